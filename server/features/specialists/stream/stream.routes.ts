import { type Context, Hono } from 'hono';
import { mother } from '#server/features/access/access.gate.ts';
import type { Viewer } from '#server/features/access/viewer.ts';
import { open } from '#server/platform/http/access-level.ts';
import { Refusal } from '#server/platform/http/refusal.ts';
import type { MediaStore } from '#server/platform/media/media-store.ts';
import { createSafeOpen, type SafeOpen } from '#server/platform/media/safe-fetch.ts';
import type { Services } from '#server/services.ts';
import { keptSessionOf } from '../asking.ts';
import { openFar } from './far-video.ts';
import { openOwn } from './own-video.ts';
import { type Part, partAddresses, type Whole } from './part-address.ts';
import { passOf } from './pass.ts';
import { rewritePlaylist } from './playlist.ts';
import { isPlaylistName, previewOf, videoOf } from './watchable.ts';

/**
 * Videos pass through us, so that her browser speaks to nobody else. Who may see one is asked anew on every piece:
 * an address that was handed on opens nothing.
 */
export function streamRoutes(services: Services, openSafely: SafeOpen = createSafeOpen()) {
  const { clock, secret, media } = services;
  const parts = partAddresses(secret);

  const passOn = passingOn(media, openSafely, parts);
  const beginning = ({ root }: Whole): Part => ({ address: root, isPlaylist: isPlaylistName(root) });
  const named = (c: Context, whole: Whole): Part => {
    const part = parts.partOf(whole, c.req.param('part') ?? '');
    if (!part) throw new Refusal('not_found', 'No playlist of this video names it.');
    return part;
  };
  const preview = async (c: Context): Promise<Whole> => {
    const session = await keptSessionOf(c, services);
    return { sessionId: session.id, which: 'preview', root: previewOf(session) };
  };
  const video = async (c: Context, viewer: Viewer) => {
    const session = await keptSessionOf(c, services);
    const root = videoOf(session, await passOf(services, viewer), clock.now());
    if (!root) throw noVideo();
    return { whole: { sessionId: session.id, which: 'video', root } satisfies Whole, session };
  };

  return new Hono()
    .get('/:id/stream/preview', open, async (c) => {
      const whole = await preview(c);
      return passOn(c, whole, { part: beginning(whole), usualType: 'video/mp4' });
    })
    .get('/:id/stream/preview/:part', open, async (c) => {
      const whole = await preview(c);
      return passOn(c, whole, { part: named(c, whole), usualType: 'application/octet-stream' });
    })
    .get('/:id/stream/video', mother(services), async (c) => {
      const { whole } = await video(c, c.var.viewer);
      return passOn(c, whole, { part: beginning(whole), usualType: 'video/mp4' });
    })
    .get('/:id/stream/video/:part', mother(services), async (c) => {
      const { whole } = await video(c, c.var.viewer);
      return passOn(c, whole, { part: named(c, whole), usualType: 'application/octet-stream' });
    })
    .get('/:id/stream/captions', mother(services), async (c) => {
      const { whole, session } = await video(c, c.var.viewer);
      if (!session.captionsUrl) throw noVideo();
      const captions = { address: session.captionsUrl, isPlaylist: false };
      const answer = await passOn(c, whole, { part: captions, usualType: 'text/vtt' });
      answer.headers.set('Content-Type', 'text/vtt; charset=utf-8');
      return answer;
    });
}

type PartAddresses = ReturnType<typeof partAddresses>;

/** Hands a piece of a video on as it comes; of a playlist, with the addresses in it made our own. */
function passingOn(media: MediaStore, openSafely: SafeOpen, parts: PartAddresses) {
  return async (
    c: Context,
    whole: Whole,
    { part, usualType }: { part: Part; usualType: string },
  ): Promise<Response> => {
    const range = c.req.header('Range');
    const isHead = c.req.method === 'HEAD';
    if (part.address.startsWith('/media/')) {
      const own = await openOwn(media, part.address, { range, isHead });
      if (!own) throw noVideo();
      return harmless(own);
    }
    const far = await openFar(openSafely, { ...part, range, usualType, isHead, signal: c.req.raw.signal });
    if (far.kind === 'file') return harmless(far.response);
    const text = rewritePlaylist(far.text, far.base, (named) => parts.addressOf(whole, named));
    return harmless(new Response(text, { headers: { 'Content-Type': 'application/vnd.apple.mpegurl' } }));
  };
}

const noVideo = () => new Refusal('not_found', 'There is nothing to watch here now.');

/** Opened as a page of its own, it may do nothing at all. */
function harmless(answer: Response): Response {
  answer.headers.set('Content-Security-Policy', "default-src 'none'; sandbox");
  return answer;
}
