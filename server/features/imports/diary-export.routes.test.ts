import { randomUUID } from 'node:crypto';
import { strFromU8, unzipSync } from 'fflate';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { kindNames } from '#shared/diary/kinds.ts';
import { importFiles, recogniseFiles } from '#shared/import/import-files.ts';
import { aFeedRecord, diaryWrite } from '#tests/support/diary.ts';
import { type DiaryFamily, diaryFamily, toldBy } from '#tests/support/diary-family.ts';
import { oneOfEachKind } from '#tests/support/one-of-each-kind.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';

let colo: TestApp;
beforeAll(async () => {
  colo = await startTestApp();
});
afterAll(() => colo.close());

let count = 0;
/** With one record of each kind, all of the baby; a note that a spreadsheet would run; and one that was deleted. */
async function fullFamily() {
  const family = await diaryFamily(colo, `exports${count++}`);
  const { familyId, babyId, parent } = family;
  const records = oneOfEachKind(colo.clock.now(), familyId).map((record) => ({
    ...record,
    babyId,
    notes: '=soma\n"dela"',
  }));
  const deleted = aFeedRecord(colo.clock.now(), { familyId });
  const told = await toldBy(
    parent,
    ...[...records, deleted].map((record) => diaryWrite('record.put', record)),
    diaryWrite('record.delete', { familyId, id: deleted.id, baseRevision: 1 }),
  );
  expect(new Set(told)).toEqual(new Set(['done']));
  return { ...family, records };
}

const exported = (her: DiaryFamily['parent'], familyId: string, as = 'json') =>
  her.get(`/api/diary-export?family=${familyId}&as=${as}`);
type Row = Record<string, unknown> & { id: string };
async function rowsOf(her: DiaryFamily['parent'], familyId: string): Promise<Row[]> {
  return (await (await exported(her, familyId)).json()).diary_records;
}

/** What a record says, wherever it lies. */
const said = ({ family_id, baby_id, import_id, change, created_at, updated_at, ...row }: Row) => row;
const byId = (rows: Row[]) => rows.map(said).sort((a, b) => (a.id < b.id ? -1 : 1));

it('a family’s diary comes as one file with its version, and another family reads every kind back as it was', async () => {
  const { familyId, babyId, parent } = await fullFamily();
  const response = await exported(parent, familyId);
  expect(response.headers.get('Content-Disposition')).toContain('colo-diario.json');
  const text = await response.text();
  expect(JSON.parse(text)).toMatchObject({ version: 1, babies: [{ id: babyId }] });
  const { files, children } = recogniseFiles([{ name: 'colo-diario.json', text }]);
  expect(children.map(({ key }) => key)).toEqual([babyId]);
  const other = await diaryFamily(colo, `exports${count++}`);
  const { records, notTaken } = importFiles(files, {
    timeZone: 'America/Sao_Paulo',
    now: colo.clock.now(),
    babies: { [babyId]: other.babyId },
    units: { volume: 'ml', weight: 'kg', length: 'cm', temperature: 'c' },
    temperaturePlace: 'axillary',
  });
  expect(notTaken).toEqual([]);
  const part = { source: 'colo', part: 0, records };
  const path = `/api/imports/${randomUUID()}/parts?family=${other.familyId}`;
  expect(await (await other.parent.post(path, part)).json()).toMatchObject({ taken: kindNames.length });
  const [before, after] = [await rowsOf(parent, familyId), await rowsOf(other.parent, other.familyId)];
  expect(byId(after)).toEqual(byId(before));
  expect(new Set(after.map((row) => row.kind))).toEqual(new Set(kindNames));
  expect(new Set(after.map((row) => row.baby_id))).toEqual(new Set([other.babyId]));
  const again = `/api/imports/${randomUUID()}/parts?family=${familyId}`;
  const own = { ...part, records: records.map((record) => ({ ...record, babyId })) };
  expect(await (await parent.post(again, own)).json()).toMatchObject({ taken: 0 });
});

it('it comes as a table for each kind as well, in which a spreadsheet runs nothing', async () => {
  const { familyId, parent } = await fullFamily();
  const response = await exported(parent, familyId, 'csv');
  expect(response.headers.get('Content-Disposition')).toContain('colo-diario.zip');
  const files = unzipSync(new Uint8Array(await response.arrayBuffer()));
  expect(Object.keys(files).sort()).toEqual(kindNames.map((kind) => `diary_${kind}.csv`).sort());
  expect(strFromU8(files['diary_bottle.csv'] ?? new Uint8Array())).toContain('"\'=soma');
});

it('a carer takes along what she recorded, a guest and a stranger nothing', async () => {
  const { familyId, carer, guest, stranger } = await fullFamily();
  const hers = aFeedRecord(colo.clock.now(), { familyId });
  await toldBy(carer, diaryWrite('record.put', hers));
  expect((await rowsOf(carer, familyId)).map(({ id }) => id)).toEqual([hers.id]);
  expect((await (await exported(guest, familyId)).json()).error.code).toBe('not_permitted');
  expect((await (await exported(stranger, familyId)).json()).error.code).toBe('not_a_member');
});
