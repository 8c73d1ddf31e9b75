import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { maxBabies } from '#shared/family/family.rules.ts';
import type { BabyAnswer, FamilyAnswer } from '#shared/family/family.schema.ts';
import type { BabyPut } from '#shared/family/family-writes.schema.ts';
import { aFeedRecord, aRecordTimer, diaryWrite } from '#tests/support/diary.ts';
import { type DiaryFamily, diaryFamily, toldBy } from '#tests/support/diary-family.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';

let colo: TestApp;
let families = 0;
beforeAll(async () => {
  colo = await startTestApp();
});
afterAll(() => colo.close());

const aFamily = () => diaryFamily(colo, `b${families++}`);
type Told = Omit<BabyPut, 'familyId' | 'id'> & { id?: string };
const putting = ({ familyId }: DiaryFamily, { id = randomUUID(), ...told }: Told) => ({
  id: randomUUID(),
  kind: 'baby.put',
  body: { familyId, id, ...told },
});
const saying = ({ familyId }: DiaryFamily, id: string, state: string) => ({
  id: randomUUID(),
  kind: 'baby.state',
  body: { familyId, id, state },
});

async function babiesOf({ parent, familyId }: DiaryFamily): Promise<BabyAnswer[]> {
  const { families: hers } = (await (await parent.get('/api/families')).json()) as {
    families: FamilyAnswer[];
  };
  return hers.find(({ id }) => id === familyId)?.babies ?? [];
}
const profileOf = async ({ parent }: DiaryFamily) =>
  (await (await parent.get('/api/profile')).json()).profile;
const daysAgo = (days: number) =>
  new Date(colo.clock.now().getTime() - days * 86_400_000).toISOString().slice(0, 10);

/** Twins of whom the first is the one that is meant. */
async function twins() {
  const family = await aFamily();
  await family.parent.call('PATCH', '/api/profile', { body: { name: 'Rosa' } });
  colo.clock.pass({ seconds: 1 });
  const [ana = '', bia = ''] = [family.babyId, randomUUID()];
  const born = { arrival: 'born' as const, birthDate: daysAgo(40) };
  const told = [
    putting(family, { id: ana, name: 'Ana', ...born }),
    putting(family, { id: bia, name: 'Bia', ...born }),
  ];
  expect(await toldBy(family.parent, ...told)).toEqual(['done', 'done']);
  return { family, ana, bia };
}

describe('babies', () => {
  it('are told of one by one: twins born on one day are two, each with its name', async () => {
    const { family, ana, bia } = await twins();
    expect((await babiesOf(family)).map(({ id, name, birthDate }) => [id, name, birthDate])).toEqual([
      [ana, 'Ana', daysAgo(40)],
      [bia, 'Bia', daysAgo(40)],
    ]);
  });

  it('keep what is not named; null forgets', async () => {
    const { family, bia } = await twins();
    await toldBy(
      family.parent,
      putting(family, { id: bia, sex: 'f' }),
      putting(family, { id: bia, name: null }),
    );
    expect((await babiesOf(family))[1]).toMatchObject({ name: null, sex: 'f', birthDate: daysAgo(40) });
  });

  it('that are expected are not born because a day has passed, but when somebody says so', async () => {
    const family = await aFamily();
    const id = randomUUID();
    await toldBy(family.parent, putting(family, { id, dueDate: daysAgo(-10) }));
    expect((await babiesOf(family)).find((baby) => baby.id === id)).toMatchObject({ arrival: 'expected' });
    colo.clock.pass({ days: 20 });
    expect((await babiesOf(family)).find((baby) => baby.id === id)).toMatchObject({
      arrival: 'expected',
      birthDate: null,
    });
    await toldBy(family.parent, putting(family, { id, birthDate: daysAgo(1) }));
    expect((await babiesOf(family)).find((baby) => baby.id === id)).toMatchObject({
      arrival: 'born',
      birthDate: daysAgo(1),
      dueDate: daysAgo(10),
    });
  });

  it.each([
    ['a birth to come', (): Told => ({ birthDate: daysAgo(-3) }), { birthDate: 'birth_ahead' }],
    [
      'a birth of one that is expected',
      (): Told => ({ arrival: 'expected', birthDate: daysAgo(3) }),
      { birthDate: 'birth_untold' },
    ],
    ['a due date of long ago', (): Told => ({ dueDate: daysAgo(60) }), { dueDate: 'due_long_past' }],
    ['a day that is none', (): Told => ({ birthDate: '2026-02-31' }), { birthDate: 'not_a_date' }],
    ['a name of nothing', (): Told => ({ name: '  ' }), { name: 'required' }],
    [
      'weeks that cannot be',
      (): Told => ({ gestationWeeks: 12 }),
      { gestationWeeks: 'gestation_out_of_range' },
    ],
  ])('are not told with %s, and the field is named', async (_, wrong, problem) => {
    const family = await aFamily();
    expect(await toldBy(family.parent, putting(family, wrong()))).toEqual([problem]);
    expect(await babiesOf(family)).toHaveLength(1);
  });

  it('that are told of with a record behind them are known to it, and so is one that was just archived', async () => {
    const family = await aFamily();
    const { familyId } = family;
    const id = randomUUID();
    const feed = () => diaryWrite('record.put', aFeedRecord(colo.clock.now(), { familyId, babyId: id }));
    expect(await toldBy(family.parent, putting(family, { id, name: 'Bia' }), feed())).toEqual([
      'done',
      'done',
    ]);
    expect(await toldBy(family.parent, saying(family, id, 'archived'), feed())).toEqual([
      'done',
      { babyId: 'archived_baby' },
    ]);
  });

  it(`are at most ${maxBabies}`, async () => {
    const family = await aFamily();
    const more = Array.from({ length: maxBabies }, () => putting(family, { name: 'Lia' }));
    const told = await toldBy(family.parent, ...more);
    expect(told.filter((one) => one === 'done')).toHaveLength(maxBabies - 1);
    expect(told.at(-1)).toEqual({ id: 'too_many_babies' });
  });

  it('are the parents’ to tell of: nobody else’s, and of no other family', async () => {
    const { family, bia } = await twins();
    for (const [her, code] of [
      [family.carer, 'not_permitted'],
      [family.guest, 'not_permitted'],
      [family.stranger, 'not_a_member'],
    ] as const) {
      expect(await toldBy(her, putting(family, { id: bia, name: 'Outra' }))).toEqual([code]);
      expect(await toldBy(her, saying(family, bia, 'archived'))).toEqual([code]);
    }
    expect((await babiesOf(family))[1]).toMatchObject({ name: 'Bia', state: 'here' });
    expect(await toldBy(family.parent, saying(family, randomUUID(), 'died'))).toEqual([
      { id: 'unknown_baby' },
    ]);
  });
});

describe('a baby that is no longer spoken of', () => {
  it('has no timer any more, and the twin’s goes on', async () => {
    const { family, ana, bia } = await twins();
    const timerOf = (babyId: string) =>
      diaryWrite('record-timer.put', aRecordTimer(colo.clock.now(), { familyId: family.familyId, babyId }));
    expect(await toldBy(family.parent, timerOf(ana), timerOf(bia))).toEqual(['done', 'done']);
    await toldBy(family.parent, saying(family, ana, 'died'));
    const { timers } = await (await family.carer.get(`/api/diary/now?family=${family.familyId}`)).json();
    expect(timers.map(({ babyId }: { babyId: string }) => babyId)).toEqual([bia]);
  });

  it.each(['archived', 'died', 'ended'])(
    '(%s) leaves its place to the twin, and nothing falls silent',
    async (state) => {
      const { family, ana, bia } = await twins();
      expect(await toldBy(family.parent, saying(family, ana, state))).toEqual(['done']);
      expect((await babiesOf(family)).map((baby) => [baby.id, baby.state, baby.isDefault])).toEqual([
        [ana, state, false],
        [bia, 'here', true],
      ]);
      expect(await profileOf(family)).toMatchObject({ babyName: 'Bia', quiet: null });
    },
  );

  it('is here again when that is taken back, and the twin stays the one that is meant', async () => {
    const { family, ana, bia } = await twins();
    await toldBy(family.parent, saying(family, ana, 'died'), saying(family, ana, 'here'));
    expect(
      (await babiesOf(family)).map((baby) => [baby.id, baby.state, baby.stateSince, baby.isDefault]),
    ).toEqual([
      [ana, 'here', null, false],
      [bia, 'here', null, true],
    ]);
  });

  it('was lost when it was first said, whichever word was found later', async () => {
    const { family, ana } = await twins();
    await toldBy(family.parent, saying(family, ana, 'ended'));
    const [{ stateSince } = { stateSince: null }] = await babiesOf(family);
    colo.clock.pass({ days: 2 });
    await toldBy(family.parent, saying(family, ana, 'died'));
    expect((await babiesOf(family))[0]).toMatchObject({ state: 'died', stateSince });
  });

  it('and was the only one: all falls silent, as she said it', async () => {
    const family = await aFamily();
    await family.parent.call('PATCH', '/api/profile', { body: { name: 'Rosa' } });
    await toldBy(family.parent, saying(family, family.babyId, 'died'));
    expect(await profileOf(family)).toMatchObject({ quiet: 'baby-died' });
  });
});

it('a loss of the last that is taken back without a word is of the one that was told last', async () => {
  const { family, ana, bia } = await twins();
  await toldBy(family.parent, saying(family, ana, 'died'));
  colo.clock.pass({ days: 2 });
  await toldBy(family.parent, saying(family, bia, 'died'));
  expect((await profileOf(family)).quiet).toBe('baby-died');
  const takenBack = { id: randomUUID(), kind: 'quiet.put', body: { quiet: null } };
  expect(await toldBy(family.parent, takenBack)).toEqual(['done']);
  expect((await profileOf(family)).quiet).toBeNull();
  const states = new Map((await babiesOf(family)).map(({ id, state }) => [id, state]));
  expect([states.get(ana), states.get(bia)]).toEqual(['died', 'here']);
});

describe('records that came without a baby', () => {
  const whose = ({ familyId }: DiaryFamily, babyId: string | null) => ({
    id: randomUUID(),
    kind: 'family.whose',
    body: { familyId, babyId },
  });
  const pageOf = async ({ parent, familyId }: DiaryFamily, baby: string) => {
    const address = `/api/diary?family=${familyId}&baby=${baby}&timeZone=UTC`;
    const { records } = (await (await parent.get(address)).json()) as { records: { id: string }[] };
    return records.map(({ id }) => id);
  };

  it('are given to the one she names, every phone learns of it, and she is not asked again', async () => {
    const { family, ana, bia } = await twins();
    const { familyId, parent } = family;
    const aFeed = (babyId: string | null) => aFeedRecord(colo.clock.now(), { familyId, babyId });
    const [first, second] = [aFeed(null), aFeed(null)];
    const ofBia = aFeed(bia);
    const put = (record: typeof first) => diaryWrite('record.put', record);
    await toldBy(parent, put(first), put(second), put(ofBia));
    const before = await (await parent.get(`/api/diary/changes?family=${familyId}&after=0`)).json();
    expect(await toldBy(parent, whose(family, ana))).toEqual(['done']);
    expect((await pageOf(family, ana)).sort()).toEqual([first.id, second.id].sort());
    expect(await pageOf(family, bia)).toEqual([ofBia.id]);
    const after = `/api/diary/changes?family=${familyId}&after=${before.change}`;
    const { records } = (await (await parent.get(after)).json()) as {
      records: { id: string; babyId: string }[];
    };
    expect(records.map(({ id, babyId }) => [id, babyId]).sort()).toEqual(
      [
        [first.id, ana],
        [second.id, ana],
      ].sort(),
    );
  });

  it('stay everybody’s when she says so', async () => {
    const { family, ana, bia } = await twins();
    const record = aFeedRecord(colo.clock.now(), { familyId: family.familyId, babyId: null });
    await toldBy(family.parent, diaryWrite('record.put', record));
    expect(await toldBy(family.parent, whose(family, null))).toEqual(['done']);
    expect([await pageOf(family, ana), await pageOf(family, bia)]).toEqual([[record.id], [record.id]]);
  });

  it('are given by a parent, and to a baby of this family', async () => {
    const { family, ana } = await twins();
    const other = await twins();
    expect(await toldBy(family.carer, whose(family, ana))).not.toEqual(['done']);
    expect(await toldBy(family.parent, whose(family, other.ana))).not.toEqual(['done']);
  });
});

describe('what holds for all who count', () => {
  const days = ({ familyId }: DiaryFamily, told: object) => ({
    id: randomUUID(),
    kind: 'family.put',
    body: { familyId, ...told },
  });
  const told = async (who: DiaryFamily['parent'], familyId: string) => {
    const { families: all }: { families: FamilyAnswer[] } = await (await who.get('/api/families')).json();
    const { timeZone, dayStartHour, sleepDayStartHour } = all.find(({ id }) => id === familyId) ?? {};
    return { timeZone, dayStartHour, sleepDayStartHour };
  };

  it('is the usual until a parent says it, one thing at a time, and every member is told', async () => {
    const family = await aFamily();
    const usual = { timeZone: null, dayStartHour: 0, sleepDayStartHour: 6 };
    expect(await told(family.parent, family.familyId)).toEqual(usual);
    const zone = { timeZone: 'America/Sao_Paulo' };
    expect(await toldBy(family.parent, days(family, zone), days(family, { dayStartHour: 4 }))).toEqual([
      'done',
      'done',
    ]);
    const said = { ...usual, ...zone, dayStartHour: 4 };
    expect(await told(family.carer, family.familyId)).toEqual(said);
    // Hers by the words of phones that know of no families: of one truth there are no two.
    const settings = { dayStartHour: 5, sleepDayStartHour: 7, sinceFrom: 'end', keepAwake: false };
    await toldBy(family.parent, { id: randomUUID(), kind: 'nursing.settings', body: settings });
    expect(await told(family.parent, family.familyId)).toEqual({
      ...said,
      dayStartHour: 5,
      sleepDayStartHour: 7,
    });
    await toldBy(family.parent, days(family, { timeZone: null }));
    expect((await told(family.parent, family.familyId)).timeZone).toBeNull();
  });

  it('is a parent’s to say, and a place and an hour that there are', async () => {
    const family = await aFamily();
    expect(await toldBy(family.carer, days(family, { dayStartHour: 4 }))).toEqual(['not_permitted']);
    expect(await toldBy(family.parent, days(family, { dayStartHour: 24 }))).toEqual([
      { dayStartHour: 'out_of_range' },
    ]);
    expect(await toldBy(family.parent, days(family, { timeZone: 'Marte/Base' }))).toEqual([
      { timeZone: 'not_a_time_zone' },
    ]);
  });
});
