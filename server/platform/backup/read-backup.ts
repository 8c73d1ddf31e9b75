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
import { faultOf, tarEntries } from './tar.ts';

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
    return { manifest: await verify(archive), archive };
  } catch (error) {
    if (error instanceof PassphraseMissing) throw new SealedBackup(path, 'set BACKUP_PASSPHRASE to it');
    if (error instanceof WrongPassphrase)
      throw new SealedBackup(path, 'BACKUP_PASSPHRASE is another one, or the head of the file was changed');
    throw new DamagedBackup(path, faultOf(error as Error));
  }
}

/** Each file of the archive that holds rows: the table, and the rows, which are in memory only until the next. */
export async function* tableParts(
  archive: ArchiveSource,
): AsyncGenerator<{ table: string; rows: RowText[] }, void> {
  for await (const { name, read } of tarEntries(archive)) {
    const table = tableOf(name);
    if (table) yield { table, rows: await rowsIn(await buffer(read())) };
  }
}

const tableOf = (name: string) => /^database\/([^/]+)\//.exec(name)?.[1];

const rowsIn = async (packed: Buffer): Promise<RowText[]> =>
  (await unpack(packed)).toString().trimEnd().split('\n');

/** The manifest comes last: what it says is compared with what was seen on the way. */
async function verify(archive: ArchiveSource): Promise<Manifest> {
  const hashes = new Map<string, string>();
  const digests = new Map<string, RowsDigest>();
  let manifest: Manifest | undefined;
  for await (const { name, read } of tarEntries(archive)) {
    if (name === manifestName) {
      manifest = await manifestIn(read());
      continue;
    }
    const table = tableOf(name);
    const hash = createHash('sha256');
    const packed: Buffer[] = [];
    for await (const piece of read()) {
      hash.update(piece);
      if (table) packed.push(piece);
    }
    hashes.set(name, hash.digest('hex'));
    if (!table) continue;
    const digest = digests.get(table) ?? new RowsDigest();
    // What cannot be unpacked is not as it was written either, and its checksum says so.
    for (const row of await rowsIn(Buffer.concat(packed)).catch(() => [])) digest.add(row);
    digests.set(table, digest);
  }
  if (!manifest) throw new Error(`${manifestName} is missing`);
  compareFiles(hashes, manifest);
  compareTables(digests, manifest);
  return manifest;
}

async function manifestIn(body: Readable): Promise<Manifest> {
  const parsed = v.safeParse(manifestSchema, await json(body));
  if (!parsed.success) throw new Error('its manifest cannot be read');
  return parsed.output;
}

function compareFiles(hashes: ReadonlyMap<string, string>, { files }: Manifest): void {
  if (hashes.size !== files.length) throw new Error('it holds other files than its manifest says');
  for (const { name, sha256 } of files)
    if (hashes.get(name) !== sha256) throw new Error(`${name} is not as it was written`);
}

function compareTables(digests: ReadonlyMap<string, RowsDigest>, { tables }: Manifest): void {
  for (const { name, rows, digest } of tables) {
    const found = digests.get(name) ?? new RowsDigest();
    if (found.rows !== rows || found.digest !== digest) throw new Error(`the rows of ${name} do not add up`);
  }
}
