import { unzipSync } from 'fflate';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { eraseDueAccounts } from '#server/features/account/account.service.ts';
import type { DiaryChangesAnswer, DiaryNowAnswer, DiaryPageAnswer } from '#shared/diary/diary.schema.ts';
import { agreed } from '#tests/support/consent.ts';
import { aFeedRecord, aRecordTimer, diaryWrite } from '#tests/support/diary.ts';
import { familyOf, join } from '#tests/support/family.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';

let colo: TestApp;
type Browser = ReturnType<TestApp['browser']>;
beforeAll(async () => {
  colo = await startTestApp();
});
afterAll(() => colo.close());

/** Two parents and a carer, each of whom recorded a feed, with a note. */
async function aFamily(name: string) {
  const email = (who: string) => `${who}.${name}@exemplo.test`;
  const ana = await agreed(await colo.signedIn(email('ana')));
  const [rui, vo] = [await colo.signedIn(email('rui')), await colo.signedIn(email('vo'))];
  const familyId = await familyOf(colo, email('ana'));
  await join(colo, familyId, { email: email('rui'), role: 'parent' });
  await join(colo, familyId, { email: email('vo'), role: 'carer' });
  for (const [who, her] of Object.entries({ ana, rui, vo })) {
    const feed = aFeedRecord(colo.clock.now(), { familyId, notes: `nota de ${who}` });
    const edited = { ...feed, notes: `nota de ${who}, corrigida`, baseRevision: 1 };
    const writes = [feed, edited].map((record) => diaryWrite('record.put', record));
    await her.post('/api/sync', { writes });
  }
  return { ana, rui, vo, email, familyId };
}

async function downloadOf(her: Browser): Promise<Record<string, { notes: string }[]>> {
  const zip = unzipSync(new Uint8Array(await (await her.get('/api/my-data')).arrayBuffer()));
  return JSON.parse(Buffer.from(zip['colo.json'] ?? []).toString());
}

it('a carer downloads what she recorded, a parent all of it', async () => {
  const { vo, rui } = await aFamily('download');
  const notesIn = async (her: Browser) =>
    (await downloadOf(her)).diary_records?.map(({ notes }) => notes).sort();
  expect(await notesIn(vo)).toEqual(['nota de vo, corrigida']);
  expect(await notesIn(rui)).toEqual(['ana', 'rui', 'vo'].map((who) => `nota de ${who}, corrigida`));
  expect((await downloadOf(vo)).babies).toEqual([]);
});

it('of two parents who leaves, the diary stays without her name and her words', async () => {
  const { ana, email, familyId } = await aFamily('leaving');
  await ana.post('/api/account/deletion', { keepCommunityTexts: false });
  colo.clock.pass({ days: 7 });
  await eraseDueAccounts(colo.services);
  const rui = await agreed(await colo.signedIn(email('rui')));
  const query = new URLSearchParams({ family: familyId, timeZone: 'UTC' });
  const { records }: DiaryPageAnswer = await (await rui.get(`/api/diary?${query}`)).json();
  expect(records.map(({ notes, recordedBy }) => [notes, recordedBy !== null]).sort()).toEqual(
    [
      ['nota de rui, corrigida', true],
      ['nota de vo, corrigida', true],
      [null, false],
    ].sort(),
  );
  expect(JSON.stringify((await downloadOf(rui)).diary_versions)).not.toContain('nota de ana');
});

it('and the phones of those who stay learn it, also of a timer that she left running', async () => {
  const { ana, rui, email, familyId } = await aFamily('phones');
  const timer = aRecordTimer(colo.clock.now(), { familyId, notes: 'nota de ana no relógio' });
  await ana.post('/api/sync', { writes: [diaryWrite('record-timer.put', timer)] });
  const changes = async (her: Browser, after: number): Promise<DiaryChangesAnswer> =>
    (await her.get(`/api/diary/changes?family=${familyId}&after=${after}`)).json();
  const { change } = await changes(rui, 0);
  await ana.post('/api/account/deletion', { keepCommunityTexts: false });
  colo.clock.pass({ days: 7 });
  await eraseDueAccounts(colo.services);
  const later = await agreed(await colo.signedIn(email('rui')));
  const missed = await changes(later, change);
  expect(missed.records.map(({ notes, recordedBy }) => [notes, recordedBy])).toEqual([[null, null]]);
  const now: DiaryNowAnswer = await (await later.get(`/api/diary/now?family=${familyId}`)).json();
  expect(now.timers).toMatchObject([{ id: timer.id, notes: '', startedBy: null }]);
});
