import { createHash } from 'node:crypto';
import { rm } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import type { Database } from '../db/database.ts';
import { contentTypeOf } from '../media/content-types.ts';
import { type Bucket, buckets, type MediaStore } from '../media/media-store.ts';
import { isEmptyDatabase, loadTables } from './load-tables.ts';
import { secretMarkOf } from './manifest.ts';
import { mediaFilesIn } from './media-files.ts';
import { migrationsAround } from './migrations.ts';
import { type Backup, openBackup } from './read-backup.ts';
import { tarEntries } from './tar.ts';

export class PlaceNotEmpty extends Error {
  constructor() {
    super(
      'There are data in this place already. Restore into an empty one, or say --replace to lose what is there. Nothing was changed.',
    );
  }
}

export type Place = {
  db: Database;
  media: MediaStore;
  /** Undefined where media are kept on S3. */
  mediaFolder: string | undefined;
  secret: string | undefined;
  migrationsFolder: string;
};

export type RestoreOptions = {
  replace: boolean;
  passphrase?: string | undefined;
  /** What is done to the rows before anybody sees them, in the transaction that brings them: all of it or nothing. */
  beforeCommit?: (transaction: Database, madeAt: Date) => Promise<void>;
};

export type RestoreSummary = {
  madeAt: string;
  rows: number;
  tables: number;
  mediaFiles: number;
  /** Whether what was sealed with the secret of then can be opened here. */
  hasItsSecret: boolean;
};

/** Puts a backup into a place. Refuses before it changes anything, and leaves no half of it behind. */
export async function restoreBackup(
  place: Place,
  path: string,
  { replace, passphrase, beforeCommit }: RestoreOptions,
): Promise<RestoreSummary> {
  const backup = await openBackup(path, passphrase);
  const { manifest } = backup;
  migrationsAround(manifest.migration, place.migrationsFolder);
  const files = mediaOf(backup);
  const before = place.mediaFolder ? await mediaFilesIn(place.mediaFolder) : [];
  const isEmpty = before.length === 0 && (await isEmptyDatabase(place.db));
  if (!isEmpty && !replace) throw new PlaceNotEmpty();

  const wasHere = new Set(before.map(entryOf));
  try {
    await placeFiles(place.media, backup, files);
    await loadTables(place.db, backup, {
      migrationsFolder: place.migrationsFolder,
      beforeCommit: async (transaction) => beforeCommit?.(transaction, new Date(manifest.madeAt)),
    });
  } catch (error) {
    for (const file of files) {
      if (!wasHere.has(entryOf(file))) await place.media.remove(file.bucket, file.name);
    }
    throw error;
  }
  const isHere = new Set(files.map(entryOf));
  for (const file of before) if (!isHere.has(entryOf(file))) await rm(file.path, { force: true });
  return {
    madeAt: manifest.madeAt,
    rows: manifest.tables.reduce((sum, { rows }) => sum + rows, 0),
    tables: manifest.tables.length,
    mediaFiles: files.length,
    hasItsSecret: secretMarkOf(place.secret) === manifest.secretMark,
  };
}

type MediaEntry = { bucket: Bucket; name: string; size: number; sha256: string };

const entryOf = ({ bucket, name }: { bucket: string; name: string }) => `media/${bucket}/${name}`;

function mediaOf({ manifest }: Backup): MediaEntry[] {
  return manifest.files.flatMap(({ name: entry, size, sha256 }) => {
    if (!entry.startsWith('media/')) return [];
    const [, bucketName, name] = /^media\/([\w-]+)\/([\w.-]+)$/.exec(entry) ?? [];
    const bucket = buckets.find((one) => one === bucketName);
    if (!bucket || !name) throw new Error(`This Colo has no place for ${entry}.`);
    return { bucket, name, size, sha256 };
  });
}

async function placeFiles(media: MediaStore, { archive }: Backup, files: MediaEntry[]): Promise<void> {
  const byEntry = new Map(files.map((file) => [entryOf(file), file]));
  for await (const { name, read } of tarEntries(archive)) {
    const file = byEntry.get(name);
    if (file) await placeFile(media, file, read());
  }
}

/** Stored, and read back to see that it arrived as it left. */
async function placeFile(media: MediaStore, file: MediaEntry, body: Readable): Promise<void> {
  const { bucket, name, size, sha256 } = file;
  const contentType = contentTypeOf(name) ?? 'application/octet-stream';
  await media.put(bucket, name, { body, size, contentType });
  if ((await hashOf(await media.read(bucket, name))) !== sha256)
    throw new Error(`${name} did not arrive as it left.`);
}

async function hashOf(body: Readable): Promise<string> {
  const hash = createHash('sha256');
  for await (const piece of body) hash.update(piece);
  return hash.digest('hex');
}
