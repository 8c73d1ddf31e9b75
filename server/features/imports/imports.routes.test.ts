import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { babies } from '#server/features/family/family.table.ts';
import type { DiaryChangesAnswer, DiaryPageAnswer } from '#shared/diary/diary.schema.ts';
import type { RecordEnvelope } from '#shared/diary/record.schema.ts';
import type { ImportAnswer, ImportKnownAnswer, ImportsAnswer } from '#shared/import/import.schema.ts';
import { aFeedRecord, aFoodRecord, diaryWrite } from '#tests/support/diary.ts';
import { type DiaryFamily, diaryFamily, toldBy } from '#tests/support/diary-family.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';
import { imports } from './imports.table.ts';

let colo: TestApp;
beforeAll(async () => {
  colo = await startTestApp();
});
afterAll(() => colo.close());

let count = 0;
const family = () => diaryFamily(colo, `imports${count++}`);
type Person = DiaryFamily['parent'];

const before = (minutes: number) => new Date(colo.clock.now().getTime() - minutes * 60_000);
const envelope = ({
  familyId: _,
  baseRevision: __,
  restore: ___,
  ...record
}: RecordEnvelope &
  object & {
    familyId?: unknown;
    baseRevision?: unknown;
    restore?: unknown;
  }) => record as RecordEnvelope;
/** Feeds of the last days, an hour apart, as another app told them. */
const feeds = (babyId: string | null, howMany: number, from = 60) =>
  Array.from({ length: howMany }, (_, at) =>
    envelope(aFeedRecord(before(from + at * 60), { familyId: null, babyId })),
  );

type Sent = { id: string; part?: number; records: readonly RecordEnvelope[]; source?: string };
const send = (her: Person, familyId: string, { id, part = 0, records, source = 'huckleberry' }: Sent) =>
  her.post(`/api/imports/${id}/parts?family=${familyId}`, { source, part, records });
async function taken(response: Response): Promise<ImportAnswer> {
  expect(response.status, await response.clone().text()).toBe(200);
  return response.json();
}
const codeOf = async (response: Response) => {
  const { error } = await response.json();
  return error.fields ? { [error.code]: error.fields } : error.code;
};
const listOf = async (her: Person, familyId: string) =>
  ((await (await her.get(`/api/imports?family=${familyId}`)).json()) as ImportsAnswer).imports;
const known = async (her: Person, familyId: string, records: readonly RecordEnvelope[]) => {
  const asked = records.map(({ id, babyId, kind, startTime, day, details }) => ({
    id,
    babyId,
    kind,
    startTime,
    day,
    details,
  }));
  const response = await her.post(`/api/imports/known?family=${familyId}`, { records: asked });
  expect(response.status, await response.clone().text()).toBe(200);
  return (await response.json()) as ImportKnownAnswer;
};
const recordsOf = async (her: Person, familyId: string) => {
  const response = await her.get(`/api/diary?family=${familyId}&timeZone=America/Sao_Paulo&limit=100`);
  return ((await response.json()) as DiaryPageAnswer).records;
};
const changes = async (her: Person, familyId: string, after: number) =>
  (await (
    await her.get(`/api/diary/changes?family=${familyId}&after=${after}`)
  ).json()) as DiaryChangesAnswer;
const takeBack = async (her: Person, familyId: string, id: string) =>
  (await her.call('DELETE', `/api/imports/${id}?family=${familyId}`)).json();
const ids = (records: readonly { id: string }[]) => records.map(({ id }) => id).sort();

describe('an import', () => {
  it('brings records as they were told, with who brought them, and every phone hears of each', async () => {
    const { familyId, babyId, parent, carer } = await family();
    const records = feeds(babyId, 3);
    const { change } = await changes(carer, familyId, 0);
    const id = randomUUID();
    expect(await taken(await send(parent, familyId, { id, records }))).toMatchObject({ parts: 1, taken: 3 });
    const stored = await recordsOf(carer, familyId);
    expect(stored).toMatchObject(records.map((record) => ({ ...record, revision: 1 })));
    const news = await changes(carer, familyId, change);
    expect(ids(news.records)).toEqual(ids(records));
    expect(new Set(news.records.map((one) => one.change)).size).toBe(3);
    expect(news.change).toBe(change + 3);
    expect(await listOf(parent, familyId)).toMatchObject([{ id, source: 'huckleberry', taken: 3 }]);
  });

  it('that comes twice changes nothing, and is not listed again', async () => {
    const { familyId, babyId, parent } = await family();
    const records = feeds(babyId, 3);
    await send(parent, familyId, { id: randomUUID(), records });
    const { change } = await changes(parent, familyId, 0);
    const again = await taken(await send(parent, familyId, { id: randomUUID(), records }));
    expect(again.taken).toBe(0);
    expect((await changes(parent, familyId, change)).records).toEqual([]);
    expect((await changes(parent, familyId, 0)).change).toBe(change);
    expect(await listOf(parent, familyId)).toHaveLength(1);
  });

  it('broken off goes on: a part that arrived unheard is not done again, and none is left out', async () => {
    const { familyId, babyId, parent } = await family();
    const [first, second, third] = [feeds(babyId, 2), feeds(babyId, 2, 500), feeds(babyId, 1, 900)];
    const id = randomUUID();
    await send(parent, familyId, { id, part: 0, records: first });
    await send(parent, familyId, { id, part: 1, records: second });
    const again = await taken(await send(parent, familyId, { id, part: 1, records: second }));
    expect(again).toMatchObject({ parts: 2, taken: 4 });
    expect(await codeOf(await send(parent, familyId, { id, part: 3, records: third }))).toBe('conflict');
    await send(parent, familyId, { id, part: 2, records: third });
    expect(await recordsOf(parent, familyId)).toHaveLength(5);
    expect(await listOf(parent, familyId)).toMatchObject([{ parts: 3, taken: 5 }]);
  });

  it('leaves what somebody edited or deleted here as it is', async () => {
    const { familyId, babyId, parent } = await family();
    const [edited, deleted] = feeds(babyId, 2) as [RecordEnvelope, RecordEnvelope];
    await send(parent, familyId, { id: randomUUID(), records: [edited, deleted] });
    await toldBy(
      parent,
      diaryWrite('record.put', { ...edited, familyId, notes: 'nossa', baseRevision: 1 }),
      diaryWrite('record.delete', { familyId, id: deleted.id, baseRevision: 1 }),
    );
    await send(parent, familyId, { id: randomUUID(), records: [edited, deleted] });
    expect(await recordsOf(parent, familyId)).toMatchObject([{ id: edited.id, notes: 'nossa', revision: 2 }]);
  });

  it('leaves out what cannot have been and a second copy, and takes the rest', async () => {
    const { familyId, babyId, parent } = await family();
    const [good, other] = feeds(babyId, 2) as [RecordEnvelope<'feed'>, RecordEnvelope<'feed'>];
    const tomorrow = new Date(colo.clock.now().getTime() + 86_400_000);
    const ahead = envelope(aFeedRecord(tomorrow, { familyId: null, babyId }));
    const records = [good, ahead, good, { ...other, notes: ' fim\0 ' }];
    expect(await taken(await send(parent, familyId, { id: randomUUID(), records }))).toMatchObject({
      taken: 2,
    });
    expect((await recordsOf(parent, familyId)).map(({ notes }) => notes)).toEqual([null, 'fim']);
  });

  it('is not counted with the records of a day, and has limits of its own', async () => {
    const { familyId, babyId, parent, emailOf } = await family();
    const { db } = colo.services;
    const id = randomUUID();
    await send(parent, familyId, { id, records: feeds(babyId, 1) });
    await db.update(imports).set({ rows: 19_999 }).where(eq(imports.id, id));
    const two = await send(parent, familyId, { id, part: 1, records: feeds(babyId, 2, 300) });
    expect(await codeOf(two)).toEqual({ invalid_input: { records: 'too_many_records' } });
    for (let at = 1; at < 20; at++)
      await send(parent, familyId, { id: randomUUID(), records: feeds(babyId, 1) });
    const next = await send(parent, familyId, { id: randomUUID(), records: feeds(babyId, 1) });
    expect(await codeOf(next)).toEqual({ too_many_requests: { family: 'too_many_imports' } });
    colo.clock.pass({ hours: 25 });
    const later = await colo.signedIn(emailOf('parent'));
    expect((await send(later, familyId, { id: randomUUID(), records: feeds(babyId, 1) })).status).toBe(200);
  });

  it('is a parent’s: strangers, guests and carers are refused, and nothing is stored', async () => {
    const { familyId, babyId, parent, carer, guest, stranger } = await family();
    const records = feeds(babyId, 1);
    for (const [who, code] of [
      [carer, 'not_permitted'],
      [guest, 'not_permitted'],
      [stranger, 'not_a_member'],
    ] as const) {
      expect(await codeOf(await send(who, familyId, { id: randomUUID(), records }))).toBe(code);
      expect(await codeOf(await who.get(`/api/imports?family=${familyId}`))).toBe(code);
    }
    expect(await recordsOf(parent, familyId)).toEqual([]);
  });

  it('of another family’s baby, or of one who was put away, is refused whole', async () => {
    const { familyId, babyId, parent } = await family();
    const other = await family();
    const foreign = [...feeds(babyId, 1), ...feeds(other.babyId, 1, 300)];
    expect(await codeOf(await send(parent, familyId, { id: randomUUID(), records: foreign }))).toEqual({
      invalid_input: { babyId: 'unknown_baby' },
    });
    await colo.services.db.update(babies).set({ state: 'archived' }).where(eq(babies.id, babyId));
    const away = await send(parent, familyId, { id: randomUUID(), records: feeds(babyId, 1) });
    expect(await codeOf(away)).toEqual({ invalid_input: { babyId: 'archived_baby' } });
    expect(await recordsOf(parent, familyId)).toEqual([]);
  });

  it('needs the family’s consent', async () => {
    const email = `noconsent${count++}@exemplo.test`;
    const her = await colo.signedIn(email);
    const { families } = await (await her.get('/api/families')).json();
    const response = await send(her, families[0].id, { id: randomUUID(), records: feeds(null, 1) });
    expect(await codeOf(response)).toBe('consent_needed');
  });

  it('with something that no kind knows is refused with its place', async () => {
    const { familyId, babyId, parent } = await family();
    const [record] = feeds(babyId, 1);
    const wrong = { ...record, details: { side: 'middle' } } as unknown as RecordEnvelope;
    const response = await send(parent, familyId, { id: randomUUID(), records: [wrong] });
    expect(response.status).toBe(400);
    expect(JSON.stringify(await response.json())).toContain('records.0.details.side');
  });
});

describe('taking an import back', () => {
  it('deletes what it brought, keeps what was edited since and counts it, and leaves the rest alone', async () => {
    const { familyId, babyId, parent, carer } = await family();
    const [edited, byHand, ...others] = feeds(babyId, 4);
    const own = aFeedRecord(before(5), { familyId, babyId });
    const id = randomUUID();
    await toldBy(parent, diaryWrite('record.put', own));
    const records = [edited, byHand, ...others] as RecordEnvelope[];
    await send(parent, familyId, { id, records });
    await toldBy(
      carer,
      diaryWrite('record.put', { ...edited, familyId, notes: 'nossa', baseRevision: 1 }),
      diaryWrite('record.delete', { familyId, id: byHand?.id, baseRevision: 1 }),
    );
    const { change } = await changes(carer, familyId, 0);
    expect(await takeBack(parent, familyId, id)).toEqual({ deleted: 2, kept: 1 });
    expect(ids(await recordsOf(carer, familyId))).toEqual([own.id, edited?.id].sort());
    const news = await changes(carer, familyId, change);
    expect(ids(news.tombstones)).toEqual(ids(others));
    expect(new Set(news.tombstones.map((one) => one.change)).size).toBe(2);
    expect(await listOf(parent, familyId)).toMatchObject([{ id, taken: 4 }]);
    expect((await listOf(parent, familyId))[0]?.takenBackAt).not.toBeNull();
    expect(await takeBack(parent, familyId, id)).toEqual({ deleted: 0, kept: 0 });
  });

  it('and importing the same again brings all back, but for what was deleted by hand', async () => {
    const { familyId, babyId, parent } = await family();
    const records = feeds(babyId, 3);
    const [byHand, ...others] = records as [RecordEnvelope, ...RecordEnvelope[]];
    const id = randomUUID();
    await send(parent, familyId, { id, records });
    await toldBy(parent, diaryWrite('record.delete', { familyId, id: byHand.id, baseRevision: 1 }));
    colo.clock.pass({ seconds: 5 });
    await takeBack(parent, familyId, id);
    expect(await known(parent, familyId, records)).toEqual({ there: [], deleted: [byHand.id], maybe: [] });
    expect(await codeOf(await send(parent, familyId, { id, part: 1, records }))).toBe('conflict');
    const next = randomUUID();
    expect(await taken(await send(parent, familyId, { id: next, records }))).toMatchObject({ taken: 2 });
    expect(await recordsOf(parent, familyId)).toMatchObject(
      others.map(({ id: one }) => ({ id: one, revision: 3 })),
    );
    expect(await takeBack(parent, familyId, next)).toEqual({ deleted: 2, kept: 0 });
  });

  it('is a parent’s, and of her own family’s imports alone', async () => {
    const { familyId, babyId, parent, carer, guest } = await family();
    const other = await family();
    const id = randomUUID();
    await send(parent, familyId, { id, records: feeds(babyId, 1) });
    for (const who of [carer, guest])
      expect((await takeBack(who, familyId, id)).error.code).toBe('not_permitted');
    expect((await takeBack(other.parent, familyId, id)).error.code).toBe('not_a_member');
    expect((await takeBack(other.parent, other.familyId, id)).error.code).toBe('not_found');
    expect(await recordsOf(parent, familyId)).toHaveLength(1);
  });
});

describe('before it is imported', () => {
  it('is told what is there already, and what was written down here at the same moment', async () => {
    const { familyId, babyId, parent } = await family();
    const [there, beside, twin, fresh] = feeds(babyId, 4) as RecordEnvelope<'feed'>[];
    if (!there || !beside || !twin || !fresh) throw new Error('four were made');
    await send(parent, familyId, { id: randomUUID(), records: [there] });
    const near = new Date(Date.parse(beside.startTime ?? '') + 60_000);
    const own = { ...beside, id: randomUUID(), startTime: near.toISOString(), durationSeconds: 60 };
    const details = { ...own.details, leftSeconds: 60 };
    const ofNobody = { ...twin, id: randomUUID(), babyId: null };
    for (const record of [{ ...own, details }, ofNobody])
      expect(
        await toldBy(parent, diaryWrite('record.put', { ...record, familyId, baseRevision: 0 })),
      ).toEqual(['done']);
    expect(await known(parent, familyId, [there, beside, twin, fresh])).toEqual({
      there: [there.id],
      deleted: [],
      maybe: [beside.id],
    });
  });

  it('of what has a day, the same day with something else said is another record', async () => {
    const { familyId, babyId, parent } = await family();
    const told = { familyId, babyId };
    await toldBy(parent, diaryWrite('record.put', aFoodRecord('2026-03-06', told)));
    const unsaid = { food: 'banana', liking: null, signs: [] };
    const [same, otherFood, otherDay] = [
      aFoodRecord('2026-03-06', { ...told, details: unsaid }),
      aFoodRecord('2026-03-06', { ...told, details: { ...unsaid, food: 'pera' } }),
      aFoodRecord('2026-03-05', { ...told, details: unsaid }),
    ].map(envelope) as [RecordEnvelope, RecordEnvelope, RecordEnvelope];
    expect(await known(parent, familyId, [same, otherFood, otherDay])).toMatchObject({ maybe: [same.id] });
  });
});
