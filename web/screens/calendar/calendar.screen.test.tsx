// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Profile } from '#shared/profile/profile.schema.ts';
import { dailyContent, fakeDaily } from '#tests/support/fake-daily.ts';
import { ana, fakeServer } from '#tests/support/fake-server.ts';
import { openApp } from '#tests/support/open-app.tsx';
// Read before the first test, whose patience would otherwise be spent on it.
import './calendar.screen.tsx';

beforeEach(() => {
  // A Thursday; its week is 28 June to 4 July.
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(2026, 6, 2, 15) });
  return () => vi.useRealTimers();
});

const days = {
  '2026-07-02': dailyContent({ id: 'qui', title: 'Quinta calma', contentType: 'audio', userSaved: true }),
  '2026-07-03': dailyContent({ id: 'sex', title: 'Sexta leve' }),
  '2026-07-09': dailyContent({ id: 'outra', title: 'Outra semana' }),
};

type About = { address?: string; profile?: Partial<Profile> };

async function open({ address = '/app/calendario', profile = {} }: About = {}) {
  const daily = fakeDaily(days);
  const server = fakeServer({
    viewer: ana,
    profile: { onboardingCompleted: true, ...profile },
    also: daily.answers,
  });
  return { app: await openApp(address), server };
}

const list = async (name = 'Os sete dias') => within(await screen.findByRole('region', { name }));
const detail = async (name = 'O dia escolhido') => within(await screen.findByRole('region', { name }));
const chosen = async () =>
  (await list()).getAllByRole('button').filter((day) => day.getAttribute('aria-pressed') === 'true');
const month = () => within(screen.getByRole('grid'));

describe('the calendar', () => {
  it('opens with this week, Sunday first, and today chosen', async () => {
    await open();
    expect(await screen.findByRole('heading', { level: 1, name: 'Sua Semana' })).toBeTruthy();
    expect(screen.getByText('Esta semana')).toBeTruthy();
    expect(await (await detail()).findByRole('heading', { name: 'Quinta calma' })).toBeTruthy();
    const rows = (await list()).getAllByRole('button');
    expect(rows).toHaveLength(7);
    expect(rows[0]?.textContent).toContain('domingo, 28 de junho');
    expect(rows[0]?.textContent).toContain('Conteúdo em preparação');
    expect(rows[6]?.textContent).toContain('sábado, 4 de julho');
    expect(rows[4]?.getAttribute('aria-current')).toBe('date');
    expect(await chosen()).toEqual([rows[4]]);
  });

  it.each([
    ['/app/calendario?semana=2', '+2 semanas'],
    ['/en/app/calendario?semana=2', '+2 weeks'],
    ['/app/calendario?semana=145', 'Semana de 8 de abril de 2029'],
    ['/en/app/calendario?semana=-145', 'Week of September 17, 2023'],
  ])('I went far and was told +145 weeks: %s says %s', async (address, label) => {
    await open({ address });
    expect(await screen.findByText(label)).toBeTruthy();
  });

  it('I went years away, and no day said of which year it is', async () => {
    await open({ address: '/app/calendario?semana=145' });
    const rows = (await list()).getAllByRole('button');
    expect(rows[0]?.textContent).toContain('domingo, 8 de abril de 2029');
  });

  it('shows the day she chooses, and the address says it', async () => {
    const { app } = await open();
    fireEvent.click(await (await list()).findByRole('button', { name: /Sexta leve/ }));
    expect(await (await detail()).findByRole('heading', { name: 'Sexta leve' })).toBeTruthy();
    expect(app.address()).toBe('/app/calendario?dia=2026-07-03');
  });

  it('I tapped a day and saw nothing of it: what it brings lay off the screen', async () => {
    const brought: Element[] = [];
    Element.prototype.scrollIntoView = function (this: Element) {
      brought.push(this);
    };
    await open();
    await (await detail()).findByRole('heading', { name: 'Quinta calma' });
    const region = () => screen.getByRole('region', { name: 'O dia escolhido' });
    fireEvent.click(month().getByRole('button', { name: /, 3 de julho/ }));
    expect(await (await detail()).findByRole('heading', { name: 'Sexta leve' })).toBeTruthy();
    await waitFor(() => expect(document.activeElement).toBe(region()));
    expect(brought).toEqual([region()]);
    // From the list, and the day that is chosen already, by tap or Enter.
    const rows = (await list()).getAllByRole('button');
    fireEvent.click(rows[4] as HTMLElement);
    await waitFor(() => expect(brought).toHaveLength(2));
    (rows[4] as HTMLElement).focus();
    fireEvent.click(rows[4] as HTMLElement);
    expect(document.activeElement).toBe(region());
    // The arrows go on through the days: there the focus stays with them.
    (rows[4] as HTMLElement).focus();
    fireEvent.keyDown(rows[4] as HTMLElement, { key: 'ArrowDown' });
    expect(await (await detail()).findByRole('heading', { name: 'Sexta leve' })).toBeTruthy();
    expect(document.activeElement).toBe(rows[5]);
    expect(brought).toHaveLength(3);
  });

  it('says of a day without content that it is in preparation', async () => {
    await open({ address: '/en/app/calendario?dia=2026-07-04' });
    expect(await (await detail('The chosen day')).findByText('Content in preparation')).toBeTruthy();
    expect((await detail('The chosen day')).getByText('Article · 5 min')).toBeTruthy();
  });

  it('opens the content in its place, and Back returns to the day', async () => {
    const { app } = await open({ address: '/app/calendario?dia=2026-07-03' });
    fireEvent.click(await (await detail()).findByRole('button', { name: 'Abrir conteúdo' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Sexta leve' })).toBeTruthy();
    expect(app.address()).toBe('/app/calendario?dia=2026-07-03');
    act(() => app.history.back());
    expect(await (await detail()).findByRole('heading', { name: 'Sexta leve' })).toBeTruthy();
  });

  it('lists what she saved, and leads to it', async () => {
    await open();
    const saved = within(await screen.findByRole('region', { name: 'O que você guardou' }));
    expect(saved.getByRole('link', { name: 'Quinta calma' }).getAttribute('href')).toBe('/app?conteudo=qui');
  });
});

describe('the weeks', () => {
  it('go on and back, with a label of how far', async () => {
    const { app } = await open();
    const next = await screen.findByRole('button', { name: 'Próxima semana' });
    fireEvent.click(next);
    expect(await screen.findByText('+1 semana')).toBeTruthy();
    expect(await (await detail()).findByRole('heading', { name: 'Outra semana' })).toBeTruthy();
    expect(app.address()).toBe('/app/calendario?semana=1&dia=2026-07-09');
    fireEvent.click(next);
    expect(await screen.findByText('+2 semanas')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Voltar para esta semana' }));
    expect(await screen.findByText('Esta semana')).toBeTruthy();
    expect(app.address()).toBe('/app/calendario');
    fireEvent.click(screen.getByRole('button', { name: 'Semana anterior' }));
    expect(await screen.findByText('-1 semana')).toBeTruthy();
  });

  it('are said in English', async () => {
    await open({ address: '/en/app/calendario' });
    expect(await screen.findByText('This week')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Next week' }));
    fireEvent.click(screen.getByRole('button', { name: 'Next week' }));
    expect(await screen.findByText('+2 weeks')).toBeTruthy();
  });

  it.each([
    ['10000', 'Semana de 15 de junho de 2036', 'Próxima semana'],
    ['-10000', 'Semana de 10 de julho de 2016', 'Semana anterior'],
  ])('end somewhere: %s is %s', async (semana, label, end) => {
    await open({ address: `/app/calendario?semana=${semana}` });
    expect(await screen.findByText(label)).toBeTruthy();
    expect(screen.getByRole('button', { name: end })).toHaveProperty('disabled', true);
  });

  it('are swiped', async () => {
    await open();
    const row = (await list()).getAllByRole('button')[4];
    if (!row) throw new Error('There is no such day');
    const swipe = (from: number, to: number) => {
      fireEvent.pointerDown(row, { pointerType: 'touch', clientX: from, clientY: 10 });
      fireEvent.pointerUp(row, { pointerType: 'touch', clientX: to, clientY: 12 });
    };
    swipe(200, 100);
    expect(await screen.findByText('+1 semana')).toBeTruthy();
    swipe(100, 200);
    expect(await screen.findByText('Esta semana')).toBeTruthy();
  });

  it('and days are gone through with the arrow keys', async () => {
    await open();
    const rows = (await list()).getAllByRole('button');
    rows[4]?.focus();
    fireEvent.keyDown(rows[4] as Element, { key: 'ArrowDown' });
    await waitFor(async () => expect(await chosen()).toEqual([rows[5]]));
    expect(document.activeElement).toBe(rows[5]);
    fireEvent.keyDown(rows[5] as Element, { key: 'ArrowRight' });
    expect(await screen.findByText('+1 semana')).toBeTruthy();
    expect(document.activeElement?.textContent).toContain('sexta-feira, 10 de julho');
  });
});

describe('the month', () => {
  it('marks today and the chosen day, and picks another', async () => {
    const { app } = await open();
    await screen.findByRole('grid', { name: /julho de 2026/ });
    const today = month().getByRole('button', { name: 'quinta-feira, 2 de julho de 2026' });
    expect(today.getAttribute('aria-current')).toBe('date');
    expect(today.getAttribute('aria-pressed')).toBe('true');
    fireEvent.click(month().getByRole('button', { name: 'quinta-feira, 9 de julho de 2026' }));
    expect(await screen.findByText('+1 semana')).toBeTruthy();
    expect(app.address()).toBe('/app/calendario?semana=1&dia=2026-07-09');
  });

  it('is one stop of the Tab key, and its days are reached with the arrows, over its edge as well', async () => {
    await open();
    await screen.findByRole('grid');
    const stops = () =>
      month()
        .getAllByRole('button')
        .filter(({ tabIndex }) => tabIndex === 0);
    expect(stops()).toHaveLength(1);
    const [start] = stops();
    start?.focus();
    const press = (key: string) => fireEvent.keyDown(document.activeElement as Element, { key });
    press('ArrowRight');
    await waitFor(() => expect(document.activeElement?.getAttribute('data-day')).toBe('2026-07-03'));
    press('ArrowUp');
    await waitFor(() => expect(document.activeElement?.getAttribute('data-day')).toBe('2026-06-26'));
    expect(screen.getByRole('grid', { name: /junho de 2026/ })).toBeTruthy();
    press('PageDown');
    await waitFor(() => expect(document.activeElement?.getAttribute('data-day')).toBe('2026-07-26'));
    expect(stops()).toHaveLength(1);
  });

  it('is leafed through without choosing anything', async () => {
    const { app } = await open({ address: '/en/app/calendario' });
    fireEvent.click(await screen.findByRole('button', { name: 'Next month' }));
    expect(await screen.findByRole('grid', { name: /August 2026/ })).toBeTruthy();
    expect(app.address()).toBe('/en/app/calendario');
  });
});

describe('the phase', () => {
  it.each([
    [
      'of a newborn',
      { babyBirthDate: '2026-06-12', journeyType: 'com-bebe' as const },
      ['Recém-nascido', 'Destaque da semana 3'],
    ],
    [
      'of three months',
      { babyBirthDate: '2026-04-01', journeyType: 'com-bebe' as const },
      ['Bebê de 3 meses', 'Destaque da semana 14', /As mãos viram brinquedo/],
    ],
    ['of a pregnancy', { babyBirthDate: '2026-09-10' }, ['Gestação, 30 semanas']],
    [
      'of a pregnancy past its due date',
      { babyBirthDate: '2026-06-25', journeyType: 'gestante' as const },
      ['Gestação, 41 semanas'],
    ],
    ['of a date that may be either', { babyBirthDate: '2026-06-12' }, ['Cada fase, no seu tempo']],
    [
      'of more than two years',
      { babyBirthDate: '2023-07-01', journeyType: 'com-bebe' as const },
      ['Criança pequena, 3 anos'],
    ],
    ['that nobody told', {}, ['Cada fase, no seu tempo']],
  ])('%s stands in a banner', async (_, profile, sentences) => {
    await open({ profile });
    const banner = within(await screen.findByRole('region', { name: 'A fase do bebê' }));
    for (const sentence of sentences) expect(banner.getByText(sentence)).toBeTruthy();
  });

  it.each(['2025-12-28', '2025-07-02', '2023-07-02'])(
    'has no highlight of week 24 for a baby born on %s, to whom it no longer applies',
    async (babyBirthDate) => {
      await open({ profile: { babyBirthDate, journeyType: 'com-bebe' } });
      const banner = within(await screen.findByRole('region', { name: 'A fase do bebê' }));
      expect(banner.queryByText(/Destaque da semana|espera os seis meses/)).toBeNull();
    },
  );

  it('is the one of the day that is looked at', async () => {
    await open({
      address: '/app/calendario?semana=8',
      profile: { babyBirthDate: '2026-06-12', journeyType: 'com-bebe' as const },
    });
    expect(await screen.findByText('Bebê de 2 meses')).toBeTruthy();
  });
});

describe('a week that does not come', () => {
  it('says so, offers another try, and its days can still be chosen', async () => {
    const { server } = await open();
    await (await list()).findByRole('button', { name: /Sexta leve/ });
    cleanup();
    localStorage.clear();
    server.refuse('/api/daily/week', 'unavailable');
    await openApp('/app/calendario?semana=1');
    expect(await screen.findByText('Não foi possível abrir esta semana')).toBeTruthy();
    expect((await list()).getAllByRole('button')).toHaveLength(7);
    server.accept('/api/daily/week');
    fireEvent.click(screen.getByRole('button', { name: 'Tentar de novo' }));
    expect(await (await detail()).findByRole('heading', { name: 'Outra semana' })).toBeTruthy();
  });
});
