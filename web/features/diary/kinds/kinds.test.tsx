// @vitest-environment happy-dom
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { kindNames } from '#shared/diary/kinds.ts';
import type { RecordPut } from '#shared/diary/record.schema.ts';
import { calendarDate } from '#shared/time/calendar-date.ts';
import {
  addTo,
  day,
  diaryPlace,
  openTimeline,
  press,
  sheet,
  timelineWorld,
  type,
} from '#tests/support/open-timeline.tsx';

beforeEach(timelineWorld);

type World = Awaited<ReturnType<typeof openTimeline>>;

/** What the last record says that was sent. */
const sent = async ({ diary }: World): Promise<RecordPut> => {
  await waitFor(() => expect(diary.writesOf('record.put')).not.toEqual([]));
  return diary.writesOf('record.put').at(-1) as RecordPut;
};

const born = (birthDate: string) => ({
  ...diaryPlace,
  facts: {
    ana: {
      journeyType: 'com-bebe' as const,
      birthDate: calendarDate(birthDate),
      gestationWeeks: null,
    },
  },
});

describe('a bottle', () => {
  it('is one number and what it was of, and the next is filled in as the last', async () => {
    const world = await openTimeline();
    await addTo('Mamadeira');
    const form = await sheet('Registrar mamadeira');
    fireEvent.click(form.getByLabelText('Fórmula'));
    type(form.getByLabelText('Tomou (ml)'), '120');
    await press('Salvar');
    expect(await sent(world)).toMatchObject({
      kind: 'bottle',
      details: { milk: 'formula', takenMl: 120, offeredMl: null, container: null },
    });
    const today = await day('Hoje');
    expect(today.getByText('1 mamadeira, 120 ml')).toBeTruthy();
    await addTo('Mamadeira');
    const next = await sheet('Registrar mamadeira');
    expect((next.getByLabelText('Tomou (ml)') as HTMLInputElement).value).toBe('120');
    expect((next.getByLabelText('Fórmula') as HTMLInputElement).checked).toBe(true);
  });

  it.each([
    ['', '', 'Conte quanto foi, mesmo que mais ou menos.'],
    ['cem', '', 'Escreva só o número, como 120 ou 4,2.'],
    ['12000', '', 'Confira o número e a unidade.'],
    ['150', '120', 'Tomou mais do que foi oferecido? Confira os dois números.'],
  ])('of %j taken and %j offered is asked about, and nothing is lost', async (taken, offered, problem) => {
    const { diary } = await openTimeline();
    await addTo('Mamadeira');
    const form = await sheet('Registrar mamadeira');
    type(form.getByLabelText('Tomou (ml)'), taken);
    type(form.getByLabelText('Oferecido (ml)'), offered);
    await press('Salvar');
    expect(await form.findByText(problem)).toBeTruthy();
    expect((form.getByLabelText('Tomou (ml)') as HTMLInputElement).value).toBe(taken);
    expect(diary.writesOf('record.put')).toEqual([]);
  });
});

describe('a nappy', () => {
  it('says in its day how many were wet and dirty', async () => {
    const world = await openTimeline();
    await addTo('Fralda');
    const form = await sheet('Registrar fralda');
    fireEvent.click(form.getByLabelText('Xixi e cocô'));
    fireEvent.click(form.getByRole('button', { name: 'Mostarda' }));
    await press('Salvar');
    expect(await sent(world)).toMatchObject({ details: { what: 'both', colour: 'mustard' } });
    expect((await day('Hoje')).getByText('1 fralda (1 xixi, 1 cocô)')).toBeTruthy();
  });

  it('that is pale says that somebody has to see it, and is saved all the same', async () => {
    const world = await openTimeline({ place: born('2026-06-20') });
    await addTo('Fralda');
    const form = await sheet('Registrar fralda');
    fireEvent.click(form.getByLabelText('Cocô'));
    fireEvent.click(form.getByRole('button', { name: 'Claro' }));
    expect(form.getByText(/precisa ser visto hoje/)).toBeTruthy();
    await press('Salvar');
    expect(await sent(world)).toMatchObject({ details: { colour: 'pale' } });
  });

  it('that turns out to be wet only has no colour', async () => {
    const world = await openTimeline();
    await addTo('Fralda');
    const form = await sheet('Registrar fralda');
    fireEvent.click(form.getByLabelText('Cocô'));
    fireEvent.click(form.getByRole('button', { name: 'Verde' }));
    fireEvent.click(form.getByLabelText('Xixi'));
    await press('Salvar');
    expect(await sent(world)).toMatchObject({ details: { what: 'wet', colour: null } });
  });
});

describe('a temperature', () => {
  async function take(degrees: string, birthDate: string) {
    const world = await openTimeline({ place: born(birthDate) });
    await addTo('Temperatura');
    const form = await sheet('Registrar temperatura');
    type(form.getByLabelText('Temperatura (°C)'), degrees);
    return { world, form };
  }

  it('of fever before three months says to go now', async () => {
    const { form, world } = await take('37,8', '2026-06-01');
    expect(form.getByText(/pronto-socorro/)).toBeTruthy();
    await press('Salvar');
    expect(await sent(world)).toMatchObject({ details: { tenths: 378, place: 'axillary' } });
  });

  it('of fever later says to call the same day', async () => {
    const { form } = await take('38.2', '2026-01-01');
    expect(form.getByText(/no mesmo dia/)).toBeTruthy();
  });

  it('of every day says nothing', async () => {
    const { form } = await take('36,6', '2026-06-01');
    expect(form.queryByText(/pronto-socorro|mesmo dia/)).toBeNull();
  });

  it.each(['98,6', '', 'febre'])('of %j is no temperature of a baby', async (degrees) => {
    const { form, world } = await take(degrees, '2026-06-01');
    await press('Salvar');
    expect(await form.findByText(/Confira o número: em graus Celsius/)).toBeTruthy();
    expect(world.diary.writesOf('record.put')).toEqual([]);
  });
});

describe('a medicine', () => {
  it('given again before its time is told, with when, and refused by nobody', async () => {
    const world = await openTimeline();
    const give = async () => {
      await addTo('Remédio');
      const form = await sheet('Registrar remédio');
      type(form.getByLabelText('Nome do remédio'), 'Paracetamol');
      type(form.getByLabelText('De quantas em quantas horas (opcional)'), '6');
      return form;
    };
    await give();
    await press('Salvar');
    await sent(world);
    const form = await give();
    expect(await form.findByText('Paracetamol foi dado às 15:00.')).toBeTruthy();
    expect(form.getByText(/ainda é cedo: a próxima é hoje às 21:00/)).toBeTruthy();
    await press('Salvar');
    await waitFor(() => expect(world.diary.writesOf('record.put')).toHaveLength(2));
  });
});

describe('measures', () => {
  it('are told in kilograms and centimetres, and shown with their units', async () => {
    const world = await openTimeline();
    await addTo('Medidas');
    const form = await sheet('Registrar medidas');
    type(form.getByLabelText('Peso (kg)'), '4,25');
    type(form.getByLabelText('Comprimento (cm)'), '55,5');
    await press('Salvar');
    expect(await sent(world)).toMatchObject({ details: { weightGrams: 4250, lengthMm: 555, headMm: null } });
    expect((await day('Hoje')).getByText('4,25 kg · 55,5 cm')).toBeTruthy();
  });

  it('in grams where kilograms are asked for are asked about', async () => {
    await openTimeline();
    await addTo('Medidas');
    const form = await sheet('Registrar medidas');
    type(form.getByLabelText('Peso (kg)'), '4250');
    await press('Salvar');
    expect(await form.findByText('Confira o número e a unidade.')).toBeTruthy();
  });
});

describe('a milestone', () => {
  it('offers what often comes at the corrected age, and keeps one of ours by its key', async () => {
    const place = born('2026-02-01');
    const early = { ...place, facts: { ana: { ...place.facts.ana, gestationWeeks: 30 } } };
    const world = await openTimeline({ place: early });
    await addTo('Marco');
    const form = await sheet('Registrar um marco');
    // Born five months ago and ten weeks early: what comes between two and four months.
    fireEvent.click(form.getByRole('button', { name: 'Segura um objeto por alguns segundos' }));
    expect(form.queryByRole('group', { name: 'Sugestões' })).toBeNull();
    await press('Salvar');
    expect(await sent(world)).toMatchObject({
      kind: 'milestone',
      day: '2026-07-03',
      details: { milestone: 'holds-object', photo: null },
    });
    const today = await day('Hoje');
    expect(today.getByText('Segura um objeto por alguns segundos')).toBeTruthy();
    expect(today.getByText('1 marco')).toBeTruthy();
  });

  it('in her own words stays in them, and one of ours is known however she types it', async () => {
    const world = await openTimeline();
    await addTo('Marco');
    const form = await sheet('Registrar um marco');
    type(form.getByLabelText('O que aconteceu'), '  Dançou com  a vovó ');
    await press('Salvar');
    expect(await sent(world)).toMatchObject({ details: { milestone: 'Dançou com a vovó' } });
    await addTo('Marco');
    const next = await sheet('Registrar um marco');
    type(next.getByLabelText('O que aconteceu'), 'primeiro DENTE');
    await press('Salvar');
    await waitFor(() => expect(world.diary.writesOf('record.put')).toHaveLength(2));
    expect(await sent(world)).toMatchObject({ details: { milestone: 'first-tooth' } });
  });

  it('without a word is asked for one, beside its field', async () => {
    const world = await openTimeline();
    await addTo('Marco');
    const form = await sheet('Registrar um marco');
    await press('Salvar');
    expect(await form.findByText(/Conte o que aconteceu/)).toBeTruthy();
    expect(world.diary.writesOf('record.put')).toEqual([]);
  });
});

it('a note without a word is asked for one', async () => {
  const world = await openTimeline();
  await addTo('Anotação');
  const form = await sheet('Nova anotação');
  await press('Salvar');
  expect(await form.findByText(/nem que seja uma palavra/)).toBeTruthy();
  type(form.getByLabelText('O que você quer lembrar'), 'Primeira risada');
  await press('Salvar');
  expect(await sent(world)).toMatchObject({ kind: 'note', notes: 'Primeira risada' });
});

it('what she records most comes first, and the rest is one tap away', async () => {
  await openTimeline();
  const names = () => screen.getByRole('group', { name: 'Registrar' }).querySelectorAll('button');
  expect([...names()].map((tile) => tile.textContent)).toEqual([
    'Mamada',
    'Mamadeira',
    'Fralda',
    'Sono',
    'Alimento',
    'Mais',
  ]);
  await press('Mais');
  expect(names()).toHaveLength(kindNames.length);
});
