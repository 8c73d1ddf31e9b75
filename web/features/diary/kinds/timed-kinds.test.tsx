// @vitest-environment happy-dom
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { RecordPut } from '#shared/diary/record.schema.ts';
import { addTo, openTimeline, press, sheet, timelineWorld, type } from '#tests/support/open-timeline.tsx';

/** Each test is a day later: a clock that goes back is something the timer notices. */
let days = 0;
beforeEach(async () => {
  const leave = await timelineWorld();
  days += 1;
  vi.setSystemTime(Date.now() + days * 86_400_000);
  return leave;
});

function pass(seconds: number): void {
  vi.setSystemTime(Date.now() + seconds * 1000);
  act(() => {
    document.dispatchEvent(new Event('visibilitychange'));
  });
}

type World = Awaited<ReturnType<typeof openTimeline>>;
const puts = ({ diary }: World) => diary.writesOf('record.put') as RecordPut[];
const card = async (name: string) => within(await screen.findByRole('region', { name }));

/** The phone has spoken with the server: time may pass, and no answer is on its way meanwhile. */
async function heardOf({ diary, client }: World): Promise<void> {
  await waitFor(() => expect(diary.timers.size).toBe(1));
  await waitFor(() => expect(client.isFetching()).toBe(0));
}

/** Twenty minutes of pumping, and the step that saves them. */
async function pumped() {
  const world = await openTimeline();
  await addTo('Ordenha');
  await press('Cronometrar agora');
  const timer = await card('Ordenha');
  await heardOf(world);
  expect(timer.getByText('Ordenhando')).toBeTruthy();
  pass(1200);
  expect(timer.getByRole('timer').textContent).toBe('20:00');
  fireEvent.click(timer.getByRole('button', { name: 'Terminar' }));
  return { world, step: await sheet('Salvar ordenha') };
}

describe('a pumping that is timed', () => {
  it('says how much when it has ended, and goes to the fridge if she likes', async () => {
    const { world, step } = await pumped();
    expect(step.queryByRole('group', { name: /Guardar no estoque/ })).toBeNull();
    type(step.getByLabelText('Esquerdo (ml)'), '60');
    type(step.getByLabelText('Direito (ml)'), '40');
    fireEvent.click(await step.findByRole('button', { name: 'Geladeira' }));
    fireEvent.click(step.getByRole('button', { name: 'Salvar' }));
    await waitFor(() => expect(puts(world)).toHaveLength(2));
    const [pumping, milk] = puts(world);
    expect(pumping).toMatchObject({
      kind: 'pumping',
      durationSeconds: 1200,
      details: { leftMl: 60, rightMl: 40, ml: null },
    });
    expect(milk).toMatchObject({
      kind: 'milk',
      babyId: 'ana',
      startTime: pumping?.endTime,
      details: { ml: 100, place: 'fridge', thawedAt: null, gone: null },
    });
    expect(screen.queryByRole('timer')).toBeNull();
  });

  it('is not kept where she says nothing of it', async () => {
    const { world, step } = await pumped();
    fireEvent.click(step.getByRole('button', { name: 'Salvar' }));
    await waitFor(() => expect(puts(world)).toHaveLength(1));
    expect(puts(world)[0]).toMatchObject({ details: { leftMl: null, rightMl: null, ml: null } });
  });

  it('tells what is wrong with a number beside it, and keeps the timer', async () => {
    const { world, step } = await pumped();
    type(step.getByLabelText('Esquerdo (ml)'), 'muito');
    fireEvent.click(step.getByRole('button', { name: 'Salvar' }));
    expect(await step.findByText('Escreva só o número, como 120 ou 4,2.')).toBeTruthy();
    expect(puts(world)).toEqual([]);
  });

  it('thrown away by mistake comes back as it was', async () => {
    const { step } = await pumped();
    fireEvent.click(step.getByRole('button', { name: 'Cancelar' }));
    expect(await screen.findByText('Ordenha descartada')).toBeTruthy();
    await press('Desfazer');
    expect((await sheet('Salvar ordenha')).getByText('20:00')).toBeTruthy();
  });
});

it('a pumping that has passed goes to the stock from its form, too', async () => {
  const world = await openTimeline();
  await addTo('Ordenha');
  const form = await sheet('Registrar ordenha');
  type(form.getByLabelText('Os dois juntos (ml)'), '80');
  fireEvent.click(await form.findByRole('button', { name: 'Freezer' }));
  await press('Salvar');
  await waitFor(() => expect(puts(world)).toHaveLength(2));
  expect(puts(world)[1]).toMatchObject({ kind: 'milk', details: { ml: 80, place: 'freezer' } });
});

it('an activity is timed as what she chose before it began', async () => {
  const world = await openTimeline();
  await addTo('Atividade');
  const form = await sheet('Registrar atividade');
  fireEvent.click(form.getByLabelText('Passeio'));
  await press('Cronometrar agora');
  const timer = await card('Atividade');
  await heardOf(world);
  pass(600);
  fireEvent.click(timer.getByRole('button', { name: 'Terminar' }));
  const step = await sheet('Salvar atividade');
  expect(step.getByLabelText('Passeio')).toHaveProperty('checked', true);
  fireEvent.click(step.getByRole('button', { name: 'Salvar' }));
  await waitFor(() => expect(puts(world)).toHaveLength(1));
  expect(puts(world)[0]).toMatchObject({
    kind: 'activity',
    durationSeconds: 600,
    details: { activity: 'walk' },
  });
});

it('a second timer is not offered while one runs', async () => {
  await openTimeline();
  await addTo('Ordenha');
  await press('Cronometrar agora');
  await card('Ordenha');
  await addTo('Ordenha');
  await sheet('Registrar ordenha');
  expect(screen.queryByRole('button', { name: 'Cronometrar agora' })).toBeNull();
});
