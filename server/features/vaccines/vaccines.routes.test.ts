import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addDays, dayIn } from '#shared/time/calendar-date.ts';
import { pni } from '#shared/vaccines/pni.ts';
import type { VaccineSchedule } from '#shared/vaccines/schedule.schema.ts';
import type { ScheduleDeskAnswer, SchedulePut } from '#shared/vaccines/schedule-desk.schema.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';
import { vaccineSchedules } from './vaccines.table.ts';

type Browser = ReturnType<TestApp['browser']>;
let colo: TestApp;
let owner: Browser;
let ana: Browser;
beforeAll(async () => {
  colo = await startTestApp({ STAFF_EMAILS: 'owner@colo.test' });
  owner = await colo.signedIn('owner@colo.test');
  ana = await colo.signedIn('ana@colo.test');
});
afterAll(() => colo.close());
beforeEach(async () => {
  await colo.services.db.delete(vaccineSchedules);
});

const desk = '/api/admin/vaccines/schedule';
const seen = async (who = ana): Promise<VaccineSchedule> =>
  (await (await who.get('/api/vaccines/schedule')).json()).schedule;
const put = (who: Browser, body: unknown) => who.call('PUT', desk, { body: body as object });
const day = (daysAhead: number) => addDays(dayIn('UTC', colo.clock.now()), daysAhead);

/** The built-in one with a dose at eighteen months. */
const edited: VaccineSchedule = {
  ...pni,
  doses: [
    ...pni.doses,
    {
      vaccine: 'hepatitis-a',
      dose: '2',
      name: { pt: '2ª dose', en: '2nd dose' },
      when: { sort: 'age', months: 18 },
      remark: null,
      toConfirm: false,
    },
  ],
};
const saving = (more: Partial<SchedulePut> = {}) => ({
  basedOn: 1,
  validFrom: day(-1),
  schedule: edited,
  ...more,
});

describe('the calendar that mothers see', () => {
  it('is the built-in one until staff have saved another', async () => {
    expect(await seen()).toEqual(pni);
    expect((await put(owner, saving())).status).toBe(200);
    expect(await seen()).toEqual({ ...edited, version: 2 });
  });

  it('is the newest of those that hold: one for a day to come waits for it', async () => {
    await put(owner, saving());
    const later = { ...edited, advice: { pt: 'Outra coisa', en: 'Something else' } };
    await put(owner, saving({ basedOn: 2, validFrom: day(3), schedule: later }));
    expect((await seen()).version).toBe(2);
    colo.clock.pass({ days: 4 });
    owner = await colo.signedIn('owner@colo.test');
    ana = await colo.signedIn('ana@colo.test');
    expect((await seen()).version).toBe(3);
  });

  it('is not for strangers, who are asked to sign in', async () => {
    expect((await colo.browser().get('/api/vaccines/schedule')).status).toBe(401);
  });
});

describe('the staff’s calendar', () => {
  it('tells every version, and which of them mothers see', async () => {
    await put(owner, saving());
    const response = await put(owner, saving({ basedOn: 2, validFrom: day(30) }));
    const { schedule, versions }: ScheduleDeskAnswer = await response.json();
    expect(schedule.version).toBe(3);
    expect(versions.map(({ version, isCurrent }) => [version, isCurrent])).toEqual([
      [3, false],
      [2, true],
      [1, false],
    ]);
  });

  it('is written down with who saved it', async () => {
    await put(owner, saving());
    const { entries } = await (await owner.get('/api/admin/audit')).json();
    expect(entries[0]).toMatchObject({
      action: 'vaccine_schedule_saved',
      actor: 'owner@colo.test',
      subject: '2',
    });
  });

  it('is not saved over what a colleague saved meanwhile', async () => {
    await put(owner, saving());
    const again = await put(owner, saving());
    expect(again.status).toBe(409);
    expect((await again.json()).error.code).toBe('conflict');
    expect((await (await owner.get(desk)).json()).versions).toHaveLength(2);
  });

  it('is nobody else’s to read or to change', async () => {
    for (const who of [ana, colo.browser()]) {
      expect([401, 403]).toContain((await who.get(desk)).status);
      expect([401, 403]).toContain((await put(who, saving())).status);
    }
    expect((await seen()).version).toBe(1);
  });

  it.each<[string, object, string]>([
    ['a day that is none', { validFrom: '2026-02-31' }, 'validFrom'],
    ['no source', { schedule: { ...edited, sources: [] } }, 'schedule.sources'],
    ['a dose twice', { schedule: { ...edited, doses: [...edited.doses, edited.doses[0]] } }, 'schedule'],
    ['a dose of no vaccine', { schedule: { ...edited, vaccines: edited.vaccines.slice(1) } }, 'schedule'],
    [
      'a source that is no address of the web',
      { schedule: { ...edited, sources: [{ name: 'x', url: 'javascript:1' }] } },
      'schedule.sources.0.url',
    ],
    ['what it has not heard of', { unheardOf: true }, 'unheardOf'],
  ])('refuses %s, naming the field', async (_, wrong, field) => {
    const response = await put(owner, { ...saving(), ...wrong });
    expect(response.status).toBe(400);
    expect(Object.keys((await response.json()).error.fields)).toContain(field);
    expect((await seen()).version).toBe(1);
  });

  it('holds what a keyboard may send and a database cannot', async () => {
    const odd = { ...edited, advice: { pt: 'Confira\0 na UBS \ud83d', en: 'Check' } };
    expect((await put(owner, saving({ schedule: odd }))).status).toBe(200);
    expect((await seen()).advice.pt).toMatch(/^Confira na UBS/);
  });
});
