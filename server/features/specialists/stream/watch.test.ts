import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { SessionPageAnswer } from '#shared/specialists/specialists.schema.ts';
import type { Browser } from '#tests/support/community.ts';
import { addSession, emptyHouse, subscribe } from '#tests/support/specialists.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';
import { videoSessions } from '../specialists.table.ts';

let colo: TestApp;
let begun: Date;
let her: Browser;
beforeAll(async () => {
  colo = await startTestApp({ STAFF_EMAILS: 'staff@colo.test' });
  begun = colo.clock.now();
});
beforeEach(async () => {
  await emptyHouse(colo, begun);
  her = await colo.signedIn('ana@exemplo.test');
});
afterAll(() => colo.close());

const now = () => colo.clock.now();
const mp4 = 'https://v.exemplo.test/a.mp4?chave=1';
const hls = 'https://v.exemplo.test/a.M3U8?chave=1';
const meetingUrl = 'https://sala.exemplo.test/1';
const watch = async (id: string, body: unknown = {}, by = her) => {
  const response = await by.post(`/api/specialists/sessions/${id}/watch`, body);
  return { status: response.status, ...(await response.json()) };
};
const address = (id: string, which: string) => `/api/specialists/sessions/${id}/stream/${which}`;

describe('what there is to watch', () => {
  it('of a replay is a file or a stream of ours, with captions when there are some', async () => {
    const file = await addSession(colo, { startsIn: -90, videoUrl: mp4, captionsUrl: mp4 });
    expect(await watch(file.id)).toEqual({
      status: 200,
      kind: 'mp4',
      address: address(file.id, 'video'),
      captions: address(file.id, 'captions'),
      isPreview: false,
    });
    const stream = await addSession(colo, { startsIn: -90, videoUrl: hls });
    expect(await watch(stream.id)).toMatchObject({ kind: 'hls', captions: null });
  });

  it('of a live session is its stream, else its meeting', async () => {
    const live = { startsIn: -10, liveAt: now(), meetingUrl };
    const stream = await addSession(colo, { ...live, videoUrl: hls });
    expect(await watch(stream.id)).toMatchObject({ kind: 'hls' });
    const meeting = await addSession(colo, live);
    expect(await watch(meeting.id)).toEqual({ status: 200, kind: 'meeting', address: meetingUrl });
  });

  it('of a live session without an address is no broken video: it is about to begin, and no view yet', async () => {
    const { id } = await addSession(colo, { startsIn: -10, liveAt: now() });
    expect(await watch(id)).toEqual({ status: 200, kind: 'soon' });
    const page = await her.get(`/api/specialists/sessions/${id}?language=pt`);
    expect(((await page.json()) as SessionPageAnswer).session.views).toBe(0);
    await colo.services.db.update(videoSessions).set({ meetingUrl }).where(eq(videoSessions.id, id));
    expect(await watch(id)).toMatchObject({ kind: 'meeting' });
  });

  it('before its time is nothing; the door of a meeting opens ten minutes before', async () => {
    const { id } = await addSession(colo, { startsIn: 30, meetingUrl, videoUrl: mp4 });
    expect(await watch(id)).toMatchObject({ status: 404 });
    colo.clock.pass({ minutes: 19 });
    expect(await watch(id)).toMatchObject({ status: 404 });
    colo.clock.pass({ minutes: 1 });
    expect(await watch(id)).toMatchObject({ kind: 'meeting' });
  });

  it('of what is over without a video, cancelled or deleted is nothing', async () => {
    const over = await addSession(colo, { startsIn: -90, meetingUrl });
    expect(await watch(over.id)).toMatchObject({ status: 404 });
    const cancelled = await addSession(colo, {
      startsIn: -90,
      videoUrl: mp4,
      previewUrl: mp4,
      cancelledAt: now(),
    });
    const gone = { status: 404, error: { fields: { session: 'session_gone' } } };
    expect(await watch(cancelled.id)).toMatchObject(gone);
    expect(await watch(cancelled.id, { preview: true })).toMatchObject(gone);
    const deleted = await addSession(colo, { startsIn: -90, videoUrl: mp4, deletedAt: now() });
    expect(await watch(deleted.id)).toMatchObject(gone);
  });

  it('of premium opens for the premium plan and for staff', async () => {
    const { id } = await addSession(colo, { startsIn: -90, videoUrl: mp4, isPremium: true });
    expect(await watch(id)).toMatchObject({
      status: 403,
      error: { code: 'forbidden', fields: { session: 'premium_only' } },
    });
    expect(await watch(id, {}, await colo.signedIn('staff@colo.test'))).toMatchObject({ kind: 'mp4' });
    await subscribe(colo, 'ana@exemplo.test');
    expect(await watch(id)).toMatchObject({ kind: 'mp4' });
    await subscribe(colo, 'ana@exemplo.test', 'free');
    expect(await watch(id)).toMatchObject({ status: 403 });
  });

  it('as a preview is open to everyone, premium or not', async () => {
    const { id } = await addSession(colo, { startsIn: -90, videoUrl: mp4, previewUrl: hls, isPremium: true });
    const preview = { kind: 'hls', address: address(id, 'preview'), captions: null, isPreview: true };
    const visitor = await colo.browser().get(`/api/specialists/sessions/${id}/preview`);
    expect(await visitor.json()).toEqual(preview);
    expect(await watch(id, { preview: true })).toMatchObject(preview);
    const without = await addSession(colo, { startsIn: -90, videoUrl: mp4 });
    expect((await colo.browser().get(`/api/specialists/sessions/${without.id}/preview`)).status).toBe(404);
  });
});

describe('views', () => {
  const session = async (id: string) =>
    ((await (await her.get(`/api/specialists/sessions/${id}?language=pt`)).json()) as SessionPageAnswer)
      .session;
  const watching = (id: string, by = her) => by.post(`/api/specialists/sessions/${id}/watching`);

  it('count each mother once, and neither previews nor what was refused', async () => {
    const { id } = await addSession(colo, { startsIn: -90, videoUrl: mp4, previewUrl: mp4 });
    await watch(id);
    await watch(id);
    await watch(id, {}, await colo.signedIn('bia@exemplo.test'));
    await watch(id, { preview: true }, await colo.signedIn('carla@exemplo.test'));
    expect(await session(id)).toMatchObject({ views: 2, viewers: 0 });
    const locked = await addSession(colo, { startsIn: -90, videoUrl: mp4, isPremium: true });
    await watch(locked.id);
    expect((await session(locked.id)).views).toBe(0);
  });

  it('of a live session tell who is there now, as long as she says so', async () => {
    const { id } = await addSession(colo, { startsIn: -10, liveAt: now(), meetingUrl });
    const bia = await colo.signedIn('bia@exemplo.test');
    await watch(id);
    await watch(id, {}, bia);
    expect((await session(id)).viewers).toBe(2);
    colo.clock.pass({ seconds: 60 });
    expect((await watching(id)).status).toBe(200);
    // Who never began to watch is not there by saying so.
    await watching(id, await colo.signedIn('carla@exemplo.test'));
    colo.clock.pass({ seconds: 45 });
    expect(await session(id)).toMatchObject({ viewers: 1, views: 2 });
    colo.clock.pass({ seconds: 46 });
    expect((await session(id)).viewers).toBe(0);
    await watching(id);
    const { db } = colo.services;
    await db.update(videoSessions).set({ endedAt: now() }).where(eq(videoSessions.id, id));
    expect(await session(id)).toMatchObject({ viewers: 0, views: 2, isLive: false });
  });
});
