// @vitest-environment happy-dom
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { MilkDetails } from '#shared/diary/kinds/milk.ts';
import type { DiaryRecord, RecordPut } from '#shared/diary/record.schema.ts';
import type { Role } from '#shared/family/family.schema.ts';
import { fakeDiary } from '#tests/support/fake-diary.ts';
import { fakeFamily, someBaby } from '#tests/support/fake-family.ts';
import { ana, fakeServer } from '#tests/support/fake-server.ts';
import { openApp } from '#tests/support/open-app.tsx';
import { appOutbox } from '#web/platform/outbox/app-outbox.ts';

/** Each test is a day later: what one has acknowledged is not said of the next. */
let now = new Date(2026, 6, 3, 15);
beforeEach(() => {
  now = new Date(now.getTime() + 86_400_000);
  vi.useFakeTimers({ toFake: ['Date'], now });
  return async () => {
    for (const { id } of appOutbox.snapshot().writes) await appOutbox.discard(id);
    await appOutbox.setOwner(null);
    localStorage.clear();
    vi.useRealTimers();
  };
});

const facts = { revision: 1, recordedBy: '1', updatedBy: '1', change: 1, day: null, endTime: null };
const unsaid = { notes: null, timeZone: 'America/Sao_Paulo', groupId: null, durationSeconds: null };
const hoursAgo = (hours: number) => {
  const startTime = new Date(now.getTime() - hours * 3_600_000).toISOString();
  return { startTime, createdAt: startTime, updatedAt: startTime };
};
const container = (
  hours: number,
  details: Partial<MilkDetails> & { ml: number },
  babyId = 'lia',
): DiaryRecord<'milk'> => ({
  ...facts,
  ...unsaid,
  ...hoursAgo(hours),
  id: crypto.randomUUID(),
  babyId,
  kind: 'milk',
  details: { place: 'fridge', thawedAt: null, gone: null, label: null, ...details },
});
const bottle = (from: string, offeredMl: number): DiaryRecord<'bottle'> => ({
  ...facts,
  ...unsaid,
  ...hoursAgo(1),
  id: crypto.randomUUID(),
  babyId: 'lia',
  kind: 'bottle',
  details: { milk: 'own', offeredMl, takenMl: null, container: from },
});

async function openMilk(records: DiaryRecord[], { role = 'parent' }: { role?: Role } = {}) {
  fakeServer({ viewer: ana });
  fakeFamily({ role, babies: [someBaby({ id: 'lia', name: 'Lia', isDefault: true, arrival: 'born' })] });
  const diary = fakeDiary({ records });
  await openApp('/app/diario/leite');
  await screen.findByRole('heading', { level: 1, name: 'Leite guardado' });
  return diary;
}
const part = async (name: string) => within(await screen.findByRole('region', { name }));
const press = async (name: string | RegExp) => fireEvent.click(await screen.findByRole('button', { name }));
const sent = async (diary: ReturnType<typeof fakeDiary>, n = 1) => {
  await waitFor(() => expect(diary.writesOf('record.put')).toHaveLength(n));
  return diary.writesOf('record.put').at(-1) as RecordPut;
};

describe('the milk that was kept', () => {
  it('stands in the order to use it, with what has passed its time apart and not counted', async () => {
    await openMilk([
      container(48, { ml: 90, place: 'freezer' }),
      container(5, { ml: 120 }),
      container(20, { ml: 70 }),
    ]);
    expect((await part('Para usar primeiro')).getByText('120 ml')).toBeTruthy();
    const rest = await part('Na ordem de usar');
    expect(rest.getByText('90 ml')).toBeTruthy();
    expect(rest.queryByText('70 ml')).toBeNull();
    const past = await part('Passou do prazo');
    expect(past.getByText('70 ml')).toBeTruthy();
    expect(past.queryByRole('button', { name: /^Usar/ })).toBeNull();
    expect(screen.getByText('210 ml para usar, em 2 frascos')).toBeTruthy();
  });

  it('tells whose times they are, and when they were looked up', async () => {
    await openMilk([]);
    const times = await part('De onde vêm os prazos');
    expect(times.getByText(/12 horas na geladeira e 15 dias no freezer/)).toBeTruthy();
    expect(times.getByText(/Rede Brasileira de Bancos de Leite Humano/)).toBeTruthy();
    expect(times.getByText(/18 de novembro de 2026/)).toBeTruthy();
    expect(await screen.findByText('Nenhum leite guardado por enquanto')).toBeTruthy();
  });

  it('is used by a bottle that names it, and what remains follows', async () => {
    const kept = container(2, { ml: 100 });
    const diary = await openMilk([kept, bottle(kept.id, 40)]);
    expect((await part('Para usar primeiro')).getByText('60 de 100 ml')).toBeTruthy();
    await press(/^Usar/);
    const form = within(await screen.findByRole('dialog', { name: 'Registrar mamadeira' }));
    const from = (await form.findByLabelText('De qual frasco (opcional)')) as HTMLSelectElement;
    expect(from.value).toBe(kept.id);
    fireEvent.change(form.getByLabelText('Oferecido (ml)'), { target: { value: '80' } });
    expect(await form.findByText('20 ml a mais do que havia')).toBeTruthy();
    fireEvent.change(form.getByLabelText('Oferecido (ml)'), { target: { value: '60' } });
    fireEvent.click(form.getByRole('button', { name: 'Salvar' }));
    expect(await sent(diary)).toMatchObject({
      kind: 'bottle',
      details: { milk: 'own', offeredMl: 60, container: kept.id },
    });
    expect(await screen.findByText('Nenhum leite guardado por enquanto')).toBeTruthy();
  });

  it('is thawed with one tap, comes first from then on without a counted time, and back with another', async () => {
    const diary = await openMilk([container(48, { ml: 90, place: 'freezer' }), container(1, { ml: 30 })]);
    expect((await part('Para usar primeiro')).getByText('30 ml')).toBeTruthy();
    await press(/^Descongelei/);
    const first = await part('Para usar primeiro');
    expect(await first.findByText('90 ml')).toBeTruthy();
    expect(first.getByText(/use logo e não congele de novo/)).toBeTruthy();
    expect(first.queryByText(/^Até/)).toBeNull();
    expect(await sent(diary)).toMatchObject({ details: { place: 'fridge', thawedAt: now.toISOString() } });
    await press('Desfazer');
    expect(await sent(diary, 2)).toMatchObject({ details: { place: 'freezer', thawedAt: null } });
  });

  it('thrown away by mistake is there again', async () => {
    const diary = await openMilk([container(2, { ml: 100 })]);
    await press(/^Descartar/);
    expect(await screen.findByText('Nenhum leite guardado por enquanto')).toBeTruthy();
    expect(await sent(diary)).toMatchObject({ details: { gone: 'thrown' } });
    await press('Desfazer');
    expect(await sent(diary, 2)).toMatchObject({ details: { gone: null }, baseRevision: 2 });
    expect(await screen.findByText('100 ml')).toBeTruthy();
  });

  it('of a baby who is no longer spoken of does not show', async () => {
    await openMilk([container(2, { ml: 100 }, 'gil'), container(1, { ml: 40 })]);
    expect(await screen.findByText('40 ml')).toBeTruthy();
    expect(screen.queryByText('100 ml')).toBeNull();
  });

  it('is not shown to a guest', async () => {
    await openMilk([container(2, { ml: 100 })], { role: 'guest' });
    expect(await screen.findByText('O leite guardado é visto por quem cuida')).toBeTruthy();
    expect(screen.queryByText('100 ml')).toBeNull();
  });
});
