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
/** Others in each test: what one has acknowledged is not said of the next. */
const someRecords = () => [
  someFeedRecord({ id: crypto.randomUUID(), babyId: 'lia', notes: 'da Lia' }),
  someFeedRecord({ id: crypto.randomUUID(), babyId: 'gil', notes: 'do Gil' }),
  someFeedRecord({ id: crypto.randomUUID(), babyId: null, notes: 'de antes' }),
];

type World = { visitor?: boolean; role?: Role; babies?: (typeof lia)[] };

async function openDiary({ visitor = false, role = 'parent', babies = [lia, gil] }: World = {}) {
  fakeServer({ viewer: visitor ? null : ana });
  const family = fakeFamily({ babies, role });
  const records = someRecords();
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
  const idOf = (words: string) => records.find(({ notes }) => notes === words)?.id;
  return { family, diary, idOf };
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

const addFeed = async () => {
  const add = within(screen.getByRole('group', { name: 'Registrar' }));
  fireEvent.click(add.getByRole('button', { name: 'Mamada' }));
  return within(await screen.findByRole('dialog', { name: 'Mamada que já passou' }));
};
type Put = { id: string; babyId: string | null; groupId: string | null; notes: string | null };

it('for both makes two that know of each other, edited together or one alone', async () => {
  const { diary } = await openDiary();
  await screen.findByText('da Lia');
  const form = await addFeed();
  fireEvent.click(form.getByLabelText('Gil'));
  fireEvent.change(form.getByLabelText(/Observações/), { target: { value: 'os dois' } });
  fireEvent.click(form.getByRole('button', { name: 'Salvar' }));
  await waitFor(() => expect(diary.writesOf('record.put')).toHaveLength(2));
  const [first, second] = diary.writesOf('record.put') as [Put, Put];
  expect([first.babyId, second.babyId]).toEqual(['lia', 'gil']);
  expect(first.groupId).toBeTruthy();
  expect(second.groupId).toBe(first.groupId);
  expect(second.id).not.toBe(first.id);

  act(() => chooseBaby(ana.id, gil));
  await screen.findByText('os dois');
  act(() => chooseBaby(ana.id, lia));
  const row = (await screen.findByText('os dois')).closest('li') as HTMLElement;
  fireEvent.click(within(row).getByRole('button', { name: /Editar/ }));
  const editing = within(await screen.findByRole('dialog'));
  fireEvent.change(editing.getByLabelText(/Observações/), { target: { value: 'mamaram juntos' } });
  expect(editing.getByLabelText<HTMLInputElement>(/registrado junto/).checked).toBe(true);
  fireEvent.click(editing.getByRole('button', { name: 'Salvar' }));
  await waitFor(() => expect(diary.writesOf('record.put')).toHaveLength(4));
  const changed = (diary.writesOf('record.put') as Put[]).slice(2);
  expect(changed.map(({ id, babyId, notes }) => [id, babyId, notes])).toEqual([
    [first.id, 'lia', 'mamaram juntos'],
    [second.id, 'gil', 'mamaram juntos'],
  ]);
});

it('a record moves to the other twin, and leaves the one it was taken for', async () => {
  const { diary, idOf } = await openDiary();
  const row = (await screen.findByText('da Lia')).closest('li') as HTMLElement;
  fireEvent.click(within(row).getByRole('button', { name: /Editar/ }));
  const editing = within(await screen.findByRole('dialog'));
  fireEvent.click(
    within(editing.getByRole('group', { name: 'De quem' })).getByRole('button', { name: 'Gil' }),
  );
  fireEvent.click(editing.getByRole('button', { name: 'Salvar' }));
  await waitFor(() => expect(screen.queryByText('da Lia')).toBeNull());
  await waitFor(() =>
    expect(diary.writesOf('record.put')).toMatchObject([{ id: idOf('da Lia'), babyId: 'gil' }]),
  );
});

it('of nobody in particular stays so when its words are changed', async () => {
  const { diary, idOf } = await openDiary();
  const row = (await screen.findByText('de antes')).closest('li') as HTMLElement;
  fireEvent.click(within(row).getByRole('button', { name: /Editar/ }));
  const editing = within(await screen.findByRole('dialog'));
  fireEvent.change(editing.getByLabelText(/Observações/), { target: { value: 'de muito antes' } });
  fireEvent.click(editing.getByRole('button', { name: 'Salvar' }));
  await waitFor(() =>
    expect(diary.writesOf('record.put')).toMatchObject([{ id: idOf('de antes'), babyId: null }]),
  );
});

it('with one baby asks for nobody', async () => {
  await openDiary({ babies: [lia] });
  await screen.findByText('da Lia');
  const form = await addFeed();
  expect(form.queryByRole('group', { name: 'De quem' })).toBeNull();
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
