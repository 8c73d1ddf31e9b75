// @vitest-environment happy-dom
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import ICAL from 'ical.js';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { maxRoutineSteps, maxRoutines, type Routine } from '#shared/routines/routine.schema.ts';
import { fakeRoutines, someRoutine } from '#tests/support/fake-routines.ts';
import { ana, fakeServer } from '#tests/support/fake-server.ts';
import { openApp } from '#tests/support/open-app.tsx';
import { appOutbox } from '#web/platform/outbox/app-outbox.ts';

const address = '/app/ferramentas/planejador-rotina';
const press = async (name: string | RegExp) => fireEvent.click(await screen.findByRole('button', { name }));
const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const rows = () =>
  within(screen.getByRole('region', { name: 'O dia, passo a passo' }))
    .getAllByRole('listitem')
    .map((row) => row.textContent ?? '');

beforeEach(async () => {
  // As on a page just opened: the last test's page may have said who was there as it left.
  await appOutbox.setOwner(null);
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(2026, 6, 3, 15) });
  return async () => {
    for (const { id } of appOutbox.snapshot().writes) await appOutbox.discard(id);
    vi.useRealTimers();
  };
});

async function open(routines: Routine[] = [], { visitor = false, path = address } = {}) {
  fakeServer({
    viewer: visitor ? null : ana,
    profile: { babyBirthDate: '2025-11-20', journeyType: 'com-bebe' },
  });
  const server = fakeRoutines(routines);
  await openApp(visitor ? `${path}?preview=1` : path);
  await screen.findByRole('heading', { name: /Nova rotina|New routine/ });
  return server;
}

describe('a routine', () => {
  it('begins with a template for her baby’s age, in her words, and is saved', async () => {
    const server = await open();
    const named = screen.getAllByRole('heading', { level: 3 }).map((heading) => heading.textContent);
    expect(named.slice(0, 2)).toEqual(['Dia com duas sonecas', 'Fim de dia calmo']);
    await press('Usar este modelo: Dia com duas sonecas');
    expect(await screen.findByDisplayValue('Dia com duas sonecas')).toBeTruthy();
    expect(rows()[0]).toContain('07:00Acordar e abrir a janela');
    await waitFor(() => expect(server.routines()).toHaveLength(1));
    expect(await screen.findByText('Salva na sua conta')).toBeTruthy();
    expect(server.routines()[0]?.steps.every(({ reminds }) => !reminds)).toBe(true);
  });

  it('begins with nothing, and is there with its first step', async () => {
    const server = await open();
    await press('Começar do zero');
    type('O que acontece', 'Passeio');
    type('Horário', '10:15');
    await press('Pronto');
    await waitFor(() => expect(server.routines()[0]).toMatchObject({ name: 'Minha rotina' }));
    expect(server.routines()[0]?.steps).toMatchObject([{ time: '10:15', what: 'Passeio', minutes: 0 }]);
    expect(rows()).toEqual(['10:15Passeio']);
  });

  it('saves itself when she pauses: a step moves to its time, and the reminder is kept', async () => {
    const server = await open([someRoutine()]);
    fireEvent.click(await screen.findByRole('button', { name: /Mamada/ }));
    type('Horário', '18:30');
    fireEvent.click(screen.getByRole('switch', { name: 'Lembrar no calendário' }));
    expect(screen.getByText('Salvando...')).toBeTruthy();
    await waitFor(() => expect(server.writesOf('routine.put')).toHaveLength(1));
    expect(server.routines()[0]?.steps[1]).toMatchObject({ time: '18:30', reminds: true });
    expect(rows()[0]).toContain('18:30Mamada');
  });

  it('saves its name as she writes it, and not a name that is none', async () => {
    const server = await open([someRoutine()]);
    await screen.findByDisplayValue('Noite');
    type('Nome da rotina', ' ');
    expect(screen.getByText('Dê um nome à rotina.')).toBeTruthy();
    type('Nome da rotina', 'Noite da Lia');
    await waitFor(() => expect(server.routines()[0]?.name).toBe('Noite da Lia'));
    expect(server.writesOf('routine.put')).toHaveLength(1);
  });

  it('tells that two steps share minutes, and keeps both', async () => {
    const server = await open([someRoutine()]);
    fireEvent.click(await screen.findByRole('button', { name: /Banho/ }));
    type('Minutos', '40');
    await press('Pronto');
    expect(await screen.findByText(/Fica 10 minutos junto com “Banho”/)).toBeTruthy();
    await waitFor(() => expect(server.routines()[0]?.steps[0]?.minutes).toBe(40));
  });

  it('keeps a step that is half made, and goes on with it after a reload', async () => {
    const server = await open([someRoutine()]);
    await press('Adicionar passo');
    type('O que acontece', 'Passear no parque');
    type('Minutos', 'meia hora');
    await press('Pronto');
    expect(screen.getByText(/De 0 a 720 minutos/)).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Fechar' }));
    expect(await screen.findByText('Um passo ficou pela metade')).toBeTruthy();
    expect(server.writesOf('routine.put')).toEqual([]);
    await press('Continuar');
    expect(screen.getByDisplayValue('Passear no parque')).toBeTruthy();
    type('Minutos', '30');
    await press('Pronto');
    await waitFor(() => expect(server.routines()[0]?.steps).toHaveLength(3));
    await waitFor(() => expect(screen.queryByText('Um passo ficou pela metade')).toBeNull());
  });

  it('deletes a step and a whole routine, and takes both back', async () => {
    const server = await open([someRoutine()]);
    fireEvent.click(await screen.findByRole('button', { name: /Banho/ }));
    await press('Apagar passo');
    await waitFor(() => expect(server.routines()[0]?.steps).toHaveLength(1));
    await press('Desfazer');
    await waitFor(() => expect(server.routines()[0]?.steps).toHaveLength(2));
    expect(rows()[0]).toContain('Banho');
    await press('Apagar rotina');
    await waitFor(() => expect(server.routines()).toEqual([]));
    fireEvent.click((await screen.findAllByRole('button', { name: 'Desfazer' })).at(-1) as HTMLElement);
    await waitFor(() => expect(server.routines()[0]).toMatchObject({ name: 'Noite' }));
  });

  it('says kindly that there is no more room', async () => {
    const [step] = someRoutine().steps;
    const steps = Array.from({ length: maxRoutineSteps }, () => ({ ...step, id: crypto.randomUUID() }));
    await open([
      someRoutine({ steps: steps as Routine['steps'] }),
      ...Array.from({ length: maxRoutines - 1 }, () => someRoutine()),
    ]);
    expect(await screen.findByText(/Esta rotina já tem 40 passos/)).toBeTruthy();
    expect(screen.getByText(/Você já tem 20 rotinas/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Começar do zero' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Adicionar passo' })).toBeNull();
  });

  it('of a visitor stays on the phone, and invites her to sign in', async () => {
    const server = await open([], { visitor: true });
    await press('Usar este modelo: Fim de dia calmo');
    expect((await screen.findAllByText('Guardada no aparelho')).length).toBeGreaterThan(0);
    expect(screen.getAllByRole('button', { name: 'Entrar' }).length).toBeGreaterThan(0);
    expect(server.writesOf('routine.put')).toEqual([]);
  });

  it('that the server refused stays, says why, and is mended by her next change', async () => {
    const server = await open();
    server.refuse('routine.put', { id: 'too_many' });
    await press('Começar do zero');
    type('O que acontece', 'Passeio');
    await press('Pronto');
    expect(await screen.findByText(/Cabem 20 rotinas/)).toBeTruthy();
    server.accept('routine.put');
    fireEvent.click(await screen.findByRole('button', { name: /Passeio/ }));
    type('O que acontece', 'Passeio curto');
    await press('Pronto');
    await waitFor(() => expect(server.routines()[0]?.steps).toMatchObject([{ what: 'Passeio curto' }]));
    expect(server.routines()).toHaveLength(1);
    await waitFor(() => expect(screen.queryByText(/Cabem 20 rotinas/)).toBeNull());
  });

  it('goes to her calendar as a file that calendars read, without any request', async () => {
    const server = await open([
      someRoutine({
        steps: [
          { id: crypto.randomUUID(), time: '19:00', minutes: 15, what: 'Banho; e massagem', reminds: true },
          { id: crypto.randomUUID(), time: '19:30', minutes: 0, what: 'Mamada', reminds: false },
        ],
      }),
    ]);
    await screen.findByDisplayValue('Noite');
    server.goOffline();
    let file: Blob | undefined;
    let name = '';
    vi.spyOn(URL, 'createObjectURL').mockImplementation((made) => {
      file = made as Blob;
      return 'blob:colo';
    });
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      name = this.download;
    });
    await press('Levar para o calendário');
    expect(name).toBe('noite.ics');
    const calendar = new ICAL.Component(ICAL.parse((await file?.text()) ?? ''));
    const events = calendar.getAllSubcomponents('vevent');
    expect(events.map((event) => event.getFirstPropertyValue('summary'))).toEqual([
      'Banho; e massagem',
      'Mamada',
    ]);
    expect(events.map((event) => event.getAllSubcomponents('valarm').length)).toEqual([1, 0]);
    expect(String(events[0]?.getFirstPropertyValue('dtstart'))).toBe('2026-07-03T19:00:00');
  });

  it('speaks English too, steps and all', async () => {
    const server = await open([], { path: `/en${address}` });
    await press('Use this template: Day with two naps');
    await waitFor(() => expect(server.routines()[0]?.steps[0]?.what).toBe('Wake up and open the window'));
  });
});
