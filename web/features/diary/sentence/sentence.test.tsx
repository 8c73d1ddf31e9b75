// @vitest-environment happy-dom
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import type { RecordPut } from '#shared/diary/record.schema.ts';
import { calendarDate } from '#shared/time/calendar-date.ts';
import {
  day,
  diaryPlace,
  openTimeline,
  press,
  sheet,
  showTimeline,
  timelineWorld,
  type,
} from '#tests/support/open-timeline.tsx';

beforeEach(timelineWorld);

type World = Awaited<ReturnType<typeof openTimeline>>;

const field = async () => (await screen.findByLabelText('Escreva ou dite')) as HTMLTextAreaElement;
const understood = () => within(screen.getByRole('region', { name: 'O que entendi' }));

/** Types a sentence and waits until it was read. */
async function tell(text: string): Promise<void> {
  type(await field(), text);
  fireEvent.keyDown(await field(), { key: 'Enter' });
  await waitFor(() => expect(understood().queryAllByRole('button')).not.toEqual([]));
}

const puts = ({ diary }: World) => diary.writesOf('record.put') as RecordPut[];
const saved = async (world: World, count = 1): Promise<RecordPut[]> => {
  await waitFor(() => expect(puts(world)).toHaveLength(count));
  return puts(world);
};

describe('a sentence that is understood', () => {
  it('shows what it will save before it is saved, and saves it with one tap', async () => {
    const world = await openTimeline();
    await tell('120 ml de fórmula às 14h20');
    expect(understood().getByText('14:20')).toBeTruthy();
    expect(understood().getByText('Fórmula')).toBeTruthy();
    expect(understood().getByText('120 ml')).toBeTruthy();
    expect(puts(world)).toEqual([]);
    await press('Salvar');
    const [bottle] = await saved(world);
    expect(bottle).toMatchObject({
      kind: 'bottle',
      babyId: 'ana',
      startTime: new Date(2026, 6, 3, 14, 20).toISOString(),
      details: { milk: 'formula', takenMl: 120 },
    });
    expect((await day('Hoje')).getByText('1 mamadeira, 120 ml')).toBeTruthy();
    expect((await field()).value).toBe('');
  });

  it('is read by itself when she pauses, as with a microphone', async () => {
    await openTimeline();
    type(await field(), 'cocô e xixi agora');
    expect(await understood().findByText('Xixi e cocô')).toBeTruthy();
  });

  it('leads from the field to what saves it, by the keyboard alone', async () => {
    await openTimeline();
    await tell('cocô e xixi agora');
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Salvar' })));
  });

  it('of several records saves all of them, and knows breast and bottle as one sitting', async () => {
    const world = await openTimeline();
    await tell('mamou 10 min no esquerdo às 14h e 60 ml de fórmula às 14h15');
    await press('Salvar os 2');
    const [feed, bottle] = await saved(world, 2);
    expect([feed?.kind, bottle?.kind]).toEqual(['feed', 'bottle']);
    expect(feed?.groupId).toBeTruthy();
    expect(bottle?.groupId).toBe(feed?.groupId);
  });

  it('tells two nappies apart: to change one of them changes no other', async () => {
    const world = await openTimeline();
    await tell('xixi às 10h e cocô às 12h');
    await press('Salvar os 2');
    expect((await saved(world, 2)).map(({ groupId }) => groupId)).toEqual([null, null]);
  });

  it('is taken back with one tap, and its words come back', async () => {
    const world = await openTimeline();
    await tell('cocô e xixi agora');
    await press('Salvar');
    const [nappy] = await saved(world);
    await press('Desfazer');
    await waitFor(() => expect(world.diary.writesOf('record.delete')).toMatchObject([{ id: nappy?.id }]));
    expect((await field()).value).toBe('cocô e xixi agora');
    expect(screen.queryByRole('region', { name: 'Hoje' })).toBeNull();
  });

  it('says what care says of a fever, as its form does', async () => {
    const birthDate = calendarDate('2026-06-01');
    const facts = { ana: { journeyType: 'com-bebe' as const, birthDate, gestationWeeks: null } };
    await openTimeline({ place: { ...diaryPlace, facts } });
    await tell('38,2 axilar');
    expect(understood().getByText(/pronto-socorro/)).toBeTruthy();
  });
});

describe('a sentence that leaves something open', () => {
  it('asks, and the answer is one tap', async () => {
    const world = await openTimeline();
    await tell('mamadeira 120 ml às 14h');
    const question = within(understood().getByRole('group', { name: 'Qual leite foi?' }));
    expect(understood().queryByText('Meu leite', { selector: 'span' })).toBeNull();
    await press('Salvar');
    expect((await understood().findByRole('alert')).textContent).toMatch(/Falta responder/);
    expect(puts(world)).toEqual([]);
    fireEvent.click(question.getByRole('button', { name: 'Leite doado' }));
    expect(understood().queryByRole('group')).toBeNull();
    await press('Salvar');
    expect((await saved(world))[0]).toMatchObject({ details: { milk: 'donor', takenMl: 120 } });
  });

  it('is answered in the form where no tap can say it', async () => {
    const world = await openTimeline();
    await tell('mamou no esquerdo');
    expect(understood().getByRole('group', { name: 'Quanto tempo durou?' })).toBeTruthy();
    await press('Ajustar');
    const form = await sheet('Mamada que já passou');
    fireEvent.click(form.getByRole('button', { name: 'Salvar' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(puts(world)).toEqual([]);
    await press('Salvar');
    expect((await saved(world))[0]).toMatchObject({ kind: 'feed', details: { side: 'left' } });
  });

  it('keeps words it did not understand, where she wants them', async () => {
    const world = await openTimeline();
    await tell('cocô agora zumbidão');
    fireEvent.click(understood().getByRole('button', { name: 'Pôr nas observações' }));
    await press('Salvar');
    expect((await saved(world))[0]).toMatchObject({ kind: 'nappy', notes: 'zumbidão' });
  });

  it('says so plainly when nothing was understood, and can stay as a note', async () => {
    const world = await openTimeline();
    await tell('obrigada pela ajuda');
    expect(understood().getByText(/Não entendi “obrigada pela ajuda”/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Salvar' })).toBeNull();
    expect((await field()).value).toBe('obrigada pela ajuda');
    await press('Guardar como anotação');
    await press('Salvar');
    expect((await saved(world))[0]).toMatchObject({ kind: 'note', notes: 'obrigada pela ajuda' });
  });
});

it('is corrected before it is saved, and stays corrected while she writes on', async () => {
  const world = await openTimeline();
  await tell('120 ml de fórmula às 14h20');
  fireEvent.click(understood().getByRole('button', { name: 'Editar: Mamadeira das 14:20' }));
  const form = await sheet('Registrar mamadeira');
  type(form.getByLabelText('Tomou (ml)'), '90');
  fireEvent.click(form.getByRole('button', { name: 'Salvar' }));
  expect(await understood().findByText('90 ml')).toBeTruthy();
  await tell('120 ml de fórmula às 14h20 e xixi às 14h30');
  expect(await understood().findByText('Xixi')).toBeTruthy();
  await press('Salvar os 2');
  expect((await saved(world, 2))[0]).toMatchObject({ details: { takenMl: 90 } });
});

it('takes one of several off the list', async () => {
  const world = await openTimeline();
  await tell('xixi às 10h e cocô às 12h');
  fireEvent.click(understood().getByRole('button', { name: 'Apagar: Fralda das 12:00' }));
  await press('Salvar');
  expect((await saved(world))[0]).toMatchObject({ details: { what: 'wet' } });
});

it('is there again after a reload, unsent', async () => {
  const { unmount } = await openTimeline();
  await tell('cocô e xixi agora');
  unmount();
  await showTimeline();
  expect((await field()).value).toBe('cocô e xixi agora');
  expect(await understood().findByText('Xixi e cocô')).toBeTruthy();
});

it('is understood in English', async () => {
  const world = await openTimeline({ language: 'en' });
  type(await screen.findByLabelText('Write it or say it'), 'left side 12 min at 3am');
  await press('Save');
  expect((await saved(world))[0]).toMatchObject({
    kind: 'feed',
    startTime: new Date(2026, 6, 3, 3).toISOString(),
    details: { side: 'left', leftSeconds: 720 },
  });
});

it('of twins is of the one she names, and says whose', async () => {
  const babies = [
    { id: 'ana', name: 'Ana' },
    { id: 'gil', name: 'Gil' },
  ];
  const world = await openTimeline({ place: { ...diaryPlace, babies } });
  await tell('Gil fez xixi às 14h');
  expect(understood().getByText('Gil')).toBeTruthy();
  await press('Salvar');
  expect((await saved(world))[0]).toMatchObject({ kind: 'nappy', babyId: 'gil' });
});

it('is not offered to who only looks', async () => {
  await openTimeline({ mayRecord: false });
  expect(screen.queryByLabelText('Escreva ou dite')).toBeNull();
});
