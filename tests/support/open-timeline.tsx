import { QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { vi } from 'vitest';
import type { DiaryRecord } from '#shared/diary/record.schema.ts';
import type { Language } from '#shared/language/language.rules.ts';
import { diaryOutbox } from '#web/features/diary/diary.outbox.ts';
import type { DiaryPlace } from '#web/features/diary/diary-place.ts';
import { Timeline } from '#web/features/diary/timeline.tsx';
import { LanguageProvider } from '#web/platform/language/language-provider.tsx';
import { appOutbox } from '#web/platform/outbox/app-outbox.ts';
import type { WriteKind } from '#web/platform/outbox/outbox-noun.ts';
import { createQueryClient } from '#web/platform/query/query-client.ts';
import { loadDictionary } from '#web/texts/load-dictionary.ts';
import { dismissActions, dismissErrors } from '#web/ui/toast-store.ts';
import { Toaster } from '#web/ui/toaster.tsx';
import { fakeDiary } from './fake-diary.ts';

export const diaryPlace: DiaryPlace = { owner: '1', familyId: 'family', babyId: 'ana' };
/** The buttons that add stand in a group of their own; the chips that filter have the same names. */
export async function addTo(kind: string): Promise<void> {
  const group = within(await screen.findByRole('group', { name: 'Registrar' }));
  const rest = group.queryByRole('button', { name: 'Mais' });
  if (rest) fireEvent.click(rest);
  fireEvent.click(group.getByRole('button', { name: kind }));
}
const members = [
  { id: '1', name: 'Ana', role: 'parent' as const },
  { id: '2', name: 'Vó Lúcia', role: 'carer' as const },
  { id: '3', name: null, role: 'carer' as const },
];
export const press = async (name: string | RegExp) =>
  fireEvent.click(await screen.findByRole('button', { name }));
export const sheet = async (name: string) => within(await screen.findByRole('dialog', { name }));
export const type = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } });
export const day = async (name: string | RegExp) => within(await screen.findByRole('region', { name }));
export const rowOf = async (text: string | RegExp) =>
  within((await screen.findByText(text)).closest('li') as HTMLElement);

export async function timelineWorld() {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(2026, 6, 3, 15) });
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe() {}
      disconnect() {}
    },
  );
  await appOutbox.setOwner('1');
  return async () => {
    cleanup();
    for (const { id } of appOutbox.snapshot().writes) await appOutbox.discard(id);
    await appOutbox.setOwner(null);
    dismissActions();
    dismissErrors();
    localStorage.clear();
    vi.unstubAllGlobals();
    vi.useRealTimers();
  };
}

type World = {
  records?: DiaryRecord[];
  pageLength?: number;
  language?: Language | undefined;
  mayRecord?: boolean | undefined;
  place?: DiaryPlace | undefined;
};

export async function openTimeline(world: World = {}) {
  const { language, mayRecord, place, ...rest } = world;
  return { diary: fakeDiary(rest), ...(await showTimeline({ language, mayRecord, place })) };
}

/** As the app starts it, with a cache of its own, and with the diary's part of the outbox at work. */
export async function showTimeline({ language = 'pt', mayRecord = true, place = diaryPlace }: World = {}) {
  const client = createQueryClient(() => undefined);
  client.setDefaultOptions({ queries: { ...client.getDefaultOptions().queries, retry: false } });
  const kinds: Record<string, WriteKind> = diaryOutbox.kinds;
  appOutbox.reconcile((write, onTold) => {
    act(() => void kinds[write.kind]?.acknowledge?.(client, write));
    onTold();
  });
  const dictionary = await loadDictionary(language, 'mother', 'nursing');
  const path = language === 'en' ? '/en/app' : '/app';
  const view = render(
    <LanguageProvider path={path} first={{ language, dictionary }} load={loadDictionary}>
      <QueryClientProvider client={client}>
        <Timeline place={place} members={members} dayStartHour={0} mayRecord={mayRecord} />
        <Toaster label="Avisos" closeLabel="Fechar o aviso" />
      </QueryClientProvider>
    </LanguageProvider>,
  );
  return { client, ...view };
}
