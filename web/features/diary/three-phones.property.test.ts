import fc from 'fast-check';
import { afterAll, expect, it } from 'vitest';
import { merged, recordOfPut } from '#shared/diary/diary.rules.ts';
import type { DiaryRecord, RecordDelete, RecordPut } from '#shared/diary/record.schema.ts';
import { someFeedRecord } from '#tests/support/fake-diary.ts';
import { createOutboxWorld, type Fate, settled } from '#tests/support/outbox-world.ts';
import { baseRevision } from './base-revision.ts';

/** What may happen in a family with three phones, in any order. */
type Step =
  | { does: 'put' | 'delete'; phone: number; record: string }
  | { does: 'read' | 'pass time' | 'reload' | 'late arrivals'; phone: number }
  | { does: 'request'; phone: number; fate: Fate };

const phone = fc.nat(2);
const record = fc.constantFrom('a', 'b', 'c');
const fate = fc.constantFrom<Fate>('arrives', 'arrives', 'lost', 'answer lost', 'server fails', 'late');
const others = fc.constantFrom('read', 'read', 'pass time', 'pass time', 'reload', 'late arrivals');
const step = fc.oneof(
  { weight: 6, arbitrary: fc.record({ does: fc.constant('put'), phone, record }) },
  { weight: 1, arbitrary: fc.record({ does: fc.constant('delete'), phone, record }) },
  { weight: 6, arbitrary: fc.record({ does: fc.constant('request'), phone, fate }) },
  { weight: 4, arbitrary: fc.record({ does: others, phone }) },
) as fc.Arbitrary<Step>;

const looked = { familyId: 'family', babyId: null };
const figures = { runs: 0, puts: 0, conflicts: 0, refusedAsDeleted: 0 };
afterAll(() => console.log(`three phones and one diary: ${JSON.stringify(figures)}`));

/** The family's diary as the server keeps it: who comes later stands, and what was replaced is kept. */
function createDiary() {
  const records = new Map<string, DiaryRecord>();
  const deleted = new Set<string>();
  const replaced: DiaryRecord[] = [];
  const refused: RecordPut[] = [];
  const conflicts: { id: string; by: string }[] = [];
  function put(body: RecordPut, by: string): void {
    if (deleted.has(body.id)) {
      refused.push(body);
      return;
    }
    const before = records.get(body.id);
    const stored = before?.revision ?? 0;
    if (before) replaced.push(before);
    if (stored !== body.baseRevision) conflicts.push({ id: body.id, by });
    records.set(body.id, recordOfPut(body, { before, revision: stored + 1, by }));
  }
  function remove({ id }: RecordDelete): void {
    const before = records.get(id);
    if (before) replaced.push(before);
    records.delete(id);
    deleted.add(id);
  }
  return { records, replaced, refused, conflicts, put, remove };
}

type Diary = ReturnType<typeof createDiary>;

function createPhone(name: string, diary: Diary) {
  const world = createOutboxWorld();
  world.server.signedIn = name;
  let known = new Map<string, DiaryRecord>();
  let tab = open();
  let told = 0;

  function open() {
    const opened = world.openTab();
    opened.outbox.reconcile(({ kind, body, owner }, onTold) => {
      const put = body as RecordPut;
      if (kind === 'record.delete') known.delete(put.id);
      else known.set(put.id, recordOfPut(put, { revision: put.baseRevision + 1, by: owner }));
      onTold();
    });
    void opened.outbox.setOwner(name);
    return opened;
  }
  const seen = () => {
    const { writes, acknowledged } = tab.outbox.snapshot();
    const pending = [
      ...acknowledged.map((write) => ({ ...write, isAcknowledged: true as const })),
      ...writes,
    ];
    return merged([...known.values()], pending, looked);
  };

  return {
    world,
    seen,
    async put(id: string, notes: string): Promise<void> {
      const before = seen().find((one) => one.id === id);
      const {
        revision: _,
        change: __,
        recordedBy: ___,
        updatedBy: ____,
        createdAt: _____,
        ...envelope
      } = someFeedRecord({ id, notes });
      const { updatedAt: ______, ...rest } = envelope;
      const base = baseRevision(tab.outbox.snapshot().writes, { kind: 'record.put', id }, before);
      const body: RecordPut = { ...rest, familyId: 'family', baseRevision: base };
      await tab.outbox.add('record.put', body, { supersedes: id });
    },
    async remove(id: string): Promise<void> {
      const before = seen().find((one) => one.id === id);
      if (!before) return;
      const base = baseRevision(tab.outbox.snapshot().writes, { kind: 'record.delete', id }, before);
      await tab.outbox.add(
        'record.delete',
        { familyId: 'family', id, baseRevision: base },
        { supersedes: id },
      );
    },
    read(): void {
      known = new Map(diary.records);
    },
    reload(): void {
      tab.close();
      tab = open();
    },
    request(fate: Fate): void {
      world.requests.shift()?.answer(fate);
    },
    /** What its requests brought to the server since last time, in their order. */
    arrive(): void {
      const done = [...world.server.done.values()];
      for (const { body } of done.slice(told)) {
        if ('kind' in (body as object)) diary.put(body as RecordPut, name);
        else diary.remove(body as RecordDelete);
      }
      told = done.length;
    },
    isQuiet: () => tab.outbox.snapshot().writes.length === 0,
  };
}

type Phone = ReturnType<typeof createPhone>;

async function take(step: Step, phones: Phone[], notes: string): Promise<void> {
  const phone = phones[step.phone];
  if (!phone) return;
  if (step.does === 'put') await phone.put(step.record, notes);
  if (step.does === 'delete') await phone.remove(step.record);
  if (step.does === 'read') phone.read();
  if (step.does === 'reload') phone.reload();
  if (step.does === 'pass time') phone.world.passTime();
  if (step.does === 'late arrivals') phone.world.deliverLate();
  if (step.does === 'request') phone.request(step.fate);
  await settled();
  for (const each of phones) each.arrive();
}

/** The night is over: every network is back, and everything arrives. */
async function calm(phones: Phone[]): Promise<void> {
  for (let round = 0; round < 50 && phones.some((phone) => !phone.isQuiet()); round++) {
    for (const phone of phones) {
      phone.world.passTime();
      await settled();
      phone.request('arrives');
      await settled();
      phone.arrive();
    }
  }
}

it('three phones and random networks lose nothing, double nothing, and are in nobody’s way alone', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 10, maxLength: 60, size: 'max' }), async (steps) => {
      const diary = createDiary();
      const phones = ['ana', 'rui', 'avó'].map((name) => createPhone(name, diary));
      await settled();
      const written = new Map<string, Set<number>>();
      for (const [at, each] of steps.entries()) {
        if ('record' in each)
          written.set(each.record, (written.get(each.record) ?? new Set()).add(each.phone));
        await take(each, phones, `note ${at}`);
      }
      await calm(phones);
      expect(phones.every((phone) => phone.isQuiet())).toBe(true);

      const done = phones.flatMap(({ world }) => [...world.server.done.values()].map(({ body }) => body));
      const puts = done.filter((body): body is RecordPut => 'kind' in (body as object));
      const kept = [...diary.records.values(), ...diary.replaced, ...diary.refused].map(({ notes }) => notes);
      // Each that arrived stands, was replaced and kept, or was told to be of something deleted.
      expect(puts.map(({ notes }) => notes).sort()).toEqual(kept.sort());
      for (const { id, revision } of diary.records.values())
        expect(revision).toBe(puts.filter((put) => put.id === id).length);
      // Whoever writes about something alone is never in her own way, whatever was lost on the way.
      for (const { id } of diary.conflicts)
        expect(written.get(id)?.size, `conflict about ${id}`).toBeGreaterThan(1);

      // And every phone that reads sees the same.
      for (const phone of phones) phone.read();
      const views = phones.map((phone) =>
        phone.seen().map(({ id, notes, revision }) => [id, notes, revision]),
      );
      expect(views[1]).toEqual(views[0]);
      expect(views[2]).toEqual(views[0]);
      figures.runs += 1;
      figures.puts += puts.length;
      figures.conflicts += diary.conflicts.length;
      figures.refusedAsDeleted += diary.refused.length;
    }),
    { numRuns: 200 },
  );
});
