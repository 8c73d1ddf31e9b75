// @vitest-environment happy-dom
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import type { DiaryRecord, RecordPut } from '#shared/diary/record.schema.ts';
import { fakeDiary, someFeedRecord } from '#tests/support/fake-diary.ts';
import { fakeFamily, someBaby } from '#tests/support/fake-family.ts';
import { ana, fakeServer } from '#tests/support/fake-server.ts';
import { openApp } from '#tests/support/open-app.tsx';
import { offlineCopy } from '#web/features/diary/offline-copy.ts';
import { appOutbox } from '#web/platform/outbox/app-outbox.ts';
import { dismissActions } from '#web/ui/toast-store.ts';

/** Each test is a day later: a clock that goes back is something the timer notices. */
let start = new Date('2026-10-01T15:00:00Z');
beforeEach(() => {
  start = new Date(start.getTime() + 86_400_000);
  vi.useFakeTimers({ toFake: ['Date'], now: start });
  return async () => {
    for (const { id } of appOutbox.snapshot().writes) await appOutbox.discard(id);
    await appOutbox.setOwner(null);
    dismissActions();
    localStorage.clear();
    vi.useRealTimers();
  };
});

const press = async (name: string | RegExp) => fireEvent.click(await screen.findByRole('button', { name }));

/** Two days ago. */
const aBottle = (): DiaryRecord<'bottle'> => {
  const startTime = new Date(start.getTime() - 2 * 86_400_000).toISOString();
  const {
    details: _,
    kind: __,
    ...rest
  } = someFeedRecord({ id: crypto.randomUUID(), babyId: 'lia', startTime });
  const details = { milk: 'own' as const, offeredMl: null, takenMl: 90, container: null };
  return { ...rest, kind: 'bottle', endTime: null, durationSeconds: null, details };
};

/** A feed of two minutes, saved, in a family that has recorded this. */
async function savedFeed(records: DiaryRecord[]) {
  fakeServer({ viewer: ana });
  fakeFamily({ babies: [someBaby({ id: 'lia', name: 'Lia', isDefault: true, arrival: 'born' })] });
  const diary = fakeDiary({ records });
  offlineCopy('family').write(ana.id, { records, change: 1, told: ['lia:'] });
  await openApp('/app/mamada');
  await press('Começar no lado esquerdo');
  await waitFor(() => expect(diary.timers.size).toBe(1));
  vi.setSystemTime(Date.now() + 120_000);
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  await press('Terminar');
  const step = within(await screen.findByRole('dialog', { name: 'Salvar mamada' }));
  fireEvent.click(step.getByRole('button', { name: 'Salvar' }));
  await waitFor(() => expect(diary.writesOf('record.put')).toHaveLength(1));
  return diary;
}

it('a saved feed asks for its bottle where the family gives bottles, and both are one sitting', async () => {
  const diary = await savedFeed([aBottle()]);
  expect(await screen.findByText('Teve mamadeira junto?')).toBeTruthy();
  await press('Adicionar');
  const form = within(await screen.findByRole('dialog', { name: 'Registrar mamadeira' }));
  fireEvent.change(form.getByLabelText('Tomou (ml)'), { target: { value: '30' } });
  fireEvent.click(form.getByRole('button', { name: 'Salvar' }));
  await waitFor(() => expect(diary.writesOf('record.put')).toHaveLength(3));
  const [feed, bottle, again] = diary.writesOf('record.put') as RecordPut[];
  expect(bottle).toMatchObject({ kind: 'bottle', startTime: feed?.endTime, details: { takenMl: 30 } });
  expect(again).toMatchObject({ id: feed?.id, kind: 'feed', groupId: bottle?.groupId });
  expect(bottle?.groupId).toEqual(expect.any(String));
});

it('and asks nothing where nobody gives any', async () => {
  await savedFeed([]);
  expect(await screen.findByText('Mamada salva com sucesso!')).toBeTruthy();
  expect(screen.queryByText('Teve mamadeira junto?')).toBeNull();
});
