// @vitest-environment happy-dom
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { calendarDate } from '#shared/time/calendar-date.ts';
import { fakeFamily, someBaby } from '#tests/support/fake-family.ts';
import { ana, fakeServer } from '#tests/support/fake-server.ts';
import { openApp } from '#tests/support/open-app.tsx';
import { appOutbox } from '#web/platform/outbox/app-outbox.ts';

async function emptyOutbox(): Promise<void> {
  for (const { id } of appOutbox.snapshot().writes) await appOutbox.discard(id);
  await appOutbox.setOwner(null);
}

beforeEach(async () => {
  await emptyOutbox();
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(2026, 6, 3, 12) });
  return async () => {
    await emptyOutbox();
    vi.useRealTimers();
  };
});

const born = (day: string) => ({ arrival: 'born' as const, birthDate: calendarDate(day) });
const lia = someBaby({ id: 'lia', name: 'Lia', isDefault: true, ...born('2026-05-01') });
const gil = someBaby({ id: 'gil', name: 'Gil', ...born('2026-05-01') });
const teo = someBaby({ id: 'teo', name: 'Teo', arrival: 'expected', dueDate: calendarDate('2026-12-01') });

async function open(babies: (typeof lia)[]) {
  fakeServer({
    viewer: ana,
    profile: { name: 'Ana', babyName: 'Lia', babyBirthDate: lia.birthDate, journeyType: 'com-bebe' },
  });
  const family = fakeFamily({ babies });
  await openApp('/app/algo-mudou');
  await screen.findByRole('heading', { level: 1, name: 'Algo mudou' });
  return family;
}

const choose = async (label: string) => fireEvent.click(await screen.findByLabelText(label));
const say = () => fireEvent.click(screen.getByRole('button', { name: 'Guardar e silenciar' }));

describe('the loss of one of several', () => {
  it('is said of one, and the living one goes on without a word of two', async () => {
    const family = await open([lia, gil]);
    await screen.findByRole('group', { name: 'O que você quer nos contar?' });
    await waitFor(() => expect(localStorage.getItem('remembered:family')).toBeTruthy());
    await choose('O bebê morreu');
    await choose('Lia');
    say();
    await waitFor(() => expect(family.writesOf('baby.state')).toMatchObject([{ id: 'lia', state: 'died' }]));
    // Of herself nothing is said.
    expect(family.writesOf('quiet.put')).not.toContainEqual({ quiet: 'baby-died' });
    expect(await screen.findByText(/Gil/)).toBeTruthy();
    expect(screen.queryByText(/Lia|gême|os dois|ambos/i)).toBeNull();
    expect(screen.queryByRole('group', { name: 'De qual bebê' })).toBeNull();
  });

  it('asks for whom it is before anything is said', async () => {
    const family = await open([lia, gil]);
    await waitFor(() => expect(localStorage.getItem('remembered:family')).toBeTruthy());
    await choose('O bebê morreu');
    await screen.findByLabelText('Gil');
    say();
    expect(await screen.findByText(/Diga de quem/)).toBeTruthy();
    expect(family.writesOf('baby.state')).toEqual([]);
  });

  it('of a pregnancy is not asked of a baby who was born', async () => {
    await open([lia, gil, teo]);
    await waitFor(() => expect(localStorage.getItem('remembered:family')).toBeTruthy());
    await choose('A gestação terminou');
    expect(await screen.findByLabelText('Teo')).toBeTruthy();
    expect(screen.queryByLabelText('Lia')).toBeNull();
  });

  it('is taken back without explanation', async () => {
    const family = await open([{ ...lia, state: 'died' }, gil]);
    fireEvent.click(await screen.findByRole('button', { name: 'Voltar a como era: Lia' }));
    await waitFor(() => expect(family.babies.get('lia')?.state).toBe('here'));
  });

  it('with one baby is asked as it always was', async () => {
    await open([lia]);
    await waitFor(() => expect(localStorage.getItem('remembered:family')).toBeTruthy());
    await choose('O bebê morreu');
    expect(screen.queryByRole('group', { name: 'De quem?' })).toBeNull();
  });
});
