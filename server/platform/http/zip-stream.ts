import { Zip } from 'fflate';
import { DeflatedFile } from './deflated-file.ts';

/** A file of the archive: its text or its bytes arrive in pieces, so that nothing large is ever held whole. */
type Piece = string | Uint8Array;
export type ZipEntry = { name: string; pieces: AsyncIterable<Piece> | Iterable<Piece> };

type Entries = AsyncIterable<ZipEntry> | Iterable<ZipEntry>;

/** The archive as it comes into being, for whoever has something to do between two pieces. */
export async function* zipChunks(entries: Entries, changedAt: Date): AsyncGenerator<Uint8Array, void> {
  const ready: Uint8Array[] = [];
  const zip = new Zip((error, chunk) => {
    if (error) throw error;
    if (chunk.length > 0) ready.push(chunk);
  });
  for await (const { name, pieces } of entries) {
    const file = new DeflatedFile(name, changedAt);
    zip.add(file);
    try {
      for await (const piece of pieces) {
        await file.add(piece);
        yield* ready.splice(0);
      }
      await file.end();
    } finally {
      file.close();
    }
    yield* ready.splice(0);
  }
  zip.end();
  yield* ready.splice(0);
}
