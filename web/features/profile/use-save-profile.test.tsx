// @vitest-environment happy-dom
import { QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, renderHook, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { ana, fakeServer } from '#tests/support/fake-server.ts';
import { LanguageProvider } from '#web/platform/language/language-provider.tsx';
import { createQueryClient } from '#web/platform/query/query-client.ts';
import { loadDictionary } from '#web/texts/load-dictionary.ts';
import { dismissToast, useToasts } from '#web/ui/toast-store.ts';
import { keepLocalProfile, localProfile } from './local-profile.ts';
import { useProfile } from './use-profile.ts';
import { useSaveProfile } from './use-save-profile.ts';

beforeEach(() => localStorage.clear());
afterEach(cleanup);

async function saving(viewer: typeof ana | null) {
  const client = createQueryClient(() => undefined);
  const first = { language: 'pt', dictionary: await loadDictionary('pt', 'mother') } as const;
  const { result } = renderHook(
    () => ({ known: useProfile(viewer), save: useSaveProfile(viewer), toasts: useToasts() }),
    {
      wrapper: ({ children }) => (
        <LanguageProvider path="/app" first={first} load={loadDictionary}>
          <QueryClientProvider client={client}>{children}</QueryClientProvider>
        </LanguageProvider>
      ),
    },
  );
  await waitFor(() => expect(result.current.known.isLoading).toBe(false));
  for (const { id } of result.current.toasts) act(() => dismissToast(id));
  return result;
}

const patches = (server: ReturnType<typeof fakeServer>) =>
  server.callsTo('/api/profile').flatMap(({ method, body }) => (method === 'PATCH' ? [body] : []));

it('sends only what changed, says so, and shows it everywhere', async () => {
  const server = fakeServer({ viewer: ana, profile: { name: 'Ana', age: 30, babyName: 'Lia' } });
  const result = await saving(ana);
  await act(() => result.current.save.mutateAsync({ name: 'Ana', age: 31, babyName: 'Lia' }));
  expect(patches(server)).toEqual([{ age: 31 }]);
  expect(result.current.known.profile).toMatchObject({ name: 'Ana', age: 31 });
  expect(result.current.toasts).toMatchObject([
    { title: 'Perfil atualizado', description: 'Suas informações foram salvas com sucesso.', tone: 'plain' },
  ]);
  expect(localProfile(ana.id)).toMatchObject({ age: 31 });
});

it('asks the server nothing when nothing changed', async () => {
  const server = fakeServer({ viewer: ana, profile: { name: 'Ana' } });
  const result = await saving(ana);
  await act(() => result.current.save.mutateAsync({ name: 'Ana' }));
  expect(patches(server)).toEqual([]);
  expect(result.current.toasts).toHaveLength(1);
});

it('takes back what a new answer makes untrue', async () => {
  const server = fakeServer({
    viewer: ana,
    profile: { firstMaternity: false, previousExperience: 'outra', otherExperience: 'Adotei.' },
  });
  const result = await saving(ana);
  await act(() => result.current.save.mutateAsync({ firstMaternity: true }));
  expect(patches(server)).toEqual([
    { firstMaternity: true, previousExperience: null, otherExperience: null },
  ]);
});

it('says that it failed, and throws, so that the form stays as it is', async () => {
  const server = fakeServer({ viewer: ana, profile: { name: 'Ana' } });
  const result = await saving(ana);
  server.refuse('/api/profile', 'internal');
  await act(async () => {
    await expect(result.current.save.mutateAsync({ name: 'Bia' })).rejects.toThrow('internal');
  });
  expect(result.current.toasts).toMatchObject([
    {
      title: 'Erro ao salvar',
      description: 'Não foi possível salvar suas informações.',
      tone: 'destructive',
    },
  ]);
  expect(result.current.known.profile?.name).toBe('Ana');
});

it('signed out keeps it on this device and calls nobody', async () => {
  const server = fakeServer();
  keepLocalProfile({ name: 'Ana' }, { owner: null });
  const result = await saving(null);
  await act(async () => {
    await result.current.save.mutateAsync({ babyName: 'Lia' });
  });
  expect(result.current.known.profile).toMatchObject({ name: 'Ana', babyName: 'Lia' });
  expect(server.callsTo('/api/profile')).toEqual([]);
});

it('never sends the name that Colo gave to a skipped profile', async () => {
  const server = fakeServer({ viewer: ana });
  keepLocalProfile({ name: 'Usuário', onboardingCompleted: true }, { owner: ana.id });
  const result = await saving(ana);
  await act(() => result.current.save.mutateAsync({ babyName: 'Lia' }));
  expect(patches(server)).toEqual([{ babyName: 'Lia', onboardingCompleted: true }]);
});
