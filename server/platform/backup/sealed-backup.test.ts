import { copyFile, mkdtemp, open, readFile, rm, stat, truncate } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { mediaFolder, migrationsFolder } from '#server/folders.ts';
import { rowsOf } from '#server/platform/db/rows.ts';
import { openEmptyDatabase } from '#tests/support/empty-database.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';
import type { OpenDatabase } from '../db/database.ts';
import { openMediaStore } from '../media/open-media-store.ts';
import { openSink } from './archive-sink.ts';
import { openSource } from './archive-source.ts';
import { mediaFilesIn } from './media-files.ts';
import { restoreBackup } from './restore-backup.ts';
import { chunkBytes, headBytes, sealedChunkBytes } from './sealed-format.ts';
import { writeBackup } from './write-backup.ts';

// The embedded database and the passphrase's key both take their time.
vi.setConfig({ testTimeout: 90_000 });

const passphrase = 'três gatos no telhado de zinco';
const picture = Buffer.from(Array.from({ length: 200_001 }, (_, at) => (at * 7) % 256));

let colo: TestApp;
let folder: string;
let file: string;
let database: OpenDatabase;
beforeAll(async () => {
  colo = await startTestApp();
  folder = await mkdtemp(join(tmpdir(), 'colo-sealed-'));
  file = join(folder, 'colo.sealed');
  await colo.signedIn('ana@exemplo.test');
  const { media, db, clock, env, secret } = colo.services;
  await media.put('post-images', 'foto.webp', {
    body: Readable.from([picture]),
    size: picture.length,
    contentType: 'image/webp',
  });
  await writeBackup({ db, mediaFolder: mediaFolder(env), secret, passphrase }, file, clock.now());
  database = await openEmptyDatabase('embedded');
});
afterAll(async () => {
  await database.close();
  await colo.close();
  await rm(folder, { recursive: true, force: true });
});

async function emptyPlace() {
  const mediaHere = await mkdtemp(join(folder, 'media-'));
  const media = await openMediaStore(mediaHere, undefined);
  return { db: database.db, media, mediaFolder: mediaHere, secret: colo.services.secret, migrationsFolder };
}

async function tablesHere(): Promise<unknown[]> {
  const rows = await rowsOf<unknown>(
    database.db,
    sql`select table_name from information_schema.tables where table_schema = 'public'`,
  );
  return rows;
}

const damaged = async (name: string, harm: (path: string) => Promise<void>) => {
  const path = join(folder, name);
  await copyFile(file, path);
  await harm(path);
  return path;
};
const flip = (at: number) => async (path: string) => {
  const handle = await open(path, 'r+');
  const byte = Buffer.alloc(1);
  await handle.read(byte, 0, 1, at);
  await handle.write(Buffer.from([byte.readUInt8() ^ 1]), 0, 1, at);
  await handle.close();
};

describe('a backup sealed with a passphrase', () => {
  it('that was cut where a chunk ends does not open, whatever it holds', async () => {
    const path = join(folder, 'chunks');
    const handle = await open(path, 'w');
    const sink = await openSink(handle, passphrase);
    await sink.write(Buffer.alloc(2 * chunkBytes));
    await sink.end();
    await handle.close();
    expect((await openSource(path, passphrase)).size).toBe(2 * chunkBytes);
    await truncate(path, headBytes + sealedChunkBytes);
    await expect(openSource(path, passphrase)).rejects.toThrow('it ends too soon');
  });

  it('says nothing to who finds it', async () => {
    const bytes = await readFile(file);
    for (const telling of ['ana@exemplo.test', 'manifest.json', 'ustar', 'post-images', passphrase])
      expect(bytes.includes(telling), telling).toBe(false);
    expect(bytes.includes(picture.subarray(1000, 1064))).toBe(false);
    expect((await stat(file)).mode & 0o777).toBe(0o600);
  });

  it('is refused with another passphrase or none, and when it is not whole, before anything is changed', async () => {
    const place = await emptyPlace();
    const size = (await stat(file)).size;
    const chunks = Math.floor((size - headBytes) / sealedChunkBytes);
    const refusals: [path: string, given: string | undefined, reason: string][] = [
      [file, 'três gatos no telhado de barro', 'BACKUP_PASSPHRASE is another one'],
      [file, undefined, 'set BACKUP_PASSPHRASE'],
      [await damaged('salt', flip(20)), passphrase, 'BACKUP_PASSPHRASE is another one'],
      [await damaged('version', flip(8)), passphrase, 'which this Colo does not know'],
      [await damaged('first', flip(headBytes + 100)), passphrase, 'a part of it was changed'],
      [await damaged('middle', flip(Math.floor(size * 0.5))), passphrase, 'a part of it was changed'],
      [await damaged('end', flip(size - 1)), passphrase, 'its end was changed'],
      [await damaged('cut', (path) => truncate(path, size - 1)), passphrase, 'it ends too soon'],
      // Cut where a chunk ends, each of those left is whole.
      [
        await damaged('neat', (path) => truncate(path, headBytes + chunks * sealedChunkBytes)),
        passphrase,
        'it ends too soon',
      ],
      [await damaged('head', (path) => truncate(path, headBytes)), passphrase, 'it ends too soon'],
      [await damaged('half-head', (path) => truncate(path, 40)), passphrase, 'it ends too soon'],
    ];
    for (const [path, given, reason] of refusals) {
      const restoring = restoreBackup(place, path, { replace: true, passphrase: given });
      await expect(restoring, path).rejects.toThrow(new RegExp(`${reason}.*Nothing was changed`));
    }
    expect(await tablesHere()).toEqual([]);
    expect(await mediaFilesIn(place.mediaFolder)).toEqual([]);
  });

  it('comes back whole with its passphrase', async () => {
    const place = await emptyPlace();
    const { rows, mediaFiles } = await restoreBackup(place, file, { replace: false, passphrase });
    expect(rows).toBeGreaterThan(2);
    expect(mediaFiles).toBe(1);
    const { rows: found } = (await place.db.execute(sql`select email from users`)) as unknown as {
      rows: unknown[];
    };
    expect(found).toEqual([{ email: 'ana@exemplo.test' }]);
    expect(await readFile(join(place.mediaFolder, 'post-images/foto.webp'))).toEqual(picture);
  });

  it.each([0, chunkBytes, 3 * chunkBytes + 1])(
    'of %i bytes opens from any place to any other',
    async (length) => {
      const path = join(folder, `of-${length}`);
      const whole = Buffer.from(Array.from({ length }, (_, at) => (at * 31) % 251));
      const handle = await open(path, 'w');
      const sink = await openSink(handle, passphrase);
      // In pieces that fit no chunk.
      for (let from = 0; from < length; from += 50_000) await sink.write(whole.subarray(from, from + 50_000));
      await sink.end();
      await handle.close();
      const source = await openSource(path, passphrase);
      expect(source.size).toBe(length);
      for (const [start, size] of [
        [0, length],
        [Math.max(0, length - 1), Math.min(1, length)],
        [Math.floor(length / 2), Math.floor(length / 3)],
      ] as const) {
        expect((await buffer(source.read(start, size))).equals(whole.subarray(start, start + size))).toBe(
          true,
        );
        expect((await source.bytes(start, size)).equals(whole.subarray(start, start + size))).toBe(true);
      }
    },
  );
});
