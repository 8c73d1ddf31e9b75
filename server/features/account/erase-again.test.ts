import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { mediaFolder, migrationsFolder } from '#server/folders.ts';
import { personalData } from '#server/personal-data.ts';
import { restoreBackup } from '#server/platform/backup/restore-backup.ts';
import { writeBackup } from '#server/platform/backup/write-backup.ts';
import type { Database, OpenDatabase } from '#server/platform/db/database.ts';
import { rowsOf } from '#server/platform/db/rows.ts';
import { openMediaStore } from '#server/platform/media/open-media-store.ts';
import { openEmptyDatabase } from '#tests/support/empty-database.ts';
import { liveFully } from '#tests/support/full-life.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';
import { eraseDueAccounts } from './account.service.ts';
import { eraseAgain } from './erase-again.ts';
import { eraseDueOfFamilies } from './erase-of-family.ts';

// Each place is a database made for it, and the embedded one takes its time.
vi.setConfig({ testTimeout: 90_000 });

let colo: TestApp;
let folder: string;
type Life = Awaited<ReturnType<typeof liveFully>>;
const lives = new Map<string, Life>();
const life = (name: string) => lives.get(name) as Life;
let backup: string;
let later: string;

const address = (name: string) => `${name}@exemplo.test`;
const leave = async (name: string, keepCommunityTexts = false) => {
  const her = await colo.signedIn(address(name));
  expect((await her.post('/api/account/deletion', { keepCommunityTexts })).status).toBe(204);
};

async function writeHere(name: string): Promise<string> {
  const { db, clock, env, secret } = colo.services;
  const path = join(folder, name);
  await writeBackup({ db, mediaFolder: mediaFolder(env), secret }, path, clock.now());
  return path;
}

/** The first backup; then one leaves, one leaves her texts, one deletes her records; the second; one comes anew. */
beforeAll(async () => {
  colo = await startTestApp();
  folder = await mkdtemp(join(tmpdir(), 'colo-erase-again-'));
  for (const name of ['fica', 'vai', 'textos', 'registros'])
    lives.set(name, await liveFully(colo, address(name)));
  await colo.browser().post('/api/waitlist', { email: address('espera'), language: 'pt' });
  backup = await writeHere('colo.tar');
  colo.clock.pass({ hours: 1 });
  lives.set('espera', await liveFully(colo, address('espera')));
  await leave('vai');
  await leave('espera');
  await leave('textos', true);
  colo.clock.pass({ days: 7 });
  await eraseDueAccounts(colo.services);
  const withdrawal = { kind: 'health-data', records: 'delete' };
  const write = { id: crypto.randomUUID(), kind: 'consent.withdraw', body: withdrawal };
  const her = await colo.signedIn(address('registros'));
  const answer = await her.post('/api/sync', { writes: [write] });
  expect(await answer.json()).toMatchObject({ outcomes: [{ done: true }] });
  colo.clock.pass({ hours: 1 });
  await colo.signedIn(address('vai'));
  later = await writeHere('later.tar');
});
afterAll(async () => {
  await colo.close();
  await rm(folder, { recursive: true, force: true });
});

const opened: OpenDatabase[] = [];
afterEach(async () => {
  for (const database of opened.splice(0)) await database.close();
});

/** A new place into which a backup is restored, as the command does it. */
async function restored(path: string, secret: string | undefined = colo.services.secret): Promise<Database> {
  const database = await openEmptyDatabase('embedded');
  opened.push(database);
  const mediaHere = await mkdtemp(join(folder, 'media-'));
  const media = await openMediaStore(mediaHere, undefined);
  const place = { db: database.db, media, mediaFolder: mediaHere, secret, migrationsFolder };
  const erasures = await colo.services.erasures.all();
  await restoreBackup(place, path, {
    replace: false,
    beforeCommit: async (transaction, madeAt) => {
      await eraseAgain(transaction, erasures, { media, secret, madeAt, personalData });
    },
  });
  return database.db;
}

/** What the law asks to keep stays for its time: audit_log. */
async function traces(db: Database, ...tellings: string[]): Promise<string[]> {
  const ask = <Row>(question: ReturnType<typeof sql>) => rowsOf<Row>(db, question);
  const tables = await ask<{ name: string }>(
    sql`select table_name as name from information_schema.tables
        where table_schema = 'public' and table_name <> 'audit_log'`,
  );
  const found: string[] = [];
  for (const { name } of tables) {
    const rows = await ask<{ row: string }>(sql`select t::text as row from ${sql.identifier(name)} t`);
    if (rows.some(({ row }) => tellings.some((telling) => row.includes(telling)))) found.push(name);
  }
  return found;
}

describe('who was erased after the backup was written', () => {
  it('stays erased when it is restored, and everyone else is back', async () => {
    const db = await restored(backup);
    expect(await traces(db, life('vai').owner.userId, address('vai'))).toEqual([]);
    expect(await traces(db, life('fica').owner.userId)).toContain('diary_records');
  });

  it('is also known by her address where the backup is older than her account', async () => {
    expect(await traces(await restored(backup), address('espera'))).toEqual([]);
  });

  it('leaves what she wrote in the community, if that was her wish', async () => {
    const db = await restored(backup);
    expect(await traces(db, life('textos').owner.userId, address('textos'))).toEqual([]);
    const texts = async (from: Database) =>
      (
        (await from.execute(sql`select id from community_posts where user_id is null`)) as unknown as {
          rows: unknown[];
        }
      ).rows.length;
    expect(await texts(db)).toBeGreaterThan(0);
    expect(await texts(db)).toBe(await texts(colo.services.db));
  });

  it('stays erased in a place with another secret', async () => {
    const db = await restored(backup, 'another secret, of another place');
    expect(await traces(db, life('vai').owner.userId, address('vai'))).toEqual([]);
  });

  it('and came anew before the next backup is in that one, as she is now', async () => {
    const db = await restored(later);
    expect(await traces(db, address('vai'))).toContain('users');
    expect(await traces(db, life('vai').owner.userId)).toEqual([]);
  });
});

it('records that she deleted with her consent do not come back, and she does', async () => {
  const db = await restored(backup);
  const { userId } = life('registros').owner;
  const left = await traces(db, userId);
  expect(left).toContain('users');
  for (const table of ['diary_records']) expect(left, table).not.toContain(table);
  const rows = await rowsOf<{ after_withdrawal: string }>(
    db,
    sql`select after_withdrawal from consents where user_id = ${userId} and kind = 'health-data'`,
  );
  expect(rows.map((row) => row.after_withdrawal)).toContain('deleted');
});

describe('what a family deleted after the backup was written', () => {
  it('a baby and a family stay deleted when it is restored; what was taken back is there', async () => {
    const homes = await Promise.all(
      ['bebe', 'casa', 'regret'].map(async (name) => {
        const her = await colo.signedIn(address(`${name}-familia`));
        await her.call('PATCH', '/api/profile', { body: { babyName: `Nome de ${name}` } });
        const { families } = await (await her.get('/api/families')).json();
        return { her, family: families[0].id as string, baby: families[0].babies[0].id as string };
      }),
    );
    const [withBaby, whole, kept] = homes as [Home, Home, Home];
    const path = await writeHere('families.tar');
    await withBaby.her.post(`/api/families/deletion?family=${withBaby.family}&baby=${withBaby.baby}`);
    await whole.her.post(`/api/families/deletion?family=${whole.family}`);
    await kept.her.post(`/api/families/deletion?family=${kept.family}`);
    await kept.her.call('DELETE', `/api/families/deletion?family=${kept.family}`);
    colo.clock.pass({ days: 7 });
    await eraseDueOfFamilies(colo.services);
    const db = await restored(path);
    expect(await traces(db, withBaby.baby, whole.family, whole.baby)).toEqual([]);
    expect(await traces(db, withBaby.family)).toContain('families');
    expect(await traces(db, kept.baby, 'Nome de regret')).toContain('babies');
  });
});

type Home = { her: Awaited<ReturnType<TestApp['signedIn']>>; family: string; baby: string };

it('nobody is erased whose erasure could not be noted', async () => {
  const { her, owner } = await liveFully(colo, address('sem-livro'));
  await her.post('/api/account/deletion', { keepCommunityTexts: false });
  colo.clock.pass({ days: 7 });
  const record = () => Promise.reject(new Error('The disk is full.'));
  await eraseDueAccounts({ ...colo.services, erasures: { ...colo.services.erasures, record } });
  expect(await traces(colo.services.db, owner.userId)).toContain('users');
  await eraseDueAccounts(colo.services);
  expect(await traces(colo.services.db, owner.userId)).toEqual([]);
});
