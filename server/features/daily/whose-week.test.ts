import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { contentFolder } from '#server/folders.ts';
import type { WeekContentAnswer } from '#shared/daily/daily.schema.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';
import { loadDailyContent } from './content/daily-content.service.ts';
import { dailyContent } from './daily.table.ts';

/** Whose week it is, over the content that comes with Colo: nobody reads an age that she did not tell. */
let colo: TestApp;
let ages: Map<string, { fromAge: number; toAge: number; isEvergreen: boolean }>;
beforeAll(async () => {
  colo = await startTestApp();
  await loadDailyContent(colo.services, contentFolder);
  const rows = await colo.services.db.select().from(dailyContent);
  ages = new Map(rows.map((row) => [row.id, row]));
});
afterAll(() => colo.close());

const inFull = async (
  query: Record<string, string>,
  browser = colo.browser(),
): Promise<WeekContentAnswer> => {
  const asked = new URLSearchParams({ language: 'pt', day: '2026-03-11', ...query });
  return (await browser.get(`/api/daily/week?${asked}`)).json();
};
const week = async (query: Record<string, string>, browser = colo.browser()) => {
  const { days } = await inFull(query, browser);
  return days.map(({ date, content }) => {
    const piece = ages.get(content?.id ?? '');
    if (!piece) throw new Error(`${date} is empty`);
    return piece;
  });
};
const forPregnancy = ({ toAge }: { toAge: number }) => toAge < 0;
const fromBirthOn = ({ fromAge }: { fromAge: number }) => fromAge >= 0;
const atAnyAge = ({
  isEvergreen,
  fromAge,
  toAge,
}: {
  isEvergreen: boolean;
  fromAge: number;
  toAge: number;
}) => isEvergreen && fromAge === 0 && toAge === 793;

// The week goes from Sunday 8 March to Saturday 14 March 2026.
describe('the week of a mother', () => {
  it.each([
    ['a week before the week', '2026-03-01'],
    ['on its Sunday', '2026-03-08'],
    ['on its Wednesday', '2026-03-11'],
    ['three weeks before it', '2026-02-15'],
    ['years before it', '2023-03-11'],
  ])('whose baby was due %s, and who told of no birth, is one of pregnancy', async (_when, birthDate) => {
    const shown = await week({ birthDate, journeyType: 'gestante' });
    expect(shown.every(forPregnancy)).toBe(true);
  });

  it('is that of a newborn from the day that she told', async () => {
    const shown = await week({ birthDate: '2026-03-11', journeyType: 'com-bebe' });
    expect(shown.map(forPregnancy)).toEqual([true, true, true, false, false, false, false]);
    expect(shown.slice(3).every(fromBirthOn)).toBe(true);
  });

  it.each([
    ['ten days', '2026-03-01'],
    ['three months', '2025-12-09'],
    ['six months', '2025-09-10'],
    ['a year', '2025-03-11'],
    ['almost two years', '2024-03-20'],
  ])('of a baby of %s is of that age on four days or more', async (_age, birthDate) => {
    for (const language of ['pt', 'en']) {
      const shown = await week({ birthDate, journeyType: 'com-bebe', language });
      expect(shown.filter(({ isEvergreen }) => !isEvergreen).length).toBeGreaterThanOrEqual(4);
    }
  });

  it('is one of pregnancy before a date that is still to come, whatever else she told', async () => {
    for (const journey of [{ journeyType: 'com-bebe' }, { journeyType: 'gestante' }, {}])
      expect((await week({ birthDate: '2026-03-15', ...journey })).every(forPregnancy)).toBe(true);
  });

  it('brings only what is true at any age where nobody knows what the date is of', async () => {
    expect((await week({ birthDate: '2025-12-01' })).every(atAnyAge)).toBe(true);
    // Until the day itself it was to come; from then on she is asked.
    const around = await week({ birthDate: '2026-03-11' });
    expect(around.map(forPregnancy)).toEqual([true, true, true, false, false, false, false]);
    expect(around.slice(3).every(atAnyAge)).toBe(true);
  });

  it('who is signed in and told no date brings only what is true at any age, and is no example', async () => {
    const her = await colo.signedIn('ana@exemplo.test');
    expect((await week({}, her)).every(atAnyAge)).toBe(true);
    expect((await inFull({}, her)).isExample).toBe(false);
    await her.call('PATCH', '/api/profile', { body: { journeyType: 'gestante' } });
    expect((await week({}, her)).every(forPregnancy)).toBe(true);
  });

  it('follows her account: a date and what it is of are never mixed with the phone’s', async () => {
    const her = await colo.signedIn('bia@exemplo.test');
    await her.call('PATCH', '/api/profile', { body: { babyBirthDate: '2026-01-11' } });
    expect((await week({ birthDate: '2026-01-11', journeyType: 'com-bebe' }, her)).every(atAnyAge)).toBe(
      true,
    );
    await her.call('PATCH', '/api/profile', { body: { journeyType: 'gestante' } });
    expect((await week({ journeyType: 'com-bebe' }, her)).every(forPregnancy)).toBe(true);
    await her.call('PATCH', '/api/profile', { body: { journeyType: 'com-bebe' } });
    expect((await week({}, her)).some(({ isEvergreen }) => !isEvergreen)).toBe(true);
  });

  it('of several is of the one that she asks for, and of nobody else’s', async () => {
    const her = await colo.signedIn('duda@exemplo.test');
    await her.call('PATCH', '/api/profile', {
      body: { babyBirthDate: '2025-09-10', journeyType: 'com-bebe' },
    });
    const { families } = await (await her.get('/api/families')).json();
    const id = randomUUID();
    const body = { familyId: families[0].id, id, arrival: 'expected', dueDate: '2026-06-01' };
    const sent = { writes: [{ id: randomUUID(), kind: 'baby.put', body }] };
    await her.call('POST', '/api/sync', { body: sent });
    expect((await week({ babyId: id }, her)).every(forPregnancy)).toBe(true);
    expect((await week({}, her)).every(fromBirthOn)).toBe(true);
    const another = await colo.signedIn('eva@exemplo.test');
    expect((await week({ babyId: id }, another)).every(atAnyAge)).toBe(true);
  });
});

describe('the week of a visitor', () => {
  it('who told nothing is an example, of five months, and says so', async () => {
    expect((await inFull({})).isExample).toBe(true);
    expect((await week({})).every(({ fromAge, toAge }) => fromAge <= 184 && toAge >= 150)).toBe(true);
  });

  it.each([{ birthDate: '2025-12-01' }, { birthDate: '2026-06-01' }, { journeyType: 'gestante' }])(
    'who told %o is her own',
    async (told) => expect((await inFull(told as Record<string, string>)).isExample).toBe(false),
  );
});

it('what is true at any age comes once before any comes again, in both languages', async () => {
  const her = await colo.signedIn('carla@exemplo.test');
  for (const language of ['pt', 'en']) {
    const weeks = ['2026-03-11', '2026-03-18', '2026-03-25', '2026-04-01'];
    const answers = await Promise.all(weeks.map((day) => inFull({ language, day }, her)));
    const ids = answers.flatMap(({ days }) => days.map(({ content }) => content?.id));
    expect(new Set(ids).size).toBe(28);
  }
});
