// @vitest-environment happy-dom
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { BabyAnswer } from '#shared/family/family.schema.ts';
import { calendarDate } from '#shared/time/calendar-date.ts';
import { fakeFamily, someBaby } from '#tests/support/fake-family.ts';
import { ana, fakeServer } from '#tests/support/fake-server.ts';
import { openApp } from '#tests/support/open-app.tsx';
import { appOutbox } from '#web/platform/outbox/app-outbox.ts';

const press = async (name: string | RegExp) => fireEvent.click(await screen.findByRole('button', { name }));
const sheet = async (name: string) => within(await screen.findByRole('dialog', { name }));
const type = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } });

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(2026, 6, 3, 12) });
  return async () => {
    for (const { id } of appOutbox.snapshot().writes) await appOutbox.discard(id);
    await appOutbox.setOwner(null);
    vi.useRealTimers();
  };
});

const lia = someBaby({
  id: '0ea1e78f-6dc4-4e0d-aea2-afcfb4d83921',
  name: 'Lia',
  isDefault: true,
  arrival: 'born',
  birthDate: calendarDate('2026-05-01'),
  gestationWeeks: 35,
});
const gil = someBaby({
  id: '0ea1e78f-6dc4-4e0d-aea2-afcfb4d83922',
  name: 'Gil',
  arrival: 'born',
  birthDate: calendarDate('2024-02-01'),
});

async function openBabies(babies: BabyAnswer[], address = '/app/profile/bebes') {
  fakeServer({
    viewer: ana,
    profile: { name: 'Ana', babyName: 'Lia', babyBirthDate: lia.birthDate, journeyType: 'com-bebe' },
  });
  const family = fakeFamily({ babies });
  const app = await openApp(address);
  await screen.findByRole('main');
  return { family, app };
}

const names = () =>
  screen.getAllByText(/^(Lia|Gil|Bebê \d|Teo)$/, { selector: 'p' }).map((name) => name.textContent);
const pills = () => within(screen.getByRole('group', { name: 'De qual bebê' })).getAllByRole('button');

describe('several babies', () => {
  it('are reached from the profile', async () => {
    await openBabies([lia], '/app/profile');
    fireEvent.click(await screen.findByRole('link', { name: 'Bebês' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Bebês' })).toBeTruthy();
  });

  it('twins are told in two taps, with the date and the weeks of the other', async () => {
    const { family } = await openBabies([lia]);
    await press('Adicionar bebê');
    fireEvent.click((await sheet('Adicionar bebê')).getByRole('button', { name: 'Nasceu junto com Lia' }));
    await waitFor(() => expect(names()).toEqual(['Lia', 'Bebê 2']));
    await waitFor(() =>
      expect(family.writesOf('baby.put')).toMatchObject([
        { familyId: 'family', arrival: 'born', birthDate: '2026-05-01', gestationWeeks: 35 },
      ]),
    );
    await press('Desfazer');
    await waitFor(() => expect(names()).toEqual(['Lia']));
    expect(family.writesOf('baby.put')).toHaveLength(1);
  });

  it('another is told as the first was, also without a network, and arrives once', async () => {
    const { family } = await openBabies([lia]);
    await screen.findByText('Lia', { selector: 'p' });
    family.goOffline();
    await press('Adicionar bebê');
    const form = await sheet('Adicionar bebê');
    type(form.getByLabelText('Como seu bebê se chama?'), 'Teo');
    fireEvent.click(form.getByLabelText('Gestante'));
    type(form.getByLabelText('Data prevista do parto (opcional)'), '2026-12-01');
    fireEvent.click(form.getByRole('button', { name: 'Salvar' }));
    await waitFor(() => expect(names()).toEqual(['Lia', 'Teo']));
    family.goOnline();
    await waitFor(() =>
      expect(family.writesOf('baby.put')).toMatchObject([
        { name: 'Teo', arrival: 'expected', dueDate: '2026-12-01' },
      ]),
    );
  });

  it('asks for something to know the new one by, and for a day that can be', async () => {
    const { family } = await openBabies([lia]);
    await press('Adicionar bebê');
    const form = await sheet('Adicionar bebê');
    fireEvent.click(form.getByRole('button', { name: 'Salvar' }));
    expect(await form.findByText('Este campo não pode ficar em branco.')).toBeTruthy();
    fireEvent.click(form.getByLabelText('Com o bebê'));
    type(form.getByLabelText('Dia do nascimento (opcional)'), '2026-12-01');
    fireEvent.click(form.getByRole('button', { name: 'Salvar' }));
    expect(await form.findByText(/escolha hoje ou um dia que já passou/)).toBeTruthy();
    expect(family.writesOf('baby.put')).toEqual([]);
  });

  it('what the server refuses stays, and is mended where it stands', async () => {
    const { family } = await openBabies([lia]);
    family.refuse('baby.put', { birthDate: 'date_too_early' });
    await press('Editar: Lia');
    const form = await sheet('Editar: Lia');
    type(form.getByLabelText('Como seu bebê se chama?'), 'Lívia');
    fireEvent.click(form.getByRole('button', { name: 'Salvar' }));
    expect(await screen.findByText('O que você contou precisa de um acerto.')).toBeTruthy();
    family.accept('baby.put');
    await press('Editar: Lívia');
    const again = await sheet('Editar: Lívia');
    expect(again.getByText('Escolha uma data a partir do ano 2000.')).toBeTruthy();
    type(again.getByLabelText('Dia do nascimento (opcional)'), '2026-05-02');
    fireEvent.click(again.getByRole('button', { name: 'Salvar' }));
    await waitFor(() =>
      expect(family.writesOf('baby.put')).toMatchObject([{ name: 'Lívia', birthDate: '2026-05-02' }]),
    );
    await waitFor(() => expect(screen.queryByText('O que você contou precisa de um acerto.')).toBeNull());
  });

  it('one is taken off the screens and brought back, and nothing of it is deleted', async () => {
    const { family } = await openBabies([lia, gil]);
    await press('Editar: Gil');
    fireEvent.click((await sheet('Editar: Gil')).getByRole('button', { name: 'Tirar das telas' }));
    await waitFor(() => expect(names()).toEqual(['Lia']));
    const away = within((await screen.findByText('Fora das telas')).closest('section') as HTMLElement);
    fireEvent.click(away.getByRole('button', { name: 'Trazer de volta' }));
    await waitFor(() => expect(names()).toEqual(['Lia', 'Gil']));
    await waitFor(() => expect(family.babies.get(gil.id)?.state).toBe('here'));
  });

  it('asks once whose the records are that came without a baby', async () => {
    fakeServer({ viewer: ana });
    const family = fakeFamily({ babies: [lia, gil], asksWhose: true });
    await openApp('/app/profile/bebes');
    const asked = within(await screen.findByRole('region', { name: 'De quem são os registros?' }));
    fireEvent.click(asked.getByRole('button', { name: 'Gil' }));
    await waitFor(() => expect(screen.queryByText('De quem são os registros?')).toBeNull());
    await waitFor(() => expect(family.writesOf('family.whose')).toMatchObject([{ babyId: gil.id }]));
  });

  it('who only helps looks, and changes nothing', async () => {
    fakeServer({ viewer: ana });
    fakeFamily({ babies: [lia, gil], role: 'carer' });
    await openApp('/app/profile/bebes');
    await screen.findByText('Gil', { selector: 'p' });
    expect(screen.queryByRole('button', { name: /Editar|Adicionar/ })).toBeNull();
  });
});

describe('the switch between babies', () => {
  it('stands where a baby is meant, and what is shown follows it', async () => {
    await openBabies([lia, gil], '/app');
    await waitFor(() => expect(pills().map((pill) => pill.textContent)).toEqual(['Lia', 'Gil']));
    expect(pills().map((pill) => pill.getAttribute('aria-pressed'))).toEqual(['true', 'false']);
    fireEvent.click(screen.getByRole('button', { name: 'Gil' }));
    await waitFor(() => expect(pills()[1]?.getAttribute('aria-pressed')).toBe('true'));
    expect(await screen.findByText(/2 anos e 5 meses/)).toBeTruthy();
  });

  it('is not there with one baby, nor where no baby is meant', async () => {
    await openBabies([lia], '/app');
    await screen.findByRole('heading', { level: 1 });
    expect(screen.queryByRole('group', { name: 'De qual bebê' })).toBeNull();
  });

  it.each([
    ['/app/biblioteca', 0],
    ['/app/calendario', 1],
    ['/app/mamada', 1],
    ['/app/ferramentas/diario-sono', 1],
  ])('on %s stands %i times', async (address, times) => {
    await openBabies([lia, gil], address);
    await screen.findByRole('heading', { level: 1 });
    await new Promise((resolve) => setTimeout(resolve, 100));
    await waitFor(() => expect(screen.queryAllByRole('group', { name: 'De qual bebê' })).toHaveLength(times));
  });
});

describe('deleting', () => {
  it('a baby waits seven days, which is said with the moment, and can be taken back', async () => {
    await openBabies([lia, gil]);
    await press('Editar: Gil');
    await press('Apagar este bebê do Colo');
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Apagar Gil do Colo?' }));
    expect(dialog.getByText(/Esperamos sete dias antes de apagar/)).toBeTruthy();
    fireEvent.click(dialog.getByRole('button', { name: 'Apagar em sete dias' }));
    expect(await screen.findByText(/O que é de Gil será apagado em .*10 de jul/)).toBeTruthy();
    expect(names()).toEqual(['Lia', 'Gil']);
    await press('Não apagar mais');
    await waitFor(() => expect(screen.queryByText(/será apagado/)).toBeNull());
  });

  it('all of the family is asked apart, and says so to everyone', async () => {
    await openBabies([lia]);
    await press('Apagar tudo da família');
    await press('Apagar em sete dias');
    expect(await screen.findByText(/Tudo da família será apagado em .*10 de jul/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Apagar tudo da família' })).toBeNull();
  });

  it('without a network it is not asked, and she is told', async () => {
    const { family } = await openBabies([lia]);
    await press('Apagar tudo da família');
    family.goOffline();
    await press('Apagar em sete dias');
    expect(await screen.findByText('Não foi possível pedir para apagar')).toBeTruthy();
    expect(screen.queryByText(/será apagado/)).toBeNull();
  });
});
