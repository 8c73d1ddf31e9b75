import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { eq, or, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { users } from '#server/features/access/access.table.ts';
import type { Owner } from '#server/features/access/personal-data.ts';
import { auditLog } from '#server/features/audit/audit.table.ts';
import { erasePersonalData } from '#server/features/personal-data/personal-data.erasure.ts';
import { mediaUploads } from '#server/features/uploads/uploads.table.ts';
import { mediaFolder } from '#server/folders.ts';
import { personalData } from '#server/personal-data.ts';
import { rowsOf } from '#server/platform/db/rows.ts';
import { liveFully } from '#tests/support/full-life.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';
import { eraseDueAccounts } from './account.service.ts';

let colo: TestApp;
type Browser = ReturnType<TestApp['browser']>;
beforeAll(async () => {
  colo = await startTestApp();
});
afterAll(() => colo.close());

const leave = (her: Browser, body: unknown = { keepCommunityTexts: false }) =>
  her.post('/api/account/deletion', body);
const viewer = async (her: Browser) => (await (await her.get('/api/viewer')).json()).viewer;
const signIn = async (email: string) => {
  const her = colo.browser();
  await her.post('/auth/v1/otp', { email });
  const response = await her.post('/auth/v1/verify', { type: 'email', email, token: colo.codeFor(email) });
  return { her, answer: await response.json() };
};

async function tables(): Promise<string[]> {
  const rows = await rowsOf<{ name: string }>(
    colo.services.db,
    sql`select table_name as name from information_schema.tables
        where table_schema = 'public' and table_type = 'BASE TABLE'`,
  );
  return rows.map(({ name }) => name);
}

/** Every place that names her: all tables as text, and the media folder, names and bytes. */
async function traces({ userId, email }: Owner, babyName?: string): Promise<string[]> {
  const found: string[] = [];
  const names = (text: string) =>
    text.includes(userId) ||
    text.toLowerCase().includes(email) ||
    (babyName !== undefined && text.includes(babyName));
  for (const table of await tables()) {
    const rows = await rowsOf<{ row: string }>(
      colo.services.db,
      sql`select t::text as row from ${sql.identifier(table)} t`,
    );
    if (rows.some(({ row }) => names(row))) found.push(table);
  }
  const folder = mediaFolder(colo.services.env);
  for (const file of await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => [])) {
    const path = join(file.parentPath, file.name);
    if (names(path) || (file.isFile() && names(await readFile(path, 'latin1')))) found.push(path);
  }
  return found.sort();
}

describe('asking to be forgotten', () => {
  it('signs her out on every device, at once, and loses nothing yet', async () => {
    const { her, owner } = await liveFully(colo, 'leaving@exemplo.test');
    const tablet = await colo.signedIn('leaving@exemplo.test');
    const response = await leave(her, { keepCommunityTexts: true });
    expect(response.status).toBe(204);
    expect(her.cookie()).toBeUndefined();
    expect(await viewer(tablet)).toBeNull();
    const [user] = await colo.services.db.select().from(users).where(eq(users.id, owner.userId));
    expect(user).toMatchObject({ deletionRequestedAt: colo.clock.now(), keepCommunityTexts: true });
  });

  it('needs her word about her community texts', async () => {
    const her = await colo.signedIn('silent@exemplo.test');
    for (const body of [{}, { keepCommunityTexts: 'yes' }, { keepCommunityTexts: true, now: true }]) {
      expect((await leave(her, body)).status).toBe(400);
    }
    expect(await viewer(her)).not.toBeNull();
  });
});

describe('the days of regret', () => {
  it('end with everything as it was when she signs in on day six', async () => {
    const { her, owner } = await liveFully(colo, 'regret@exemplo.test');
    const before = await (await her.get('/api/profile')).json();
    await leave(her);
    colo.clock.pass({ days: 6 });
    await eraseDueAccounts(colo.services);
    const back = await signIn('regret@exemplo.test');
    expect(back.answer).toMatchObject({ restored: true, user: { id: owner.userId } });
    expect(await (await back.her.get('/api/profile')).json()).toEqual(before);
    colo.clock.pass({ days: 8 });
    await eraseDueAccounts(colo.services);
    expect((await viewer(back.her))?.id).toBe(owner.userId);
    expect((await signIn('regret@exemplo.test')).answer.restored).not.toBe(true);
  });

  it('once over are over: who signs in before the sweep starts anew', async () => {
    const { her, owner } = await liveFully(colo, 'late@exemplo.test');
    await leave(her);
    colo.clock.pass({ days: 7 });
    const anew = await signIn('late@exemplo.test');
    expect(anew.answer.restored).not.toBe(true);
    expect(anew.answer.user.id).not.toBe(owner.userId);
    expect(await (await anew.her.get('/api/profile')).json()).toEqual({ profile: null });
  });
});

/** What stays when she is gone: who did what, for as long as the law has it kept. */
const afterwards = ['audit_log'];

describe('after seven days', () => {
  it('nothing in any table or file names her but the audit log, and everyone else’s is untouched', async () => {
    const another = await liveFully(colo, 'stays@exemplo.test');
    const { her, owner } = await liveFully(colo, 'forgotten@exemplo.test');
    const tracesOfAnother = await traces(another.owner);
    const babyName = 'Heliodoro';
    await her.call('PATCH', '/api/profile', { body: { babyName } });
    // The test would prove nothing if she had not been everywhere.
    for (const { table, rows } of personalData) {
      expect((await rows(colo.services.db, owner)).length, table).toBeGreaterThan(0);
    }
    // What a text said before, and what was said about it, names nobody: it goes with the text. So do a family's row and its clearings.
    const nameless = ['community_versions', 'community_cases', 'families', 'food_clearings'];
    const naming = personalData
      .map(({ table }) => (table === 'profiles' ? 'profile_answers' : table))
      .filter((table) => !nameless.includes(table));
    expect(await traces(owner, babyName)).toEqual(naming.sort());

    await leave(her);
    colo.clock.pass({ days: 7 });
    await eraseDueAccounts(colo.services);

    expect(await traces(owner, babyName)).toEqual(afterwards);
    expect(await traces(another.owner)).toEqual(tracesOfAnother);
  });

  it('who did what as staff stands as it was written, and the role is gone with the account', async () => {
    const { her, owner } = await liveFully(colo, 'editor@exemplo.test');
    const { db } = colo.services;
    const lines = () =>
      db
        .select()
        .from(auditLog)
        .where(or(eq(auditLog.actorEmail, owner.email), eq(auditLog.subject, owner.email)))
        .orderBy(auditLog.id);
    expect((await viewer(her)).isStaff).toBe(true);
    const before = await lines();
    await leave(her);
    colo.clock.pass({ days: 7 });
    await eraseDueAccounts(colo.services);
    const after = await lines();
    expect(after.slice(0, before.length)).toEqual(before);
    expect(after.slice(before.length).map(({ action }) => action)).toEqual(['staff_left']);
    const anew = await signIn('editor@exemplo.test');
    expect((await viewer(anew.her)).isStaff).toBe(false);
  });

  it('a minute too early nothing is removed', async () => {
    const { her, owner } = await liveFully(colo, 'minute@exemplo.test');
    await leave(her);
    colo.clock.pass({ days: 6, hours: 23, minutes: 59 });
    await eraseDueAccounts(colo.services);
    expect(await traces(owner)).toContain('profile_answers');
    colo.clock.pass({ minutes: 1 });
    await eraseDueAccounts(colo.services);
    expect(await traces(owner)).toEqual(afterwards);
  });

  it('her files go with the rows that name them', async () => {
    const { owner } = await liveFully(colo, 'files@exemplo.test');
    const { media, db } = colo.services;
    const file = { bucket: 'post-images', name: `${owner.userId}.png` } as const;
    await media.put(file.bucket, file.name, {
      body: Readable.from(['a photo']),
      size: 7,
      contentType: 'image/png',
    });
    const photos = { table: 'photos', rows: async () => [], files: async () => [file] };
    await db.transaction((transaction) =>
      erasePersonalData(
        transaction,
        { ...owner, keepCommunityTexts: false },
        { media, personalData: [...personalData, photos] },
      ),
    );
    expect(await traces(owner)).toEqual(afterwards);
  });

  it('a picture that only her own unsaved draft shows goes with her', async () => {
    const { owner } = await liveFully(colo, 'draft@exemplo.test');
    const { media, db } = colo.services;
    const [upload] = await db.select().from(mediaUploads).where(eq(mediaUploads.userId, owner.userId));
    const names = upload?.files ?? [];
    for (const name of names)
      await media.put('post-images', name, {
        body: Readable.from(['x']),
        size: 1,
        contentType: 'image/webp',
      });
    await db.transaction((transaction) =>
      erasePersonalData(transaction, { ...owner, keepCommunityTexts: false }, { media, personalData }),
    );
    const kept = await Promise.all(names.map((name) => media.describe('post-images', name)));
    expect(kept).toEqual([undefined, undefined]);
  });

  it('a failure in the middle removes nothing, holds up nobody else, and is tried again', async () => {
    const first = await liveFully(colo, 'first@exemplo.test');
    await leave(first.her);
    colo.clock.pass({ minutes: 1 });
    const second = await liveFully(colo, 'second@exemplo.test');
    await leave(second.her);
    colo.clock.pass({ days: 7 });
    const everywhere = await traces(first.owner);
    await colo.services.db.execute(sql`create function refuse() returns trigger language plpgsql as $$
      begin if old.email = 'first@exemplo.test' then raise exception 'no'; end if; return old; end $$`);
    await colo.services.db.execute(
      sql`create trigger refuse before delete on users for each row execute function refuse()`,
    );
    await eraseDueAccounts(colo.services);
    expect(await traces(first.owner)).toEqual(everywhere);
    expect(await traces(second.owner)).toEqual(afterwards);
    await colo.services.db.execute(sql`drop trigger refuse on users`);
    await eraseDueAccounts(colo.services);
    expect(await traces(first.owner)).toEqual(afterwards);
  });
});

it('whatever references a user goes with her: no table can be added that would keep or hold her', async () => {
  const rows = await rowsOf<{ name: string; rule: string }>(
    colo.services.db,
    sql`select conrelid::regclass::text as name, confdeltype as rule from pg_constraint
        where contype = 'f' and confrelid = 'users'::regclass`,
  );
  expect(rows.length).toBeGreaterThan(3);
  // These outlive her and no longer say who she was: what staff decided about somebody's text, another mother's wish to
  // keep a voice away, of which only the voice remains, and what she did in the diary of a family that goes on.
  const outliving = rows.filter(({ rule }) => rule !== 'c').sort((a, b) => a.name.localeCompare(b.name));
  expect(outliving).toEqual([
    { name: 'community_decisions', rule: 'n' },
    { name: 'community_distances', rule: 'n' },
    { name: 'diary_records', rule: 'n' },
    { name: 'diary_records', rule: 'n' },
    { name: 'diary_timers', rule: 'n' },
    { name: 'diary_versions', rule: 'n' },
    { name: 'diary_versions', rule: 'n' },
    { name: 'imports', rule: 'n' },
    { name: 'photos', rule: 'n' },
  ]);
});
