// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { BabyAnswer } from '#shared/family/family.schema.ts';
import type { Profile } from '#shared/profile/profile.schema.ts';
import { calendarDate } from '#shared/time/calendar-date.ts';
import { fakeFamily, someBaby } from '#tests/support/fake-family.ts';
import { ana, fakeServer } from '#tests/support/fake-server.ts';
import { openApp } from '#tests/support/open-app.tsx';
import { appOutbox } from '#web/platform/outbox/app-outbox.ts';

const noon = (day: string) => new Date(`${day}T15:00:00Z`);

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: noon('2026-07-01') });
  return () => vi.useRealTimers();
});

const pregnant: Partial<Profile> = {
  babyName: 'Theo',
  journeyType: 'gestante',
  babyBirthDate: '2026-06-21',
  onboardingCompleted: true,
};
const untold: Partial<Profile> = { ...pregnant, journeyType: null };

async function open(profile: Partial<Profile>, address = '/app/profile') {
  const server = fakeServer({ viewer: ana, profile });
  await openApp(address);
  await screen.findByRole('heading', { level: 1 });
  return server;
}
const card = async (name: string) => within(await screen.findByRole('region', { name }));
const hasArrived = () => card('Seu bebê já chegou?');
type Card = Awaited<ReturnType<typeof hasArrived>>;
const tell = async (date: string, and?: (shown: Card) => unknown) => {
  const shown = await hasArrived();
  fireEvent.click(shown.getByRole('button', { name: 'Já chegou' }));
  fireEvent.change(shown.getByLabelText('Que dia o seu bebê chegou?'), { target: { value: date } });
  await and?.(shown);
  fireEvent.click(shown.getByRole('button', { name: 'Contar o dia' }));
  return shown;
};
const sent = (server: ReturnType<typeof fakeServer>) =>
  server
    .callsTo('/api/profile')
    .filter(({ method }) => method === 'PATCH')
    .map(({ body }) => body);

describe('from the due date on', () => {
  it.each(['/app', '/app/profile'])('at %s she is asked whether the baby has come', async (address) => {
    await open({ ...pregnant, babyBirthDate: '2026-07-01' }, address);
    expect(await hasArrived()).toBeTruthy();
    expect((await screen.findAllByText(/Theo.*40 semanas de gestação/)).length).toBeGreaterThan(0);
    expect(screen.queryByText(/Nasceu hoje/)).toBeNull();
  });

  it('only her answer makes a birth: with its day, and the weeks that the due date tells', async () => {
    const server = await open(pregnant);
    expect(await screen.findByText('Theo · 41 semanas e 3 dias de gestação')).toBeTruthy();
    await tell('2026-06-26');
    expect(await screen.findByText('Theo · 5 dias de vida')).toBeTruthy();
    expect(sent(server)).toEqual([
      { journeyType: 'com-bebe', babyBirthDate: '2026-06-26', gestationWeeks: 40 },
    ]);
    expect(screen.queryByText('Seu bebê já chegou?')).toBeNull();
  });

  it('a day that has not come, or none, is told beside the field and not sent', async () => {
    const server = await open(pregnant);
    const shown = await tell('2026-07-02');
    expect(shown.getByText(/escolha hoje ou um dia que já passou/)).toBeTruthy();
    fireEvent.change(shown.getByLabelText('Que dia o seu bebê chegou?'), { target: { value: '' } });
    fireEvent.click(shown.getByRole('button', { name: 'Contar o dia' }));
    expect(shown.getByText('Este campo não pode ficar em branco.')).toBeTruthy();
    expect(sent(server)).toEqual([]);
  });

  it('without a connection says so, and the day that she typed is still there when she comes back', async () => {
    const server = await open(pregnant);
    await hasArrived();
    server.goOffline();
    await tell('2026-06-26');
    expect(await screen.findByText('Erro ao salvar')).toBeTruthy();
    cleanup();
    server.goOnline();
    await openApp('/app/profile');
    const again = await hasArrived();
    expect(again.getByLabelText('Que dia o seu bebê chegou?')).toHaveProperty('value', '2026-06-26');
    fireEvent.click(again.getByRole('button', { name: 'Contar o dia' }));
    expect(await screen.findByText('Theo · 5 dias de vida')).toBeTruthy();
  });

  it('"not yet" is heard for a day on this phone, by her alone', async () => {
    await open(pregnant);
    fireEvent.click((await hasArrived()).getByRole('button', { name: 'Ainda não' }));
    await waitFor(() => expect(screen.queryByText('Seu bebê já chegou?')).toBeNull());
    cleanup();
    await open(pregnant, '/app');
    await screen.findByText('Theo: 41 semanas e 3 dias de gestação');
    expect(screen.queryByText('Seu bebê já chegou?')).toBeNull();
    cleanup();
    vi.setSystemTime(new Date('2026-07-02T15:00:01Z'));
    await open(pregnant, '/app');
    expect(await hasArrived()).toBeTruthy();
  });

  it('a visitor is asked, too, and her answer stays on this device', async () => {
    const stored = { baby_name: 'Theo', journey_type: 'gestante', baby_birth_date: '2026-06-21' };
    localStorage.setItem('profile_data', JSON.stringify(stored));
    fakeServer();
    await openApp('/app/profile?preview=1');
    await tell('2026-06-26');
    expect(await screen.findByText('Theo · 5 dias de vida')).toBeTruthy();
    expect(JSON.parse(localStorage.getItem('profile_data') ?? '')).toMatchObject({
      journey_type: 'com-bebe',
      baby_birth_date: '2026-06-26',
      gestation_weeks: 40,
    });
  });

  it('and in English', async () => {
    await open(pregnant, '/en/app');
    expect(await card('Has your baby arrived?')).toBeTruthy();
    expect(await screen.findByText('Theo: 41 weeks and 3 days pregnant')).toBeTruthy();
  });
});

describe('a day of which nobody said what it is', () => {
  const question = 'Esta data é do nascimento ou a prevista?';

  it('is asked about, and no age is read until she answers', async () => {
    const server = await open(untold);
    const shown = await card(question);
    expect(shown.getByText(/21 de junho de 2026/)).toBeTruthy();
    expect(screen.queryByText(/dias de vida|semanas de gestação/)).toBeNull();
    fireEvent.click(shown.getByRole('button', { name: 'É do nascimento' }));
    expect(await screen.findByText('Theo · 10 dias de vida')).toBeTruthy();
    expect(sent(server)).toEqual([{ journeyType: 'com-bebe' }]);
  });

  it('that is the due date goes on as a pregnancy, and the other question follows', async () => {
    const server = await open(untold, '/app');
    fireEvent.click((await card(question)).getByRole('button', { name: 'É a data prevista' }));
    expect(await screen.findByText('Theo: 41 semanas e 3 dias de gestação')).toBeTruthy();
    expect(await hasArrived()).toBeTruthy();
    expect(sent(server)).toEqual([{ journeyType: 'gestante' }]);
  });

  it('can wait', async () => {
    const server = await open(untold, '/app');
    fireEvent.click((await card(question)).getByRole('button', { name: 'Agora não' }));
    await waitFor(() => expect(screen.queryByText(question)).toBeNull());
    expect(sent(server)).toEqual([]);
  });
});

it.each<[string, Partial<Profile>]>([
  ['before the due date', { ...pregnant, babyBirthDate: '2026-07-02' }],
  ['of a baby who is here', { ...pregnant, journeyType: 'com-bebe' }],
  ['where no date was told', { ...pregnant, babyBirthDate: null }],
])('nothing is asked %s', async (_when, profile) => {
  await open(profile);
  await screen.findByText('Sobre o bebê');
  expect(screen.queryByText(/já chegou\?|Esta data é/)).toBeNull();
});

describe('twins of one pregnancy', () => {
  const due = calendarDate('2026-06-21');
  const theo = someBaby({ id: 'theo', name: 'Theo', isDefault: true, arrival: 'expected', dueDate: due });
  const bia = someBaby({ id: 'bia', name: 'Bia', arrival: 'expected', dueDate: due });

  async function openFamily(babies: BabyAnswer[]) {
    await appOutbox.setOwner(ana.id);
    const server = fakeServer({ viewer: ana, profile: pregnant });
    const family = fakeFamily({ babies });
    await openApp('/app/profile');
    await screen.findByRole('heading', { level: 1 });
    return { server, family };
  }

  it('that she told of are born together unless she says otherwise', async () => {
    const { server, family } = await openFamily([theo, bia]);
    await tell('2026-06-26', async (shown) =>
      expect(await shown.findByLabelText(/Bia também nasceu/)).toBeTruthy(),
    );
    await waitFor(() => expect(sent(server)).toHaveLength(1));
    await waitFor(() =>
      expect(family.writesOf('baby.put')).toMatchObject([
        { id: 'bia', arrival: 'born', birthDate: '2026-06-26', gestationWeeks: 40 },
      ]),
    );
  });

  it('that nobody knew of are told with the birth, by one tap more', async () => {
    const { family } = await openFamily([theo]);
    await tell('2026-06-26', async (shown) => fireEvent.click(await shown.findByLabelText('São gêmeos')));
    await waitFor(() =>
      expect(family.writesOf('baby.put')).toMatchObject([{ arrival: 'born', birthDate: '2026-06-26' }]),
    );
    expect(family.babies.size).toBe(2);
  });

  it('are not made of one baby', async () => {
    const { server, family } = await openFamily([theo]);
    await tell('2026-06-26');
    await waitFor(() => expect(sent(server)).toHaveLength(1));
    await screen.findByText('Theo · 5 dias de vida');
    expect(family.babies.size).toBe(1);
  });
});
