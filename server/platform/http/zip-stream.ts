import { Zip, ZipDeflate } from 'fflate';
import { pulledStream } from './pulled-stream.ts';

/** A file of the archive: its text arrives in pieces, so that nothing large is ever held whole. */
export type ZipEntry = { name: string; pieces: AsyncIterable<string> | Iterable<string> };

type Entries = AsyncIterable<ZipEntry> | Iterable<ZipEntry>;

export function zipStream(entries: Entries, changedAt: Date): ReadableStream<Uint8Array> {
  return pulledStream(zipChunks(entries, changedAt));
}

/** The archive as it comes into being, for whoever has something to do between two pieces. */
export async function* zipChunks(entries: Entries, changedAt: Date): AsyncGenerator<Uint8Array, void> {
  const ready: Uint8Array[] = [];
  const zip = new Zip((error, chunk) => {
    if (error) throw error;
    if (chunk.length > 0) ready.push(chunk);
  });
  const encoder = new TextEncoder();
  for await (const { name, pieces } of entries) {
    const file = new ZipDeflate(name);
    file.mtime = changedAt;
    zip.add(file);
    for await (const piece of pieces) {
      file.push(encoder.encode(piece));
      yield* ready.splice(0);
    }
    file.push(new Uint8Array(), true);
    yield* ready.splice(0);
  }
  zip.end();
  yield* ready.splice(0);
}
