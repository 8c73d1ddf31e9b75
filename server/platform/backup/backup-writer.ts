import { createHash } from 'node:crypto';
import { type FileHandle, mkdir, open, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { ArchiveSink } from './archive-sink.ts';
import type { Manifest } from './manifest.ts';
import { packTar } from './tar.ts';

type File = Manifest['files'][number];

/** An archive that is being written: each file that went in is noted with its checksum. */
export class BackupWriter {
  readonly files: File[] = [];
  readonly #archive: ReturnType<typeof packTar>;

  constructor(archive: ArchiveSink, madeAt: Date) {
    this.#archive = packTar(archive, madeAt);
  }

  async add(
    name: string,
    size: number,
    body: AsyncIterable<Uint8Array> | Iterable<Uint8Array>,
  ): Promise<void> {
    const entry = this.#archive.add(name, size);
    const hash = createHash('sha256');
    let written = 0;
    for await (const piece of body) {
      hash.update(piece);
      written += piece.length;
      if (written <= size) await entry.write(piece);
    }
    if (written !== size) throw new Error(`${name} changed while it was being read.`);
    await entry.close();
    this.files.push({ name, size, sha256: hash.digest('hex') });
  }

  finish(): Promise<void> {
    return this.#archive.finish();
  }
}

/** Written aside, brought to the disk and only then named: what bears the name of a backup is a whole one. */
export async function writeAside(path: string, write: (archive: FileHandle) => Promise<void>): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  // The name is taken first, so that no two backups, nor anything else of that name, write over one another.
  await (await open(path, 'wx', 0o600)).close();
  const aside = `${path}.part`;
  try {
    const archive = await open(aside, 'w', 0o600);
    try {
      await write(archive);
      await archive.sync();
    } finally {
      await archive.close();
    }
    await rename(aside, path);
  } catch (error) {
    await rm(aside, { force: true });
    await rm(path, { force: true });
    throw error;
  }
}
