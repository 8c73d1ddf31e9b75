// @vitest-environment happy-dom
import { QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import type { Role } from '#shared/family/family.schema.ts';
import { fakeDiary, someFeedRecord } from '#tests/support/fake-diary.ts';
import { fakeFamily, someBaby } from '#tests/support/fake-family.ts';
import { ana, fakeServer } from '#tests/support/fake-server.ts';
import { chooseBaby } from '#web/features/family/choose-baby.ts';
import { LanguageProvider } from '#web/platform/language/language-provider.tsx';
import { appOutbox } from '#web/platform/outbox/app-outbox.ts';
import { createQueryClient } from '#web/platform/query/query-client.ts';
import { loadDictionary } from '#web/texts/load-dictionary.ts';
import DiaryScreen from './diary.screen.tsx';

// The invitation's link is the router's, and no router is here.
vi.mock('@tanstack/react-router', async (original) => ({
  ...(await original<typeof import('@tanstack/react-router')>()),
  Link: ({ children }: { children: string }) => <a href="/app">{children}</a>,
  useLocation: () => '/app/diario',
}));

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(2026, 6, 3, 15) });
  await appOutbox.setOwner(ana.id);
  return async () => {
    cleanup();
    for (const { id } of appOutbox.snapshot().writes) await appOutbox.discard(id);
    await appOutbox.setOwner(null);
    localStorage.clear();
    vi.unstubAllGlobals();
    vi.useRealTimers();
  };
});

const lia = someBaby({ id: 'lia', name: 'Lia', isDefault: true });
const gil = someBaby({ id: 'gil', name: 'Gil' });
const records = [
  someFeedRecord({ id: 'of lia', babyId: 'lia', notes: 'da Lia' }),
  someFeedRecord({ id: 'of gil', babyId: 'gil', notes: 'do Gil' }),
  someFeedRecord({ id: 'of nobody', babyId: null, notes: 'de antes' }),
];

type World = { visitor?: boolean; role?: Role; babies?: (typeof lia)[] };

async function openDiary({ visitor = false, role = 'parent', babies = [lia, gil] }: World = {}) {
  fakeServer({ viewer: visitor ? null : ana });
  const family = fakeFamily({ babies, role });
  const diary = fakeDiary({ records });
  const client = createQueryClient(() => undefined);
  client.setDefaultOptions({ queries: { ...client.getDefaultOptions().queries, retry: false } });
  const dictionary = await loadDictionary('pt', 'mother', 'nursing');
  render(
    <LanguageProvider path="/app" first={{ language: 'pt', dictionary }} load={loadDictionary}>
      <QueryClientProvider client={client}>
        <DiaryScreen />
      </QueryClientProvider>
    </LanguageProvider>,
  );
  return { family, diary };
}

it('is of the baby that this device shows, and follows when another is chosen', async () => {
  await openDiary();
  expect(await screen.findByText('da Lia')).toBeTruthy();
  expect(screen.getByText('de antes')).toBeTruthy();
  expect(screen.queryByText('do Gil')).toBeNull();
  act(() => chooseBaby(ana.id, gil));
  expect(await screen.findByText('do Gil')).toBeTruthy();
  await waitFor(() => expect(screen.queryByText('da Lia')).toBeNull());
});

it('writes down what is recorded for that baby', async () => {
  const { diary } = await openDiary();
  await screen.findByText('da Lia');
  act(() => chooseBaby(ana.id, gil));
  await screen.findByText('do Gil');
  const add = within(screen.getByRole('group', { name: 'Registrar' }));
  fireEvent.click(add.getByRole('button', { name: 'Mamada' }));
  const form = within(await screen.findByRole('dialog', { name: 'Mamada que já passou' }));
  fireEvent.click(form.getByRole('button', { name: 'Salvar' }));
  await waitFor(() =>
    expect(diary.writesOf('record.put')).toMatchObject([{ familyId: 'family', babyId: 'gil' }]),
  );
});

it('shows what the family recorded before there is a baby', async () => {
  await openDiary({ babies: [] });
  expect(await screen.findByText('de antes')).toBeTruthy();
});

it('is read and not written by a guest', async () => {
  await openDiary({ role: 'guest' });
  expect(await screen.findByText('da Lia')).toBeTruthy();
  expect(screen.queryByRole('group', { name: 'Registrar' })).toBeNull();
});

it('asks a visitor to sign in', async () => {
  await openDiary({ visitor: true });
  expect(await screen.findByText('O diário da sua família')).toBeTruthy();
});
