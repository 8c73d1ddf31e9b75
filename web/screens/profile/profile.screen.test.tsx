// @vitest-environment happy-dom
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { addDays, calendarDate } from '#shared/time/calendar-date.ts';
import { ana, fakeServer } from '#tests/support/fake-server.ts';
import { openApp } from '#tests/support/open-app.tsx';

const today = calendarDate('2026-07-01');
const theo = {
  name: 'Mariana',
  firstMaternity: true,
  babyName: 'Theo',
  babyBirthDate: addDays(today, -95),
  journeyType: 'com-bebe' as const,
  babyAvatar: 'sunflower' as const,
  interests: ['sono-rotina' as const],
  onboardingCompleted: true,
};

const button = (name: string | RegExp) => screen.findByRole('button', { name });
const open = async (option: string) => fireEvent.click(await button(option));
const save = () => fireEvent.click(screen.getByRole('button', { name: 'Salvar' }));
const type = (label: string | RegExp, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(`${today}T15:00:00Z`) });
  return () => vi.useRealTimers();
});

describe('what she told', () => {
  it('is all there, in her words', async () => {
    fakeServer({ viewer: ana, profile: theo });
    await openApp('/app/profile');
    expect(await screen.findByRole('heading', { level: 2, name: 'Mariana' })).toBeTruthy();
    expect(screen.getByText('Theo · 3 meses e 3 dias')).toBeTruthy();
    expect(screen.getByText('Bebê de 3 meses')).toBeTruthy();
    expect(screen.getByText('Sono e rotina')).toBeTruthy();
    expect(screen.getByText('Sim, é a primeira')).toBeTruthy();
    expect(screen.getByText('Girassol')).toBeTruthy();
  });

  it('shows both ages of a baby born early', async () => {
    fakeServer({ viewer: ana, profile: { ...theo, gestationWeeks: 34 } });
    await openApp('/en/app/profile');
    expect(await screen.findByText('Theo · 3 months and 3 days old · corrected age: 1 month')).toBeTruthy();
  });

  it('counts the weeks to go of a pregnancy', async () => {
    fakeServer({ viewer: ana, profile: { ...theo, babyBirthDate: addDays(today, 70) } });
    await openApp('/app/profile');
    expect(await screen.findByText('Theo · Faltam 10 semanas')).toBeTruthy();
    expect(screen.getByText('Gestação, 30 semanas')).toBeTruthy();
    expect(screen.getByText('Data prevista')).toBeTruthy();
  });

  it('may be nothing yet, and she is still greeted', async () => {
    fakeServer({ viewer: ana });
    await openApp('/app/profile', { desk: true });
    expect(await screen.findByRole('heading', { level: 2, name: 'Mamãe' })).toBeTruthy();
    expect(screen.getAllByText('Ainda não contado').length).toBeGreaterThan(5);
    // Beside it the side menu invites to tell the date: no age that nobody told.
    expect(await screen.findByRole('link', { name: 'Contar a data' })).toBeTruthy();
    expect(document.body.textContent).not.toMatch(/\d+ (dias|meses)/);
  });

  it('that cannot be loaded can be tried again', async () => {
    const server = fakeServer({ viewer: ana, profile: theo });
    server.refuse('/api/profile', 'internal');
    await openApp('/app/profile');
    const main = within(await screen.findByRole('main'));
    expect(await main.findByText('Erro ao carregar perfil')).toBeTruthy();
    server.accept('/api/profile');
    fireEvent.click(await main.findByRole('button', { name: 'Tentar de novo' }));
    expect(await screen.findByRole('heading', { level: 2, name: 'Mariana' })).toBeTruthy();
  });
});

describe('a visitor', () => {
  it('sees the choices that need no account, and a way in', async () => {
    const server = fakeServer();
    await openApp('/app/profile?preview=1');
    expect(await screen.findByRole('heading', { name: 'Você ainda não entrou' })).toBeTruthy();
    await open('Mudar idioma');
    expect(await screen.findByRole('radio', { name: 'English' })).toBeTruthy();
    expect(screen.queryByText('Seus dados')).toBeNull();
    expect(server.callsTo('/api/consents')).toEqual([]);
  });

  it('is asked to sign in where an account is needed', async () => {
    fakeServer();
    const app = await openApp('/app/profile?preview=1');
    await open('Gerenciar notificações');
    expect(await screen.findByText('Entre para usar esta parte')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Entrar' }));
    await waitFor(() => expect(app.address()).toBe('/app/profile'));
  });

  it('keeps what she tells on the device, and learns how to take it with her', async () => {
    const server = fakeServer();
    await openApp('/app/profile?preview=1');
    await open('Editar: Sobre o bebê');
    await screen.findByLabelText('Como seu bebê se chama?');
    type('Como seu bebê se chama?', 'Lia');
    save();
    expect(await screen.findByText('Por enquanto, só neste aparelho')).toBeTruthy();
    expect((await screen.findAllByText('Lia')).length).toBeGreaterThan(0);
    expect(sent(server)).toEqual([]);
  });
});

describe('the language sheet does not stay open', () => {
  it('once she chose another language, and the page stays', async () => {
    fakeServer({ viewer: ana, profile: theo });
    const app = await openApp('/app/profile');
    await open('Mudar idioma');
    fireEvent.click(await screen.findByRole('radio', { name: 'English' }));
    await screen.findByRole('heading', { level: 1, name: 'Profile' });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(app.address()).toBe('/en/app/profile');
  });

  it('when she chose the one it already was', async () => {
    fakeServer({ viewer: ana, profile: theo });
    const app = await openApp('/app/profile');
    await open('Mudar idioma');
    fireEvent.click(await screen.findByRole('radio', { name: 'Português' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(app.address()).toBe('/app/profile');
  });
});

it('pins the night with one tap', async () => {
  fakeServer({ viewer: ana });
  await openApp('/app/profile');
  fireEvent.click(await screen.findByRole('radio', { name: /Noturna/ }));
  expect(document.documentElement.dataset.theme).toBe('night');
  fireEvent.click(screen.getByRole('radio', { name: 'Como no aparelho' }));
  expect(document.documentElement.dataset.theme).toBeUndefined();
});

function sent(server: ReturnType<typeof fakeServer>): unknown[] {
  return server
    .callsTo('/api/profile')
    .filter(({ method }) => method === 'PATCH')
    .map(({ body }) => body);
}
