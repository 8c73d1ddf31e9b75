// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { DailyContentAnswer } from '#shared/daily/daily.schema.ts';
import type { Profile } from '#shared/profile/profile.schema.ts';
import { calendarDate } from '#shared/time/calendar-date.ts';
import { startTimer } from '#shared/timer/timer.rules.ts';
import { dailyContent, fakeDaily } from '#tests/support/fake-daily.ts';
import { card, fakeLibrary } from '#tests/support/fake-library.ts';
import { fakeNursing, someFeed } from '#tests/support/fake-nursing.ts';
import { ana, fakeServer } from '#tests/support/fake-server.ts';
import { openApp } from '#tests/support/open-app.tsx';
// Read before the first test, whose patience would otherwise be spent on it.
import './home.screen.tsx';
import './below-the-week.tsx';
import './in-place.tsx';
import './topic/topic-page.tsx';

// A Thursday, in a time zone that is not asked for: the hours are the device's.
const at = (hour: number, minute = 0) => new Date(2026, 6, 2, hour, minute);
const now = at(15);

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now });
  return () => vi.useRealTimers();
});

const ago = (minutes: number) => new Date(now.getTime() - minutes * 60_000).toISOString();

const today = dailyContent({
  id: 'hoje',
  contentType: 'video',
  contentUrl: 'https://video.example/massagem',
  title: 'Massagem com calma',
  durationMinutes: 6,
});
const saturday = dailyContent({ id: 'sabado', title: 'Um banho de sol' });

type About = {
  days?: Record<string, DailyContentAnswer>;
  profile?: Partial<Profile>;
  viewer?: typeof ana | null;
  address?: string;
};

async function open({ days, profile = {}, viewer = ana, address = '/app' }: About = {}) {
  const daily = fakeDaily(days ?? { '2026-07-02': today, '2026-07-04': saturday });
  const library = fakeLibrary([card({ id: 'a1', category: 'No seu Tempo', title: 'Noites longas' })]);
  const server = fakeServer({
    viewer,
    profile: viewer && { onboardingCompleted: true, ...profile },
    also: (call, who) => daily.answers(call, who) ?? library(call, who),
  });
  fakeNursing();
  return { app: await openApp(address), daily, server };
}

const heading = (name: string | RegExp) => screen.findByRole('heading', { level: 1, name });
const strip = async (name = 'Sua Semana') => within(await screen.findByRole('region', { name }));

describe('the greeting', () => {
  it.each([
    [at(0), 'Bom dia, Ana', 'Good morning, Ana'],
    [at(11, 59), 'Bom dia, Ana', 'Good morning, Ana'],
    [at(12), 'Boa tarde, Ana', 'Good afternoon, Ana'],
    [at(17, 59), 'Boa tarde, Ana', 'Good afternoon, Ana'],
    [at(18), 'Boa noite, Ana', 'Good evening, Ana'],
  ])('at %s follows the hour, with her name, in both languages', async (moment, portuguese, english) => {
    vi.setSystemTime(moment);
    await open({ profile: { name: 'Ana' } });
    expect(await heading(portuguese)).toBeTruthy();
    cleanup();
    await open({ profile: { name: 'Ana' }, address: '/en/app' });
    expect(await heading(english)).toBeTruthy();
  });

  it('calls her by a kind word while her name is not known, also when Colo made one up', async () => {
    await open();
    expect(await heading('Boa tarde, Mamãe')).toBeTruthy();
    cleanup();
    localStorage.setItem('profile_data', JSON.stringify({ name: 'User', onboarding_completed: true }));
    await open({ viewer: null, address: '/en/app?preview=1' });
    expect(await heading('Good afternoon, Mama')).toBeTruthy();
  });

  it('says the baby’s age and what she cares about', async () => {
    await open({
      profile: {
        babyName: 'Bento',
        babyBirthDate: '2026-06-12',
        journeyType: 'com-bebe',
        interests: ['sono-rotina', 'autocuidado-identidade'],
      },
    });
    expect(await screen.findByText('Bento: 20 dias de vida')).toBeTruthy();
    const tags = within(await screen.findByRole('list', { name: 'Interesses' }));
    expect(tags.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Sono e rotina',
      'Autocuidado e identidade',
    ]);
  });

  it.each([
    ['a due date', 'gestante', '2026-07-30', 'Seu bebê: faltam 4 semanas'],
    ['the due date itself', 'gestante', '2026-07-02', 'Seu bebê: 40 semanas de gestação'],
    ['a due date that has passed', 'gestante', '2026-06-22', 'Seu bebê: 41 semanas e 3 dias de gestação'],
    ['the day of birth', 'com-bebe', '2026-07-02', 'Seu bebê: nasceu hoje'],
    ['more than two years', 'com-bebe', '2023-01-10', 'Seu bebê: 3 anos e 5 meses'],
    ['a clock that is a year behind', 'com-bebe', '2027-06-20', 'Seu bebê: faltam 51 semanas'],
  ] as const)('makes sense of %s', async (_, journeyType, babyBirthDate, sentence) => {
    await open({ profile: { babyBirthDate, journeyType } });
    expect(await screen.findByText(sentence)).toBeTruthy();
  });

  it('asks for the date where none is known', async () => {
    await open();
    const link = await screen.findByRole('link', { name: 'Contar quando nasceu ou vai nascer' });
    expect(link.getAttribute('href')).toBe('/app/profile');
  });
});

describe('the week', () => {
  it('goes from Sunday to Saturday, says what each day brings, and marks today', async () => {
    await open();
    const week = await strip();
    await week.findByRole('button', { name: 'quinta-feira, 2 de julho: Vídeo, Massagem com calma' });
    const days = week.getAllByRole('button');
    expect(days).toHaveLength(7);
    expect(days[0]?.getAttribute('aria-label')).toBe('domingo, 28 de junho: Conteúdo em preparação');
    expect(days[6]?.getAttribute('aria-label')).toBe('sábado, 4 de julho: Dica, Um banho de sol');
    expect(days.map((day) => day.getAttribute('aria-current'))).toEqual([
      null,
      null,
      null,
      null,
      'date',
      null,
      null,
    ]);
  });

  it('is asked for by this day, in her language, with the date that her phone knows', async () => {
    const { server } = await open({
      profile: { babyBirthDate: '2026-06-12', journeyType: 'com-bebe' },
      address: '/en/app',
    });
    await (await strip('Your Week')).findByRole('button', { name: /Thursday, July 2: Video/ });
    const [call, ...others] = server.callsTo('/api/daily/week');
    expect(others).toEqual([]);
    expect(Object.fromEntries(call?.query ?? [])).toEqual({
      language: 'en',
      day: '2026-06-28',
      birthDate: '2026-06-12',
      journeyType: 'com-bebe',
    });
  });

  it('says of a day without content that it is in preparation, and takes it back', async () => {
    const { app } = await open();
    const friday = await (await strip()).findByRole('button', { name: /sexta-feira, 3 de julho/ });
    await (await strip()).findByRole('button', { name: /Massagem com calma/ });
    fireEvent.click(friday);
    expect(friday.getAttribute('aria-expanded')).toBe('true');
    const preview = within(await (await strip()).findByRole('status'));
    expect(preview.getByText('Conteúdo em preparação')).toBeTruthy();
    expect(preview.getByText('Artigo · 5 min')).toBeTruthy();
    expect(app.address()).toBe('/app');
    fireEvent.click(friday);
    expect((await strip()).queryByRole('status')).toBeNull();
  });

  it('says so in English, too', async () => {
    await open({ address: '/en/app', days: {} });
    fireEvent.click(await (await strip('Your Week')).findByRole('button', { name: /Friday, July 3/ }));
    const preview = within(await (await strip('Your Week')).findByRole('status'));
    expect(preview.getByText('Content in preparation')).toBeTruthy();
    expect(preview.getByText('Article · 5 min')).toBeTruthy();
  });

  it('leads to the calendar', async () => {
    const { app } = await open();
    fireEvent.click(await screen.findByRole('link', { name: 'Ver calendário' }));
    await waitFor(() => expect(app.address()).toBe('/app/calendario'));
  });

  it('is there at once on the next visit, as it was, and then as it is', async () => {
    await open();
    await (await strip()).findByRole('button', { name: /Massagem com calma/ });
    const kept = { ...localStorage };
    cleanup();
    for (const [key, value] of Object.entries(kept)) localStorage.setItem(key, value);
    const daily = fakeDaily({ '2026-07-02': { ...today, title: 'Massagem nova' } });
    const server = fakeServer({ viewer: ana, profile: { onboardingCompleted: true }, also: daily.answers });
    fakeNursing();
    const release = server.holdAnswers('/api/daily/week');
    await openApp('/app');
    expect(await (await strip()).findByRole('button', { name: /Massagem com calma/ })).toBeTruthy();
    release();
    expect(await (await strip()).findByRole('button', { name: /Massagem nova/ })).toBeTruthy();
  });

  it('that never came has a kind line without a network, and its days still answer', async () => {
    const { server } = await open({ days: {} });
    cleanup();
    localStorage.clear();
    server.refuse('/api/daily/week', 'unavailable');
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    await openApp('/app');
    expect(await screen.findByText(/Sua semana aparece aqui assim que a conexão voltar/)).toBeTruthy();
    fireEvent.click((await strip()).getByRole('button', { name: /quinta-feira/ }));
    expect((await screen.findAllByText('Conteúdo em preparação')).length).toBeGreaterThan(0);
  });
});

describe('today’s highlight', () => {
  const region = (name: string) => screen.findByRole('region', { name });

  it('is what today brings, and opens it', async () => {
    await open();
    const highlight = within(await region('Destaque de hoje'));
    const title = await highlight.findByRole('button', { name: 'Massagem com calma' });
    expect(highlight.getByText('6 min')).toBeTruthy();
    fireEvent.click(title);
    expect(await heading('Massagem com calma')).toBeTruthy();
  });

  it('"Ler opened something else": it names the article, and opens that one', async () => {
    const today = { ...saturday, id: 't1', title: 'Noites', contentType: 'article' as const };
    await open({ days: { '2026-07-02': { ...today, article: { id: 'a1', title: 'Um ritmo suave' } } } });
    const highlight = within(await region('Destaque de hoje'));
    const link = await highlight.findByRole('link', { name: 'Ler: Um ritmo suave' });
    expect(link.getAttribute('href')).toBe('/app/post/a1');
  });

  it('is the fixed one only while there is no content at all', async () => {
    await open({ days: {} });
    const highlight = within(await region('Destaque de hoje'));
    expect(await highlight.findByText('Massagem relaxante para o bebê')).toBeTruthy();
    expect(highlight.getByText('Vídeo · 4 min · Com especialista')).toBeTruthy();
    cleanup();
    await open({ days: { '2026-07-04': saturday } });
    const other = within(await region('Destaque de hoje'));
    expect(await other.findByText('Conteúdo em preparação')).toBeTruthy();
    expect(other.queryByText('Massagem relaxante para o bebê')).toBeNull();
  });

  it('is fixed in English as well', async () => {
    await open({ days: {}, address: '/en/app' });
    const highlight = within(await region('Today’s highlight'));
    expect(await highlight.findByText('Relaxing baby massage')).toBeTruthy();
  });
});

describe('how things stand now', () => {
  it('is the last feed, its side and how long ago it was, and one tap from the timer', async () => {
    fakeServer({ viewer: ana });
    fakeNursing({
      feeds: [someFeed({ id: crypto.randomUUID(), startTime: ago(130), endTime: ago(118), side: 'right' })],
    });
    const app = await openApp('/app');
    const line = await screen.findByRole('link', { name: /Há 2 h 10 min/ });
    expect(line.textContent).toContain('Última: lado direito');
    fireEvent.click(line);
    await waitFor(() => expect(app.address()).toBe('/app/mamada'));
  });

  it('is the feed under way, also when another phone began it', async () => {
    fakeServer({ viewer: ana });
    fakeNursing({
      timers: [
        startTimer('left', new Date(ago(4)), { id: crypto.randomUUID(), timeZone: 'America/Sao_Paulo' }),
      ],
    });
    await openApp('/app');
    expect(await screen.findByRole('link', { name: /Mamando · 04:00/ })).toBeTruthy();
  });

  it('is there for a visitor too', async () => {
    fakeServer();
    fakeNursing();
    await openApp('/en/app?preview=1');
    const line = await screen.findByRole('link', { name: /Start whenever you like/ });
    expect(line.getAttribute('href')).toBe('/en/app/mamada?preview=1');
  });
});

describe('a topic', () => {
  it('is one of eight', async () => {
    await open();
    const tiles = within(await screen.findByRole('region', { name: 'Explore por Temas' }));
    expect(tiles.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
      'Sono do Bebê',
      'Entendendo o Bebê',
      'Primeiras Mordidas',
      'No seu Tempo',
      'Amamentação e Acolhimento',
      'Mãe Inteira',
      'Entre Mães',
      'Higiene Natural',
    ]);
  });

  it('takes the place of home without changing the address, and Back returns', async () => {
    const { app } = await open({ profile: { name: 'Ana' } });
    fireEvent.click(await screen.findByRole('button', { name: 'Amamentação e Acolhimento' }));
    const title = await heading('Amamentação e Acolhimento');
    expect(app.address()).toBe('/app');
    await waitFor(() => expect(document.activeElement).toBe(title));
    act(() => app.history.back());
    expect(await heading('Boa tarde, Ana')).toBeTruthy();
    expect(app.address()).toBe('/app');
  });

  it('without a page of its own says what it is about and what there is to read', async () => {
    const { app } = await open({ profile: { name: 'Ana' } });
    fireEvent.click(await screen.findByRole('button', { name: 'No seu Tempo' }));
    expect(await heading('No seu Tempo')).toBeTruthy();
    expect(screen.getByText('Cada bebê tem o seu ritmo. Você também tem o seu.')).toBeTruthy();
    expect(await screen.findByRole('link', { name: 'Noites longas' })).toBeTruthy();
    const all = await screen.findByRole('link', { name: 'Ver todos os artigos' });
    expect(all.getAttribute('href')).toBe('/app/no-seu-tempo');
    act(() => app.history.back());
    expect(await heading('Boa tarde, Ana')).toBeTruthy();
  });

  it('has a way back of its own, and keeps the preview', async () => {
    const { app } = await open({ viewer: null, address: '/en/app?preview=1' });
    fireEvent.click(await screen.findByRole('button', { name: 'Natural Hygiene' }));
    expect(await heading('Natural Hygiene')).toBeTruthy();
    fireEvent.click(await screen.findByRole('button', { name: 'Back' }));
    expect(await heading(/^Good afternoon/)).toBeTruthy();
    expect(app.address()).toContain('preview=1');
  });

  it('of another release shows home', async () => {
    const { app } = await open({ profile: { name: 'Ana' } });
    await heading('Boa tarde, Ana');
    act(() => {
      app.history.push('/app', {
        topic: 'breastfeeding',
        day: calendarDate('2026-07-02').slice(1),
      } as object);
    });
    expect(await heading('Boa tarde, Ana')).toBeTruthy();
  });
});
