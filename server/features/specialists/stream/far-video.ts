import type { IncomingMessage } from 'node:http';
import { pulledStream } from '#server/platform/http/pulled-stream.ts';
import { Refusal } from '#server/platform/http/refusal.ts';
import type { SafeOpen } from '#server/platform/media/safe-fetch.ts';
import { isPlaylistText } from './playlist.ts';
import { isPlaylistName } from './watchable.ts';

const answerSeconds = 15;
/** Counted only while we wait for the far end: a player with a full buffer may pause as long as it likes. */
const silenceSeconds = 30;
const maxPlaylistBytes = 2 * 1024 * 1024;

const passedHeaders = ['content-length', 'content-range', 'accept-ranges', 'last-modified', 'etag'];
const playlistType = /^(?:application\/(?:vnd\.apple\.|x-)?mpegurl|audio\/(?:x-)?mpegurl)/i;
/** Pictures and sound do nothing but show. A page or a script of somebody else's must never come from our address. */
const harmlessType = /^(?:video|audio)\/[\w.+-]+$/i;

export type Wanted = {
  address: string;
  isPlaylist: boolean;
  range: string | undefined;
  /** What it is where the far end says nothing usable. */
  usualType: string;
  isHead: boolean;
  signal: AbortSignal;
};
export type Far = { kind: 'file'; response: Response } | { kind: 'playlist'; text: string; base: URL };

/** Asks for a video, or a part of one, and hands it on as it comes. */
export async function openFar(openSafely: SafeOpen, wanted: Wanted): Promise<Far> {
  const stop = new AbortController();
  const leave = () => stop.abort();
  wanted.signal.addEventListener('abort', leave, { once: true });
  const tooLate = setTimeout(leave, answerSeconds * 1000);
  const range = /^bytes=\d*-\d*$/.test(wanted.range ?? '') && !wanted.isPlaylist ? wanted.range : undefined;
  const { response, url } = await openSafely(wanted.address, {
    headers: { Accept: '*/*', ...(range && { Range: range }) },
    signal: stop.signal,
  }).finally(() => clearTimeout(tooLate));
  try {
    refuseUnusable(response);
    const type = (response.headers['content-type'] ?? '').split(';', 1)[0]?.trim() ?? '';
    if (wanted.isPlaylist || playlistType.test(type) || isPlaylistName(url.pathname))
      return { kind: 'playlist', text: await playlistText(response), base: url };
    return { kind: 'file', response: passedOn(response, wanted, type) };
  } catch (error) {
    response.destroy();
    throw error;
  }
}

function refuseUnusable({ statusCode = 0, headers }: IncomingMessage): void {
  if (statusCode === 404 || statusCode === 410) throw new Refusal('not_found', 'It is not there any more.');
  if (![200, 206, 416].includes(statusCode)) throw unreachable(`It answered ${statusCode}.`);
  if ((headers['content-encoding'] ?? 'identity') !== 'identity')
    throw unreachable('It answered in an encoding that was not asked for.');
}

function passedOn(response: IncomingMessage, { usualType, isHead }: Wanted, type: string): Response {
  const headers = new Headers({ 'Content-Type': harmlessType.test(type) ? type : usualType });
  for (const name of passedHeaders) {
    const value = response.headers[name];
    if (typeof value === 'string') headers.set(name, value);
  }
  const status = response.statusCode ?? 200;
  if (isHead || status === 416) {
    response.destroy();
    headers.delete('content-length');
    return new Response(null, { status, headers });
  }
  return new Response(pulledStream(pieces(response)), { status, headers });
}

async function playlistText(response: IncomingMessage): Promise<string> {
  const parts: Uint8Array[] = [];
  let bytes = 0;
  for await (const piece of pieces(response)) {
    bytes += piece.length;
    if (bytes > maxPlaylistBytes) throw unreachable('Its playlist has no end.');
    parts.push(piece);
  }
  const text = Buffer.concat(parts).toString();
  if (!isPlaylistText(text)) throw unreachable('It is no playlist.');
  return text;
}

async function* pieces(response: IncomingMessage): AsyncGenerator<Uint8Array, void> {
  const iterator = response[Symbol.asyncIterator]();
  try {
    for (;;) {
      const silence = setTimeout(() => response.destroy(), silenceSeconds * 1000);
      const { done, value } = await iterator.next().finally(() => clearTimeout(silence));
      if (done) break;
      yield value as Uint8Array;
    }
    if (!response.complete) throw unreachable('It broke off before the end.');
  } catch (error) {
    throw error instanceof Refusal ? error : unreachable('It broke off before the end.', error);
  } finally {
    response.destroy();
  }
}

const unreachable = (message: string, cause?: unknown) =>
  new Refusal('address_unreachable', message, { cause });
