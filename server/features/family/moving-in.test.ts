import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { migrationsFolder } from '#server/folders.ts';
import { restoreBackup } from '#server/platform/backup/restore-backup.ts';
import type { Database } from '#server/platform/db/database.ts';
import { rowsOf } from '#server/platform/db/rows.ts';
import { openMediaStore } from '#server/platform/media/open-media-store.ts';
import { beforeFamilies, openDatabaseAt } from '#tests/support/database-at.ts';
import { databaseKinds, openEmptyDatabase } from '#tests/support/empty-database.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'colo-moving-in-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const ask = <Row>(db: Database, question: string) => rowsOf<Row>(db, sql.raw(question));

/** A backup that the version before wrote, of two mothers who used all of it. */
async function restoredFormer(kind: Parameters<typeof openEmptyDatabase>[0]) {
  const file = join(folder, `former-${kind}.tar`);
  await writeFile(file, gunzipSync(await readFile('tests/fixtures/before-family.tar.gz')));
  const { db, close } = await openEmptyDatabase(kind);
  const mediaFolder = await mkdtemp(join(folder, 'media-'));
  const media = await openMediaStore(mediaFolder, undefined);
  const secret = 'a secret for tests, long enough';
  const summary = await restoreBackup({ db, media, mediaFolder, secret, migrationsFolder }, file, {
    replace: false,
  });
  return { db, close, summary };
}

/** Every odd case of the version before, moved in. */
async function movedIn(kind: Parameters<typeof openEmptyDatabase>[0]) {
  const { db, close, moveIn } = await openDatabaseAt(kind, beforeFamilies);
  for (const statement of (await readFile('tests/fixtures/before-family.sql', 'utf8')).split(/;\n/))
    if (statement.trim()) await ask(db, statement);
  await moveIn();
  return { db, close };
}

describe.each(databaseKinds())('moving in, on the %s database', (kind) => {
  it('a backup of the version before restores into this one', async () => {
    const { db, close, summary } = await restoredFormer(kind);
    expect(summary).toMatchObject({ rows: 1049, tables: 66, hasItsSecret: true });
    expect(await ask(db, 'select name, baby_name from profiles order by baby_name')).toEqual([
      { name: '=Ana "Flor"', baby_name: 'Bento 🌱' },
      { name: '=Ana "Flor"', baby_name: 'Caio' },
    ]);
    await close();
  });

  it('every account has a family of her own, and she is its parent', async () => {
    const { db, close } = await movedIn(kind);
    const rows = await ask<{ members: number }>(
      db,
      `select count(*)::int as members from users u join family_members m on m.user_id = u.id and m.role = 'parent'
         and m.is_default and m.joined_at = u.created_at
       join families f on f.id = m.family_id and f.id = md5('family:' || u.id)::uuid and f.created_at = u.created_at`,
    );
    expect(rows).toEqual([{ members: 16 }]);
    expect(await ask(db, 'select count(*)::int as families from families')).toEqual([{ families: 16 }]);
    await close();
  });
});
