// @vitest-environment happy-dom
import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Profile } from '#shared/profile/profile.schema.ts';
import { addDays, type CalendarDate, calendarDate } from '#shared/time/calendar-date.ts';
import { fakeDaily } from '#tests/support/fake-daily.ts';
import { ana, fakeServer } from '#tests/support/fake-server.ts';
import { openApp } from '#tests/support/open-app.tsx';
// Read before the first test, whose patience would otherwise be spent on them.
import '#web/screens/calendar/calendar.screen.tsx';
import '#web/screens/home/home.screen.tsx';
import '#web/screens/home/in-place.tsx';
import '#web/screens/profile/profile.screen.tsx';
import '#web/screens/home/understanding/understanding-page.tsx';

const today = calendarDate('2026-07-02');

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(2026, 6, 2, 15) });
  return () => vi.useRealTimers();
});

async function open(profile: Partial<Profile>) {
  fakeServer({
    viewer: ana,
    profile: { babyName: 'Bento', onboardingCompleted: true, ...profile },
    also: fakeDaily({}).answers,
  });
  return openApp('/app', { desk: true });
}
type Opened = Awaited<ReturnType<typeof open>>;

const born = (babyBirthDate: CalendarDate): Partial<Profile> => ({ journeyType: 'com-bebe', babyBirthDate });
const due = (inDays: number): Partial<Profile> => ({
  journeyType: 'gestante',
  babyBirthDate: addDays(today, inDays),
});
const go = (app: Opened, to: '/app/profile' | '/app/calendario') => act(() => app.router.navigate({ to }));
const inMenu = async (age: string) => within(await screen.findByRole('complementary')).findByText(age);

/** Every week of the baby's that a region names: 'semana 22' is 22. */
const weeksIn = (region: HTMLElement) =>
  [...(region.textContent ?? '').matchAll(/semana (\d+)/gi)].map(([, week]) => Number(week));

async function weekOnCalendar(app: Opened) {
  await go(app, '/app/calendario');
  return weeksIn(await screen.findByRole('region', { name: 'A fase do bebê' }));
}
async function weekOnUnderstanding(app: Opened) {
  await act(() => app.router.navigate({ to: '/app', state: { topic: 'entendendo-bebe' } }));
  await screen.findByRole('heading', { level: 1, name: 'Entendendo o Bebê' });
  await screen.findByText('O essencial');
  const region = screen.queryByRole('region', { name: /^Destaque da semana/ });
  return region ? weeksIn(region) : [];
}

describe('one screen says one age, and another screen another', () => {
  it.each([
    ['0 days', born(today), 'Nasceu hoje', 'Recém-nascido', 1],
    ['6 days', born(addDays(today, -6)), '6 dias de vida', 'Recém-nascido', 1],
    ['27 days', born(addDays(today, -27)), '27 dias de vida', 'Recém-nascido', 4],
    ['29 days', born(calendarDate('2026-06-03')), '29 dias de vida', 'Bebê de quase 1 mês', 5],
    ['5 months', born(calendarDate('2026-02-02')), '5 meses', 'Bebê de 5 meses', 22],
    ['23 months', born(calendarDate('2024-08-02')), '1 ano e 11 meses', 'Criança pequena, 1 ano', undefined],
    ['3 years', born(calendarDate('2023-07-02')), '3 anos', 'Criança pequena, 3 anos', undefined],
    ['12 weeks pregnant', due(28 * 7), 'Faltam 28 semanas', 'Gestação, 12 semanas', undefined],
    ['41 weeks pregnant', due(-7), '41 semanas de gestação', 'Gestação, 41 semanas', undefined],
  ])('%s', async (_, profile, age, phase, week) => {
    const app = await open(profile);
    // Within a sentence there.
    expect(await screen.findByText(`Bento: ${age.charAt(0).toLowerCase()}${age.slice(1)}`)).toBeTruthy();
    expect(await inMenu(age)).toBeTruthy();
    await go(app, '/app/profile');
    expect(await screen.findByText(`Bento · ${age}`)).toBeTruthy();
    expect(await screen.findByText(phase)).toBeTruthy();
    const said = week === undefined ? [] : [week];
    expect(await weekOnCalendar(app)).toEqual(said);
    expect(screen.getByText(phase)).toBeTruthy();
    expect(await weekOnUnderstanding(app)).toEqual(said);
  });

  it('past midnight, the greeting has counted on and the menu and the profile have not', async () => {
    const app = await open(born(addDays(today, -6)));
    expect(await inMenu('6 dias de vida')).toBeTruthy();
    await go(app, '/app/profile');
    expect(await screen.findByText('Bento · 6 dias de vida')).toBeTruthy();
    vi.setSystemTime(new Date(2026, 6, 3, 0, 1));
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    await waitFor(() => expect(screen.getByText('Bento · 7 dias de vida')).toBeTruthy());
    expect(await inMenu('7 dias de vida')).toBeTruthy();
  });
});

it('my baby came ten weeks early, and the highlight speaks of what only older babies do', async () => {
  const app = await open({ ...born(addDays(today, -140)), gestationWeeks: 30 });
  await go(app, '/app/calendario');
  const banner = await screen.findByRole('region', { name: 'A fase do bebê' });
  // Twenty weeks after birth, ten after the day it was expected: what it does is of the ten.
  expect(weeksIn(banner)).toEqual([20]);
  expect(banner.textContent).toContain('Os olhos procuram os seus');
});
