import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { Readable } from 'node:stream';
import { buffer, json } from 'node:stream/consumers';
import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import * as v from 'valibot';
import { type Manifest, manifestName, manifestSchema } from './manifest.ts';
import { RowsDigest } from './rows-digest.ts';
import type { RowText } from './tables.ts';
import { type TarEntry, tarEntries } from './tar.ts';

/** A file that is no whole backup: nothing was changed on its account. */
export class DamagedBackup extends Error {
  constructor(path: string, reason: string) {
    super(`${path} is damaged or no backup of Colo: ${reason}. Nothing was changed.`);
  }
}

export type Backup = Awaited<ReturnType<typeof openBackup>>;

const unpack = promisify<Buffer, Buffer>(gunzip);

/** Opens a backup and reads it once from end to end: what is handed back is whole, to the last bit. */
export async function openBackup(path: string) {
  try {
    const contents = new BackupContents(path, await tarEntries(path));
    const manifest = await manifestOf(contents);
    await checkFiles(contents, manifest);
    await checkTables(contents, manifest);
    return { manifest, contents };
  } catch (error) {
    throw new DamagedBackup(path, (error as Error).message);
  }
}

class BackupContents {
  readonly #path: string;
  readonly #entries: ReadonlyMap<string, TarEntry>;

  constructor(path: string, entries: TarEntry[]) {
    this.#path = path;
    this.#entries = new Map(entries.map((entry) => [entry.name, entry]));
  }

  get names() {
    return [...this.#entries.keys()];
  }

  read(name: string): Readable {
    const entry = this.#entries.get(name);
    if (!entry) throw new Error(`${name} is missing`);
    const { offset, size } = entry;
    return size === 0
      ? Readable.from([])
      : createReadStream(this.#path, { start: offset, end: offset + size - 1 });
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
