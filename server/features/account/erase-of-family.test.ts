import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { jobHandlers } from '#server/job-handlers.ts';
import { rowsOf } from '#server/platform/db/rows.ts';
import { startJobs } from '#server/platform/jobs/jobs.runner.ts';
import type { DiaryChangesAnswer } from '#shared/diary/diary.schema.ts';
import type { FamilyAnswer } from '#shared/family/family.schema.ts';
import { aConsent, aWithdrawal } from '#tests/support/consent.ts';
import { aDiary, aFeedRecord, aRecordTimer, diaryWrite } from '#tests/support/diary.ts';
import { diaryFamily, toldBy } from '#tests/support/diary-family.ts';
import { join } from '#tests/support/family.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';
import { eraseDueOfFamilies } from './erase-of-family.ts';

let colo: TestApp;
type Browser = ReturnType<TestApp['browser']>;
beforeAll(async () => {
  colo = await startTestApp();
});
afterAll(() => colo.close());

/** Two parents, a carer and a guest; two babies of whom much was recorded, by several of them. */
async function fullFamily(name: string) {
  const family = await diaryFamily(colo, name);
  const { familyId, babyId, parent, carer } = family;
  const email = `rui.${name}@exemplo.test`;
  const rui = await colo.signedIn(email);
  await join(colo, familyId, { email, role: 'parent' });
  const now = colo.clock.now();
  const twin = crypto.randomUUID();
  const named = [
    { familyId, id: babyId, name: `Heliodoro ${name}` },
    { familyId, id: twin, name: `Petronila ${name}` },
  ];
  const moved = aFeedRecord(now, { familyId, babyId, notes: `mudou ${name}` });
  const writes = [
    ...named.map((body) => ({ id: crypto.randomUUID(), kind: 'baby.put', body })),
    ...aDiary(now, familyId).map((write) => ({ ...write, body: { ...(write.body as object), babyId } })),
    diaryWrite('record.put', moved),
    diaryWrite('record.put', { ...moved, babyId: twin, baseRevision: 1 }),
    diaryWrite('record.put', aFeedRecord(now, { familyId, babyId: twin, notes: `da gêmea ${name}` })),
    diaryWrite('record-timer.put', aRecordTimer(now, { familyId, babyId })),
  ];
  expect(new Set(await toldBy(parent, ...writes.filter(({ kind }) => kind !== 'record.delete')))).toEqual(
    new Set(['done']),
  );
  const note = `nota da avó ${name}`;
  await toldBy(carer, diaryWrite('record.put', aFeedRecord(now, { familyId, babyId, notes: note })));
  const cleared = { familyId, babyId, food: 'ovo', clearedAt: now.toISOString(), seen: [] };
  await toldBy(parent, { id: crypto.randomUUID(), kind: 'food.clear', body: cleared });
  return { ...family, rui, ruiEmail: email, twin, note };
}

const path = (family: string, baby?: string) =>
  `/api/families/deletion?${new URLSearchParams({ family, ...(baby && { baby }) })}`;
const ask = (her: Browser, family: string, baby?: string) => her.post(path(family, baby));
const takeBack = (her: Browser, family: string, baby?: string) => her.call('DELETE', path(family, baby));

/** Seven days pass, and who looks is signed in anew. */
async function afterWaiting(email: string): Promise<Browser> {
  colo.clock.pass({ days: 7 });
  await eraseDueOfFamilies(colo.services);
  return colo.signedIn(email);
}

const familiesOf = async (her: Browser): Promise<FamilyAnswer[]> =>
  (await (await her.get('/api/families')).json()).families;

/** Every table in which any of these words stands, whatever it is of. */
async function traces(...words: string[]): Promise<string[]> {
  const { db } = colo.services;
  const tables = await rowsOf<{ name: string }>(
    db,
    sql`select table_name as name from information_schema.tables
        where table_schema = 'public' and table_type = 'BASE TABLE' order by 1`,
  );
  const found: string[] = [];
  for (const { name } of tables) {
    const rows = await rowsOf<{ row: string }>(db, sql`select t::text as row from ${sql.identifier(name)} t`);
    if (rows.some(({ row }) => words.some((word) => row.includes(word)))) found.push(name);
  }
  return found;
}

async function mailsSentTo(email: string, act: () => Promise<unknown>): Promise<string[]> {
  const { db, clock, log } = colo.services;
  await act();
  const before = colo.mails.length;
  const handlers = jobHandlers(colo.services);
  const hasOneSession = inject('databaseTemplate').kind === 'embedded';
  const runner = startJobs({ db, clock, log, handlers, hasOneSession });
  await runner.runDue();
  await runner.stop();
  return colo.mails.slice(before).flatMap(({ to, text }) => (to === email ? [text] : []));
}

describe('a baby whom a parent wants deleted', () => {
  it('waits seven days, is told as waiting to all, and can be taken back by the other parent', async () => {
    const { familyId, babyId, parent, rui, ruiEmail, carer } = await fullFamily('regret');
    const asked = colo.clock.now();
    const answer = await (await ask(parent, familyId, babyId)).json();
    const dueAt = new Date(asked.getTime() + 7 * 86_400_000).toISOString();
    expect(answer).toEqual({ askedAt: asked.toISOString(), dueAt });
    colo.clock.pass({ minutes: 5 });
    expect(await (await ask(parent, familyId, babyId)).json(), 'asked twice is asked once').toEqual(answer);
    const waiting = async (her: Browser) =>
      (await familiesOf(her)).find(({ id }) => id === familyId)?.babies.map((baby) => baby.deletionAskedAt);
    expect(await waiting(carer)).toEqual([asked.toISOString(), null]);
    expect((await takeBack(rui, familyId, babyId)).status).toBe(204);
    const later = await afterWaiting(ruiEmail);
    expect(await waiting(later)).toEqual([null, null]);
  });

  it('is gone after them with all that was recorded of it, and what is of the other stays', async () => {
    const { familyId, babyId, twin, parent, ruiEmail, note } = await fullFamily('baby');
    await ask(parent, familyId, babyId);
    colo.clock.pass({ days: 6, hours: 23 });
    await eraseDueOfFamilies(colo.services);
    const places = ['babies', 'diary_records', 'diary_timers', 'diary_versions', 'food_clearings'];
    expect(await traces(babyId)).toEqual(places);
    colo.clock.pass({ hours: 1 });
    await eraseDueOfFamilies(colo.services);
    expect(await traces(babyId, note, 'Heliodoro baby')).toEqual([]);
    const rui = await colo.signedIn(ruiEmail);
    const [, ofThem] = await familiesOf(rui);
    expect(ofThem?.babies).toMatchObject([{ id: twin, isDefault: true, name: 'Petronila baby' }]);
    const query = new URLSearchParams({ family: familyId, timeZone: 'UTC' });
    const { records } = await (await rui.get(`/api/diary?${query}`)).json();
    expect(records.map(({ notes }: { notes: string }) => notes).sort()).toEqual([
      'da gêmea baby',
      'mudou baby',
    ]);
  });

  it('every phone that kept a copy of its records learns that they are gone', async () => {
    const { familyId, babyId, rui, ruiEmail, parent } = await fullFamily('copies');
    const changes = async (her: Browser, after: number): Promise<DiaryChangesAnswer> =>
      (await her.get(`/api/diary/changes?family=${familyId}&after=${after}`)).json();
    const { records, change } = await changes(rui, 0);
    const ofBaby = records.filter((record) => record.babyId === babyId).map(({ id }) => id);
    expect(ofBaby.length).toBeGreaterThan(2);
    await ask(parent, familyId, babyId);
    const missed = await changes(await afterWaiting(ruiEmail), change);
    expect(missed.tombstones.map(({ id }) => id)).toEqual(expect.arrayContaining(ofBaby));
    expect(missed.records).toEqual([]);
  });

  it('must be one of the family, and only a parent may ask', async () => {
    const { familyId, parent, carer, guest, stranger, babyId } = await fullFamily('whom');
    const refused = await ask(parent, familyId, crypto.randomUUID());
    expect((await refused.json()).error).toMatchObject({ fields: { baby: 'unknown_baby' } });
    for (const her of [carer, guest]) {
      expect((await (await ask(her, familyId, babyId)).json()).error.code).toBe('not_permitted');
      expect((await (await takeBack(her, familyId, babyId)).json()).error.code).toBe('not_permitted');
    }
    expect((await (await ask(stranger, familyId, babyId)).json()).error.code).toBe('not_a_member');
    expect((await parent.post('/api/families/deletion')).status, 'none is meant by itself').toBe(400);
  });
});

describe('a family that a parent wants deleted', () => {
  it('is gone after seven days, in one transaction, and nothing of it is in any table', async () => {
    const { familyId, babyId, twin, parent, emailOf, note, carer } = await fullFamily('family');
    await ask(parent, familyId);
    // What is recorded meanwhile goes with it.
    const late = aFeedRecord(colo.clock.now(), { familyId, babyId, notes: 'tarde demais' });
    expect(await toldBy(carer, diaryWrite('record.put', late))).toEqual(['done']);
    const her = await afterWaiting(emailOf('parent'));
    expect(await traces(familyId, babyId, twin, note, 'Heliodoro family', 'tarde demais')).toEqual([]);
    // She is at home in a new one, and the others in theirs.
    const [own, ...more] = await familiesOf(her);
    expect([own?.role, own?.isDefault, own?.babies, more]).toEqual(['parent', true, [], []]);
    expect(await familiesOf(await colo.signedIn(emailOf('carer')))).toHaveLength(1);
  });

  it('stays whole where a part of it cannot be removed, and is tried again', async () => {
    const { familyId, parent, note } = await fullFamily('fails');
    const { db } = colo.services;
    await ask(parent, familyId);
    const everywhere = await traces(familyId, note);
    await db.execute(sql`create function refuse() returns trigger language plpgsql as $$
      begin raise exception 'no'; end $$`);
    await db.execute(
      sql`create trigger refuse before delete on family_members for each row execute function refuse()`,
    );
    colo.clock.pass({ days: 7 });
    await eraseDueOfFamilies(colo.services);
    expect(await traces(familyId, note)).toEqual(everywhere);
    await db.execute(sql`drop trigger refuse on family_members`);
    await eraseDueOfFamilies(colo.services);
    expect(await traces(familyId, note)).toEqual([]);
  });

  it('stays where its erasure could not be noted', async () => {
    const { familyId, parent } = await fullFamily('ledger');
    await ask(parent, familyId);
    colo.clock.pass({ days: 7 });
    const record = () => Promise.reject(new Error('The disk is full.'));
    await eraseDueOfFamilies({ ...colo.services, erasures: { ...colo.services.erasures, record } });
    expect(await traces(familyId)).toContain('families');
    await eraseDueOfFamilies(colo.services);
    expect(await traces(familyId)).toEqual([]);
  });
});

describe('the other parents', () => {
  it('are told by mail what is asked and until when, without a name; who asked is not', async () => {
    const { familyId, babyId, parent, ruiEmail, emailOf } = await fullFamily('told');
    const [mail, ...more] = await mailsSentTo(ruiEmail, () => ask(parent, familyId, babyId));
    expect(more).toEqual([]);
    expect(mail).toContain('pediu para apagar do Colo o que a família guarda sobre um bebê');
    expect(mail).toMatch(/Será em \d+º? de \S+ de 2026/);
    expect(mail).not.toContain('Heliodoro');
    expect(colo.mails.filter(({ to, text }) => to === emailOf('parent') && text === mail)).toEqual([]);
  });

  it('are told nothing of what was taken back before a mail could leave', async () => {
    const { familyId, parent, ruiEmail } = await fullFamily('silent');
    const sent = await mailsSentTo(ruiEmail, async () => {
      await ask(parent, familyId);
      await takeBack(parent, familyId);
    });
    expect(sent).toEqual([]);
  });
});

describe('who takes consent back and wants the records deleted, while others belong to the family', () => {
  const withdrawal = (familyId: string) => {
    const write = aWithdrawal('delete');
    return { ...write, body: { ...write.body, familyId } };
  };
  const consent = (familyId: string) => {
    const write = aConsent();
    return { ...write, body: { ...write.body, familyId } };
  };
  const look = (her: Browser, familyId: string) =>
    her.get(`/api/diary?${new URLSearchParams({ family: familyId, timeZone: 'UTC' })}`);

  it('closes them for all at once, and deletes them after seven days', async () => {
    const { familyId, rui, ruiEmail, carer, emailOf, note } = await fullFamily('records');
    expect(await toldBy(rui, withdrawal(familyId))).toEqual(['done']);
    expect((await look(carer, familyId)).status).toBe(403);
    expect(await traces(note)).toContain('diary_records');
    const [, ofThem] = await familiesOf(rui);
    expect(ofThem?.recordsDeletionAskedAt).toBe(colo.clock.now().toISOString());
    const later = await afterWaiting(ruiEmail);
    expect(await traces(note, 'da gêmea records')).toEqual([]);
    const [, after] = await familiesOf(later);
    expect(after?.babies.map(({ name }) => name)).toEqual(['Heliodoro records', 'Petronila records']);
    expect(after?.recordsDeletionAskedAt).toBeNull();
    expect((await look(await colo.signedIn(emailOf('carer')), familyId)).status).toBe(200);
  });

  it('does not, if another parent agrees again within them: all is as it was', async () => {
    const { familyId, rui, parent, note, emailOf } = await fullFamily('agreed-again');
    await toldBy(rui, withdrawal(familyId));
    colo.clock.pass({ days: 3 });
    expect(await toldBy(parent, consent(familyId))).toEqual(['done']);
    const her = await afterWaiting(emailOf('parent'));
    expect((await look(her, familyId)).status).toBe(200);
    expect(await traces(note)).toContain('diary_records');
  });
});
