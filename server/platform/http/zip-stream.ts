import { Zip, ZipDeflate } from 'fflate';

/** A file of the archive: its text arrives in pieces, so that nothing large is ever held whole. */
export type ZipEntry = { name: string; pieces: AsyncIterable<string> | Iterable<string> };

type Entries = AsyncIterable<ZipEntry> | Iterable<ZipEntry>;

/** Made as fast as it is read: the next piece is asked for when the reader has taken the last. */
export function zipStream(entries: Entries, changedAt: Date): ReadableStream<Uint8Array> {
  const chunks = zipChunks(entries, changedAt);
  return new ReadableStream(
    {
      pull: async (controller) => {
        const { done, value } = await chunks.next();
        if (done) controller.close();
        else controller.enqueue(value);
      },
      cancel: async () => {
        await chunks.return(undefined);
      },
    },
    { highWaterMark: 0 },
  );
}

async function* zipChunks(entries: Entries, changedAt: Date): AsyncGenerator<Uint8Array, void> {
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
