import { copyFile, cp, mkdtemp, open, readFile, rm, stat, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { setImmediate } from 'node:timers/promises';
import { gunzipSync } from 'node:zlib';
import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { mediaFolder, migrationsFolder } from '#server/folders.ts';
import { rowsOf } from '#server/platform/db/rows.ts';
import { databaseKinds, openEmptyDatabase } from '#tests/support/empty-database.ts';
import { liveFully } from '#tests/support/full-life.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';
import type { Database, OpenDatabase } from '../db/database.ts';
import { openMediaStore } from '../media/open-media-store.ts';
import { mediaFilesIn } from './media-files.ts';
import { restoreBackup } from './restore-backup.ts';
import { writeBackup } from './write-backup.ts';

// Each place is a database made for it, and the embedded one takes its time.
vi.setConfig({ testTimeout: 90_000 });

/** All that is kept, read without the backup's own means. */
async function everythingIn(db: Database): Promise<Map<string, string[]>> {
  const ask = <Row>(question: string) => rowsOf<Row>(db, sql.raw(question));
  const tables = await ask<{ name: string }>(
    "select table_name as name from information_schema.tables where table_schema = 'public' order by 1",
  );
  const all = new Map<string, string[]>();
  for (const { name } of tables) {
    const rows = await ask<{ row: string }>(`select to_jsonb(t)::text as row from "${name}" t order by 1`);
    all.set(
      name,
      rows.map(({ row }) => row),
    );
  }
  return all;
}

/** As long as the name of an article's cover may be. */
const longName = `${'capa-'.repeat(17)}w320.webp`;
const picture = Buffer.from(Array.from({ length: 70_001 }, (_, at) => (at * 7) % 256));

let colo: TestApp;
let folder: string;
let file: string;
beforeAll(async () => {
  colo = await startTestApp();
  folder = await mkdtemp(join(tmpdir(), 'colo-backup-'));
  file = join(folder, 'colo.tar');
  await liveFully(colo, 'ana@exemplo.test');
  const { media, db, clock, env, secret } = colo.services;
  await media.put('post-images', longName, {
    body: Readable.from([picture]),
    size: picture.length,
    contentType: 'image/webp',
  });
  await media.put('post-audio', 'vazio.mp3', { body: Readable.from([]), size: 0, contentType: 'audio/mpeg' });
  await media.put('session-videos', 'conversa.mp4', {
    body: Readable.from([picture]),
    size: picture.length,
    contentType: 'video/mp4',
  });
  const summary = await writeBackup({ db, mediaFolder: mediaFolder(env), secret }, file, clock.now());
  expect(summary.mediaFiles).toBe(5);
});
afterAll(async () => {
  await colo.close();
  await rm(folder, { recursive: true, force: true });
});

const opened: OpenDatabase[] = [];
afterEach(async () => {
  for (const database of opened.splice(0)) await database.close();
});

async function emptyPlace(kind: Parameters<typeof openEmptyDatabase>[0]) {
  const database = await openEmptyDatabase(kind);
  opened.push(database);
  const mediaHere = await mkdtemp(join(folder, 'media-'));
  const media = await openMediaStore(mediaHere, undefined);
  return { db: database.db, media, mediaFolder: mediaHere, secret: colo.services.secret, migrationsFolder };
}

async function expectSame(place: Awaited<ReturnType<typeof emptyPlace>>): Promise<void> {
  const [before, after] = [await everythingIn(colo.services.db), await everythingIn(place.db)];
  expect([...after.keys()]).toEqual([...before.keys()]);
  for (const [table, rows] of before) expect(after.get(table), table).toEqual(rows);
  const files = await mediaFilesIn(place.mediaFolder);
  const names = files.map(({ bucket, name }) => `${bucket}/${name}`).sort();
  const others = ['post-audio/vazio.mp3', `post-images/${longName}`, 'session-videos/conversa.mp4'];
  // A photo of the family's, small and whole, is hers to have back too.
  const photo = expect.stringMatching(/^family-photos\//);
  expect(names).toEqual([photo, photo, ...others]);
  for (const { bucket, name, path } of files) {
    expect(await readFile(path), name).toEqual(
      await readFile(join(mediaFolder(colo.services.env), bucket, name)),
    );
  }
}

/** Keys guard, numbers go on and counts count. */
async function expectAlive(db: Database): Promise<void> {
  const orphan = sql`insert into saved_posts (post_id, user_id, created_at)
    values (gen_random_uuid(), gen_random_uuid(), now())`;
  await expect(db.execute(orphan)).rejects.toMatchObject({ cause: { code: '23503' } });
  await db.execute(sql`insert into audit_log (action, subject, at) values ('staff_added', 'x', now())`);
  const hearts = async () => {
    const rows = await rowsOf<{ counted: number; given: number }>(
      db,
      sql`select sum(reaction_count)::int as counted, (select count(*)::int from community_reactions) as given
          from community_posts`,
    );
    return rows[0] ?? { counted: 0, given: 0 };
  };
  const before = await hearts();
  await db.execute(sql`delete from community_reactions`);
  expect(before.given).toBeGreaterThan(0);
  expect(await hearts()).toEqual({ counted: before.counted - before.given, given: 0 });
}

describe.each(databaseKinds())('a backup, in an empty place on the %s database', (kind) => {
  it('is all that was kept, every row of every table and every file, and Colo goes on from there', async () => {
    const place = await emptyPlace(kind);
    const { rows, hasItsSecret } = await restoreBackup(place, file, { replace: false });
    expect(rows).toBeGreaterThan(100);
    expect(hasItsSecret).toBe(true);
    await expectSame(place);
    await expectAlive(place.db);
  });

  it('can be backed up again, and comes back the same, on the other database too', async () => {
    const place = await emptyPlace(kind);
    await restoreBackup(place, file, { replace: false });
    const again = join(folder, `again-${kind}.tar`);
    await writeBackup(place, again, new Date());
    const there = await emptyPlace(kind === 'embedded' ? (databaseKinds().at(-1) ?? kind) : 'embedded');
    await restoreBackup(there, again, { replace: false });
    await expectSame(there);
  });

  it('is brought up to today when it is older than the tables are', async () => {
    const place = await emptyPlace(kind);
    const newer = await mkdtemp(join(folder, 'migrations-'));
    await cp(migrationsFolder, newer, { recursive: true });
    const journalFile = join(newer, 'meta/_journal.json');
    const journal = JSON.parse(await readFile(journalFile, 'utf8'));
    journal.entries.push({ ...journal.entries.at(-1), idx: 99, when: 9_000_000_000_000, tag: '0099_later' });
    await writeFile(journalFile, JSON.stringify(journal));
    await writeFile(
      join(newer, '0099_later.sql'),
      "alter table waitlist_entries add column mood text default 'calm'",
    );
    await restoreBackup({ ...place, migrationsFolder: newer }, file, { replace: false });
    const { rows } = (await place.db.execute(sql`select mood from waitlist_entries`)) as unknown as {
      rows: unknown[];
    };
    expect(rows).toEqual([{ mood: 'calm' }]);

    const later = join(folder, `later-${kind}.tar`);
    await writeBackup(place, later, new Date());
    const old = await emptyPlace(kind);
    await expect(restoreBackup(old, later, { replace: false })).rejects.toThrow('newer Colo');
    expect(await everythingIn(old.db)).toEqual(new Map());
  });
});

describe('a place with something in it', () => {
  it('is left alone, until it is said that it may go', async () => {
    const place = await emptyPlace('embedded');
    await restoreBackup(place, file, { replace: false });
    await place.db.execute(sql`update waitlist_entries set email = 'nova@exemplo.test'`);
    await place.media.put('post-images', 'nova.webp', {
      body: Readable.from(['x']),
      size: 1,
      contentType: 'image/webp',
    });
    await expect(restoreBackup(place, file, { replace: false })).rejects.toThrow(
      'data in this place already',
    );
    const { rows } = (await place.db.execute(sql`select email from waitlist_entries`)) as unknown as {
      rows: unknown[];
    };
    expect(rows).toEqual([{ email: 'nova@exemplo.test' }]);
    await restoreBackup(place, file, { replace: true });
    await expectSame(place);
  });
});

describe('a file that is not whole', () => {
  const damaged = async (name: string, harm: (path: string) => Promise<void>) => {
    const path = join(folder, name);
    await copyFile(file, path);
    await harm(path);
    return path;
  };
  const flip = (share: number) => async (path: string) => {
    const handle = await open(path, 'r+');
    const at = Math.floor((await handle.stat()).size * share);
    const byte = Buffer.alloc(1);
    await handle.read(byte, 0, 1, at);
    await handle.write(Buffer.from([byte.readUInt8() ^ 1]), 0, 1, at);
    await handle.close();
  };

  it('is refused before anything is changed, wherever the damage lies', async () => {
    const place = await emptyPlace('embedded');
    const size = (await stat(file)).size;
    const paths = [
      await damaged('half.tar', (path) => truncate(path, Math.floor(size / 2))),
      await damaged('cut.tar', (path) => truncate(path, size - 2048)),
      await damaged('media.tar', flip(0.1)),
      await damaged('rows.tar', flip(0.6)),
      await damaged('empty.tar', (path) => truncate(path, 0)),
      await damaged('other.tar', (path) => writeFile(path, 'not an archive'.repeat(100))),
    ];
    for (const path of paths) {
      await expect(restoreBackup(place, path, { replace: true }), path).rejects.toThrow(
        'is damaged or no backup',
      );
    }
    expect(await everythingIn(place.db)).toEqual(new Map());
    expect(await mediaFilesIn(place.mediaFolder)).toEqual([]);
  });
});

describe('a backup', () => {
  it('never writes over a file, and leaves none behind when it fails', async () => {
    const { db, clock, env, secret } = colo.services;
    const source = { db, mediaFolder: mediaFolder(env), secret };
    await expect(writeBackup(source, file, clock.now())).rejects.toThrow('EEXIST');
    const failed = join(folder, 'failed.tar');
    const broken = { ...source, db: (await emptyPlace('embedded')).db };
    await expect(writeBackup(broken, failed, clock.now())).rejects.toThrow();
    await expect(stat(failed)).rejects.toThrow('ENOENT');
    await expect(stat(`${failed}.part`)).rejects.toThrow('ENOENT');
  });

  it('holds one moment: what is written while it is made is in it whole or not at all', async () => {
    const { db, clock, env, secret } = colo.services;
    const path = join(folder, 'busy.tar');
    let made = false;
    // The first of the tables and one of the last: read one after the other, they would not agree.
    const writeBoth = async (n: number) => {
      const email = `onda${n}@exemplo.test`;
      await db.transaction(async (both) => {
        await both.execute(sql`insert into audit_log (action, subject, at) values ('x', ${email}, now())`);
        await both.execute(
          sql`insert into waitlist_entries (email, language, created_at) values (${email}, 'pt', now())`,
        );
      });
    };
    const writing = (async () => {
      for (let n = 0; !made; n += 1) {
        await writeBoth(n);
        // The embedded database answers without a pause: as requests do, this leaves room for files to be written.
        await setImmediate();
      }
    })();
    await writeBackup({ db, mediaFolder: mediaFolder(env), secret }, path, clock.now());
    made = true;
    await writing;
    const place = await emptyPlace('embedded');
    await restoreBackup(place, path, { replace: false });
    const rows = await rowsOf<{ first: number; last: number }>(
      place.db,
      sql`select (select count(*)::int from audit_log where subject like 'onda%') as first,
                 (select count(*)::int from waitlist_entries where email like 'onda%') as last`,
    );
    expect(rows[0]?.first).toBe(rows[0]?.last);
  });

  it('does not carry the secret', async () => {
    expect((await readFile(file)).includes(colo.services.secret)).toBe(false);
  });
});

describe('a backup that Colo wrote before it used a library for archives', () => {
  it('comes back as it left', async () => {
    const path = join(folder, 'former.tar');
    await writeFile(path, gunzipSync(await readFile('tests/support/former-backup.tar.gz')));
    const place = await emptyPlace('embedded');
    expect(await restoreBackup(place, path, { replace: false })).toMatchObject({
      madeAt: '2026-03-08T12:00:00.000Z',
      rows: 1,
      mediaFiles: 2,
      hasItsSecret: true,
    });
    expect(await rowsOf(place.db, sql`select email from users`)).toEqual([{ email: 'ana@exemplo.test' }]);
    const names = (await mediaFilesIn(place.mediaFolder)).map(({ name }) => name);
    expect(names.sort()).toEqual(['foto.webp', `${'longo-'.repeat(15)}.webp`]);
  });
});
