import { createHash } from 'node:crypto';
import type { Readable } from 'node:stream';
import { buffer, json } from 'node:stream/consumers';
import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import * as v from 'valibot';
import { type ArchiveSource, openSource, PassphraseMissing } from './archive-source.ts';
import { type Manifest, manifestName, manifestSchema } from './manifest.ts';
import { RowsDigest } from './rows-digest.ts';
import { WrongPassphrase } from './sealed-format.ts';
import type { RowText } from './tables.ts';
import { type TarEntry, tarEntries } from './tar.ts';

/** A file that is no whole backup: nothing was changed on its account. */
export class DamagedBackup extends Error {
  constructor(path: string, reason: string) {
    super(`${path} is damaged or no backup of Colo: ${reason}. Nothing was changed.`);
  }
}

/** It is sealed, and what was given does not open it. */
export class SealedBackup extends Error {
  constructor(path: string, reason: string) {
    super(`${path} is sealed with a passphrase: ${reason}. Nothing was changed.`);
  }
}

export type Backup = Awaited<ReturnType<typeof openBackup>>;

const unpack = promisify<Buffer, Buffer>(gunzip);

/** Opens a backup and reads it once from end to end: what is handed back is whole, to the last bit. */
export async function openBackup(path: string, passphrase?: string) {
  try {
    const archive = await openSource(path, passphrase);
    const contents = new BackupContents(archive, await tarEntries(archive));
    const manifest = await manifestOf(contents);
    await checkFiles(contents, manifest);
    await checkTables(contents, manifest);
    return { manifest, contents };
  } catch (error) {
    if (error instanceof PassphraseMissing) throw new SealedBackup(path, 'set BACKUP_PASSPHRASE to it');
    if (error instanceof WrongPassphrase)
      throw new SealedBackup(path, 'BACKUP_PASSPHRASE is another one, or the head of the file was changed');
    throw new DamagedBackup(path, (error as Error).message);
  }
}

class BackupContents {
  readonly #archive: ArchiveSource;
  readonly #entries: ReadonlyMap<string, TarEntry>;

  constructor(archive: ArchiveSource, entries: TarEntry[]) {
    this.#archive = archive;
    this.#entries = new Map(entries.map((entry) => [entry.name, entry]));
  }

  get names() {
    return [...this.#entries.keys()];
  }

  read(name: string): Readable {
    const entry = this.#entries.get(name);
    if (!entry) throw new Error(`${name} is missing`);
    return this.#archive.read(entry.offset, entry.size);
  }

  /** The rows of a table, a file of the archive at a time. */
  async *rowsOf(table: string): AsyncGenerator<RowText[]> {
    for (const name of this.names) {
      if (!name.startsWith(`database/${table}/`)) continue;
      yield (await unpack(await buffer(this.read(name)))).toString().trimEnd().split('\n');
    }
  }
}

async function manifestOf(contents: BackupContents): Promise<Manifest> {
  const parsed = v.safeParse(manifestSchema, await json(contents.read(manifestName)));
  if (!parsed.success) throw new Error('its manifest cannot be read');
  return parsed.output;
}

async function checkFiles(contents: BackupContents, { files }: Manifest): Promise<void> {
  if (contents.names.length !== files.length + 1)
    throw new Error('it holds other files than its manifest says');
  for (const { name, sha256 } of files) {
    const hash = createHash('sha256');
    for await (const piece of contents.read(name)) hash.update(piece);
    if (hash.digest('hex') !== sha256) throw new Error(`${name} is not as it was written`);
  }
}

async function checkTables(contents: BackupContents, { tables }: Manifest): Promise<void> {
  for (const { name, rows, digest } of tables) {
    const found = new RowsDigest();
    for await (const page of contents.rowsOf(name)) for (const row of page) found.add(row);
    if (found.rows !== rows || found.digest !== digest) throw new Error(`the rows of ${name} do not add up`);
  }
}
