import { Readable } from 'node:stream';
import { rangeOf } from './byte-range.ts';
import type { Bucket, MediaStore } from './media-store.ts';

type File = { bucket: Bucket; name: string; size: number };
type RangeRequest = { range: string | undefined; isHead: boolean };

/** A file of the store, whole or in the range that a player asks for. `headers` say what it is. */
export async function rangeAnswer(
  media: MediaStore,
  { bucket, name, size }: File,
  { range: asked, isHead, headers }: RangeRequest & { headers: Headers },
): Promise<Response> {
  headers.set('Accept-Ranges', 'bytes');
  const range = rangeOf(asked, size);
  if (range === 'unsatisfiable') {
    headers.set('Content-Range', `bytes */${size}`);
    return new Response(null, { status: 416, headers });
  }
  headers.set('Content-Length', String(range ? range.end - range.start + 1 : size));
  if (range) headers.set('Content-Range', `bytes ${range.start}-${range.end}/${size}`);
  const body = isHead ? null : Readable.toWeb(await media.read(bucket, name, range));
  return new Response(body as ReadableStream | null, { status: range ? 206 : 200, headers });
}
