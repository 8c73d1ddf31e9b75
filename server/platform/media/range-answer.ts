import { Readable } from 'node:stream';
import type { Bucket, ByteRange, MediaStore } from './media-store.ts';

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

/** One range, as players ask; several at once, or nonsense, get the whole file, as the standard allows. */
function rangeOf(header: string | undefined, size: number): ByteRange | 'unsatisfiable' | undefined {
  const match = /^bytes=(\d*)-(\d*)$/.exec(header ?? '');
  if (!match || (!match[1] && !match[2])) return undefined;
  const start = match[1] ? Number(match[1]) : Math.max(0, size - Number(match[2]));
  const end = match[1] && match[2] ? Math.min(Number(match[2]), size - 1) : size - 1;
  return start > end || start >= size ? 'unsatisfiable' : { start, end };
}
