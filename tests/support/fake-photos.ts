import { vi } from 'vitest';
import type { ErrorCode } from '#shared/errors/error-codes.ts';
import { stubFetch } from './stub-fetch.ts';

type Sent = { id: string; family: string | null; record: string | null; type: string; text: string };

/**
 * The route of photos, beside whatever answered before; and a browser that draws: what it draws of a file is its first
 * words, so that a test can tell one photo from another.
 */
export function fakePhotos() {
  const sent: Sent[] = [];
  let online = true;
  let refusal: { code: ErrorCode; fields?: Record<string, string> } | undefined;
  let drawn = '';
  vi.stubGlobal('createImageBitmap', async (file: Blob) => {
    drawn = await file.text();
    if (!drawn.startsWith('photo')) throw new Error('no picture');
    return { width: 3000, height: 1500, close: () => undefined };
  });
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
  vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation(function (
    this: HTMLCanvasElement,
    take,
    type,
  ) {
    take(new Blob([`${drawn} ${this.width}x${this.height}`], { type: type ?? '' }));
  });
  const others = globalThis.fetch;
  stubFetch(async (input, init) => {
    const { pathname, searchParams } = new URL(input, 'http://colo.test');
    if (!pathname.startsWith('/api/photos/') || init.method !== 'PUT') return others(input, init);
    if (!online) throw new TypeError('Failed to fetch');
    const { code, fields } = refusal ?? {};
    if (code)
      return Response.json(
        { error: { code, message: 'no', requestId: 'r', ...(fields && { fields }) } },
        { status: 400 },
      );
    const [body, id] = [init.body as Blob, pathname.split('/').at(-1) ?? ''];
    const named = { family: searchParams.get('family'), record: searchParams.get('record') };
    sent.push({ id, ...named, type: body.type, text: await body.text() });
    return Response.json({ id, width: 1600, height: 800 });
  });
  return {
    sent,
    refuse: (code: ErrorCode, fields?: Record<string, string>) => {
      refusal = { code, ...(fields && { fields }) };
    },
    accept: () => {
      refusal = undefined;
    },
    goOffline: () => {
      online = false;
    },
    goOnline: () => {
      online = true;
      window.dispatchEvent(new Event('online'));
    },
  };
}
