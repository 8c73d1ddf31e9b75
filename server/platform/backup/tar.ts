import { Readable } from 'node:stream';
import { createTarDecoder, createTarPacker } from 'modern-tar';
import type { ArchiveSink } from './archive-sink.ts';
import type { ArchiveSource } from './archive-source.ts';

type TarEntry = { name: string; read: () => Readable };

/** The files of an archive in their order. What is not read of one is passed over. Throws where it is no whole archive. */
export async function* tarEntries(archive: ArchiveSource): AsyncGenerator<TarEntry, void> {
  const bytes = Readable.toWeb(archive.read(0, archive.size)) as ReadableStream<Uint8Array>;
  for await (const { header, body } of bytes.pipeThrough(createTarDecoder({ strict: true }))) {
    yield { name: header.name, read: () => Readable.fromWeb(body as Parameters<typeof Readable.fromWeb>[0]) };
    if (!body.locked) await body.cancel();
  }
}

/** What is wrong with an archive, in our words where the library has its own. */
export function faultOf({ message }: Error): string {
  if (message === 'Tar archive is truncated.') return 'it ends too soon';
  return /^(Invalid|Tar|TAR) /.test(message) ? 'it is no archive' : message;
}

/** An archive that is being written, as far as a backup needs it: plain files, so that any `tar` can look inside. */
export function packTar(archive: ArchiveSink, changedAt: Date) {
  const { readable, controller } = createTarPacker();
  const written = pour(readable, archive);
  // Whoever adds next hears of it, and so does `finish`.
  written.catch(() => undefined);
  return {
    /** Takes exactly `size` bytes, then the next may be added. */
    add: (name: string, size: number) =>
      controller.add({ name, size, mtime: changedAt, mode: 0o600 }).getWriter(),
    finish: (): Promise<void> => {
      controller.finalize();
      return written;
    },
  };
}

async function pour(bytes: ReadableStream<Uint8Array>, archive: ArchiveSink): Promise<void> {
  for await (const piece of bytes) await archive.write(piece);
  await archive.end();
}
