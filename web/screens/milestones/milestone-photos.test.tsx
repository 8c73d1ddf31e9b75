// @vitest-environment happy-dom
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import type { RecordPut } from '#shared/diary/record.schema.ts';
import { calendarDate } from '#shared/time/calendar-date.ts';
import { fakeDiary, someMilestoneRecord } from '#tests/support/fake-diary.ts';
import { fakeFamily, someBaby } from '#tests/support/fake-family.ts';
import { fakePhotos } from '#tests/support/fake-photos.ts';
import { ana, fakeServer } from '#tests/support/fake-server.ts';
import { openApp } from '#tests/support/open-app.tsx';
import { photosOutbox } from '#web/features/photos/photos.outbox.ts';
import { openPhotosOf, waitingPhotos } from '#web/features/photos/waiting-photos.ts';
import { appOutbox } from '#web/platform/outbox/app-outbox.ts';
import { createQueryClient } from '#web/platform/query/query-client.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(2026, 6, 3, 12) });
  return async () => {
    for (const { id } of appOutbox.snapshot().writes) await appOutbox.discard(id);
    await appOutbox.setOwner(null);
    await openPhotosOf(null);
    vi.restoreAllMocks();
    vi.unstubAllGlobals();
    vi.useRealTimers();
  };
});

async function openMilestones(records: Parameters<typeof fakeDiary>[0] = {}) {
  fakeServer({ viewer: ana });
  const born = { arrival: 'born' as const, birthDate: calendarDate('2026-01-20') };
  fakeFamily({ babies: [someBaby({ id: 'ana', name: 'Lia', isDefault: true, ...born })] });
  const diary = fakeDiary(records);
  const photos = fakePhotos();
  await openApp('/app/diario/marcos');
  await screen.findByRole('heading', { level: 1 });
  return { diary, photos };
}

const press = async (name: string | RegExp) => fireEvent.click(await screen.findByRole('button', { name }));
const form = async () => within(await screen.findByRole('dialog', { name: 'Registrar um marco' }));

/** She chooses a file beside the milestone that she is about to save. */
async function choosePhoto(words = 'photo of Lia') {
  await press('Registrar: Rola e muda de posição');
  const sheet = await form();
  const file = new File([words], 'IMG_1.jpg', { type: 'image/jpeg' });
  fireEvent.change(sheet.getByLabelText('Escolher uma foto', { selector: 'input' }), {
    target: { files: [file] },
  });
  return sheet;
}
const save = (sheet: Awaited<ReturnType<typeof form>>) =>
  fireEvent.click(sheet.getByRole('button', { name: 'Salvar' }));
const puts = (diary: ReturnType<typeof fakeDiary>) =>
  diary.writesOf('record.put') as RecordPut<'milestone'>[];

it('a photo is drawn anew on the phone, leaves with its record and not before, and shows at once', async () => {
  const { diary, photos } = await openMilestones();
  const sheet = await choosePhoto();
  const shown = await sheet.findByRole('img', { name: 'Rola e muda de posição' });
  expect(shown.getAttribute('src')).toMatch(/^blob:/);
  expect(photos.sent).toEqual([]);
  save(sheet);
  await waitFor(() => expect(puts(diary)).toHaveLength(1));
  const [put] = puts(diary);
  await waitFor(() =>
    expect(photos.sent).toEqual([
      {
        id: put?.details.photo,
        family: 'family',
        record: put?.id,
        type: 'image/jpeg',
        text: 'photo of Lia 1600x800',
      },
    ]),
  );
  await waitFor(() => expect(waitingPhotos()).toEqual([]));
  const story = within(await screen.findByRole('region', { name: 'O que já chegou' }));
  expect(story.getByRole('img', { name: 'Rola e muda de posição' })).toBeTruthy();
});

it('chosen without a connection it waits on the phone, and goes once there is one', async () => {
  const { diary, photos } = await openMilestones();
  diary.goOffline();
  photos.goOffline();
  const sheet = await choosePhoto();
  await sheet.findByRole('img');
  save(sheet);
  expect(await screen.findByText('A foto está no aparelho, a caminho')).toBeTruthy();
  expect(screen.getByRole('img', { name: 'Rola e muda de posição' }).getAttribute('src')).toMatch(/^blob:/);
  expect(photos.sent).toEqual([]);
  diary.goOnline();
  photos.goOnline();
  await waitFor(() => expect(photos.sent).toHaveLength(1));
  await waitFor(() => expect(screen.queryByText('A foto está no aparelho, a caminho')).toBeNull());
});

it('what is no photo is told beside the field, and the milestone can be saved without', async () => {
  const { diary, photos } = await openMilestones();
  const sheet = await choosePhoto('a letter');
  expect(await sheet.findByText(/Não conseguimos abrir essa foto/)).toBeTruthy();
  save(sheet);
  await waitFor(() => expect(puts(diary)).toMatchObject([{ details: { photo: null } }]));
  expect(photos.sent).toEqual([]);
});

it('taken off before it was saved, it leaves the phone and goes nowhere', async () => {
  const { diary, photos } = await openMilestones();
  const sheet = await choosePhoto();
  await sheet.findByRole('img');
  fireEvent.click(sheet.getByRole('button', { name: 'Tirar a foto' }));
  expect(sheet.queryByRole('img')).toBeNull();
  expect(waitingPhotos()).toEqual([]);
  save(sheet);
  await waitFor(() => expect(puts(diary)).toMatchObject([{ details: { photo: null } }]));
  expect(photos.sent).toEqual([]);
});

it('refused, it is told, and is tried again or discarded with its place in the record', async () => {
  const { diary, photos } = await openMilestones();
  photos.refuse('too_many_requests', { family: 'too_many_photos' });
  const sheet = await choosePhoto();
  await sheet.findByRole('img');
  save(sheet);
  const refused = within(await screen.findByRole('region', { name: 'Fotos que não foram aceitas' }));
  expect(refused.getByText(/já guarda todas as fotos que cabem/)).toBeTruthy();
  fireEvent.click(refused.getByRole('button', { name: 'Tentar de novo' }));
  const again = within(await screen.findByRole('region', { name: 'Fotos que não foram aceitas' }));
  fireEvent.click(await again.findByRole('button', { name: 'Descartar a foto' }));
  await waitFor(() =>
    expect(screen.queryByRole('region', { name: 'Fotos que não foram aceitas' })).toBeNull(),
  );
  await waitFor(() => expect(puts(diary).at(-1)).toMatchObject({ details: { photo: null } }));
  expect(waitingPhotos()).toEqual([]);
});

it('of a family that she left nothing stays on the phone', async () => {
  const { diary, photos } = await openMilestones();
  photos.refuse('not_a_member');
  const sheet = await choosePhoto();
  await sheet.findByRole('img');
  save(sheet);
  await waitFor(() => expect(puts(diary)).toHaveLength(1));
  await waitFor(() => expect(waitingPhotos()).toEqual([]));
  expect(screen.queryByRole('region', { name: 'Fotos que não foram aceitas' })).toBeNull();
});

it('is forgotten with the families that she no longer has, and with her consent', async () => {
  const { photos } = await openMilestones();
  photos.goOffline();
  const sheet = await choosePhoto();
  await sheet.findByRole('img');
  const client = createQueryClient(() => undefined);
  act(() => photosOutbox.follow?.(client, ana.id, { family: 3 }));
  expect(waitingPhotos()).toHaveLength(1);
  act(() => photosOutbox.follow?.(client, ana.id, { another: 3 }));
  expect(waitingPhotos()).toEqual([]);
});

it('of the server is asked for by its family, small at first and whole at a tap', async () => {
  const photo = '00000000-0000-4000-8000-00000000000a';
  await openMilestones({
    records: [someMilestoneRecord({ id: 'one', details: { milestone: 'rolls', photo } })],
  });
  const shown = await screen.findByRole('img', { name: 'Rola e muda de posição' });
  expect(shown.getAttribute('src')).toBe(`/api/photos/${photo}?family=family&size=small`);
  await press('Ver maior: Rola e muda de posição');
  expect(screen.getByRole('img').getAttribute('src')).toBe(`/api/photos/${photo}?family=family&size=whole`);
  fireEvent.error(screen.getByRole('img'));
  expect(await screen.findByText(/A foto não está aqui agora/)).toBeTruthy();
});
