import { once } from 'node:events';
import { createReadStream } from 'node:fs';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { Database } from '../db/database.ts';
import { ifThere } from '../files/if-there.ts';
import { openSink } from './archive-sink.ts';
import { BackupWriter, writeAside } from './backup-writer.ts';
import { type Manifest, manifestName, secretMarkOf } from './manifest.ts';
import { mediaFilesIn } from './media-files.ts';
import { RowsDigest } from './rows-digest.ts';
import { ask, rowPages, setTextFormats, type Table, tablesOf } from './tables.ts';

/** A file of the archive holds about so much of a table: its length must be known before it is written. */
const partBytes = 4_000_000;
const pack = promisify<string, Buffer>(gzip);
const partName = (table: string, part: number) =>
  `database/${table}/${String(part).padStart(6, '0')}.jsonl.gz`;

type Source = {
  db: Database;
  /** Undefined where media are kept on S3: they stay there. */
  mediaFolder: string | undefined;
  secret: string | undefined;
  /** What the file is sealed with; without one anybody who has the file can read it. */
  passphrase?: string | undefined;
};

export type BackupSummary = { rows: number; tables: number; mediaFiles: number };

/**
 * One file with all that Colo keeps, while people use it. Media never change under a name, so they need no snapshot:
 * those that were there go first, then the database as of one moment, then the media that came meanwhile. Whatever a
 * row points to was there before the moment, or is found after it.
 */
export async function writeBackup(
  { db, mediaFolder, secret, passphrase }: Source,
  path: string,
  madeAt: Date,
): Promise<BackupSummary> {
  const summary: BackupSummary = { rows: 0, tables: 0, mediaFiles: 0 };
  await writeAside(path, async (file) => {
    const writer = new BackupWriter(await openSink(file, passphrase), madeAt);
    const addMedia = () => (mediaFolder ? addMediaFiles(writer, mediaFolder) : 0);
    summary.mediaFiles += await addMedia();
    const { migration, tables } = await addTables(writer, db);
    summary.mediaFiles += await addMedia();
    const manifest: Manifest = {
      format: 1,
      madeAt: madeAt.toISOString(),
      migration,
      secretMark: secretMarkOf(secret),
      media: mediaFolder ? 'disk' : 's3',
      tables,
      files: [...writer.files],
    };
    const text = Buffer.from(`${JSON.stringify(manifest, null, 1)}\n`);
    await writer.add(manifestName, text.length, [text]);
    await writer.finish();
    summary.tables = tables.length;
    summary.rows = tables.reduce((sum, { rows }) => sum + rows, 0);
  });
  return summary;
}

async function addMediaFiles(writer: BackupWriter, folder: string): Promise<number> {
  const known = new Set(writer.files.map(({ name }) => name));
  let added = 0;
  for (const { bucket, name, path, size } of await mediaFilesIn(folder)) {
    const entry = `media/${bucket}/${name}`;
    if (known.has(entry)) continue;
    const body = createReadStream(path);
    // Taken away by its owner a moment ago: no row of the moment to come points to it.
    if (!(await ifThere(once(body, 'open')))) continue;
    await writer.add(entry, size, body);
    added += 1;
  }
  return added;
}

/** All tables as of one moment: what is written meanwhile is not seen. */
function addTables(writer: BackupWriter, db: Database) {
  return db.transaction(
    async (transaction) => {
      await setTextFormats(transaction);
      const tables: Manifest['tables'] = [];
      for (const table of await tablesOf(transaction))
        tables.push(await addTable(writer, transaction, table));
      const [last] = await ask<{ at: string }>(
        transaction,
        'select max(created_at)::text as at from drizzle.__drizzle_migrations',
      );
      return { migration: Number(last?.at), tables };
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  );
}

async function addTable(writer: BackupWriter, transaction: Database, table: Table) {
  const digest = new RowsDigest();
  let lines: string[] = [];
  let bytes = 0;
  let part = 0;
  const flush = async () => {
    if (lines.length === 0) return;
    part += 1;
    const packed = await pack(`${lines.join('\n')}\n`);
    await writer.add(partName(table.name, part), packed.length, [packed]);
    lines = [];
    bytes = 0;
  };
  for await (const page of rowPages(transaction, table)) {
    for (const row of page) {
      digest.add(row);
      lines.push(row);
      bytes += row.length;
      if (bytes >= partBytes) await flush();
    }
  }
  await flush();
  const columns = table.columns.map(({ name }) => name);
  return { name: table.name, columns, rows: digest.rows, digest: digest.digest };
}
