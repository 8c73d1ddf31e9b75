import { Readable } from 'node:stream';
import { rangeOf } from '#server/platform/media/byte-range.ts';
import { buckets, type MediaStore } from '#server/platform/media/media-store.ts';

const types: Record<string, string> = {
  mp4: 'video/mp4',
  webm: 'video/webm',
  vtt: 'text/vtt; charset=utf-8',
};

/** A file of our own store, for a video that staff did not leave with somebody else. Undefined where there is none. */
export async function openOwn(
  media: MediaStore,
  address: string,
  { range: asked, isHead }: { range: string | undefined; isHead: boolean },
): Promise<Response | undefined> {
  const [, folder, name = '', extension = ''] =
    /^\/media\/([\w-]+)\/([\w-]+(?:\.[\w-]+)*\.(\w+))$/.exec(address) ?? [];
  const bucket = buckets.find((one) => one === folder);
  const type = types[extension];
  const file = bucket && type ? await media.describe(bucket, name) : undefined;
  if (!file || !bucket || !type) return undefined;

  const headers = new Headers({ 'Content-Type': type, 'Accept-Ranges': 'bytes' });
  const range = rangeOf(asked, file.size);
  if (range === 'unsatisfiable') {
    headers.set('Content-Range', `bytes */${file.size}`);
    return new Response(null, { status: 416, headers });
  }
  headers.set('Content-Length', String(range ? range.end - range.start + 1 : file.size));
  if (range) headers.set('Content-Range', `bytes ${range.start}-${range.end}/${file.size}`);
  const body = isHead ? null : Readable.toWeb(await media.read(bucket, name, range));
  return new Response(body as ReadableStream | null, { status: range ? 206 : 200, headers });
}
