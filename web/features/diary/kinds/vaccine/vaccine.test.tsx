// @vitest-environment happy-dom
import { fireEvent, waitFor } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import {
  addTo,
  day,
  openTimeline,
  press,
  rowOf,
  sheet,
  timelineWorld,
  type,
} from '#tests/support/open-timeline.tsx';

beforeEach(timelineWorld);

const openForm = async () => {
  const world = await openTimeline();
  await addTo('Vacina');
  return { ...world, form: await sheet('Registrar vacina') };
};

it('a vaccine of the calendar is chosen by its name, with place and batch, on a day', async () => {
  const { diary, form } = await openForm();
  type(form.getByLabelText('Qual vacina'), 'penta 1');
  type(form.getByLabelText('Onde tomou (opcional)'), 'Posto da Vila');
  type(form.getByLabelText('Lote (opcional)'), ' A12 ');
  type(form.getByLabelText('Dia'), '2026-07-02');
  await press('Salvar');
  await waitFor(() =>
    expect(diary.writesOf('record.put')).toMatchObject([
      {
        kind: 'vaccine',
        day: '2026-07-02',
        startTime: null,
        details: { vaccine: 'penta', dose: '1', state: 'done', place: 'Posto da Vila', batch: 'A12' },
      },
    ]),
  );
  const row = await rowOf('Penta, 1ª dose');
  expect(row.getByText('Posto da Vila · lote A12')).toBeTruthy();
  expect((await day('Ontem')).getByText('1 vacina')).toBeTruthy();
});

it('another vaccine has the name she gives it, and is found again in the form', async () => {
  const { diary, form } = await openForm();
  type(form.getByLabelText('Qual vacina'), 'other');
  type(form.getByLabelText('Nome da vacina'), 'Meningo B');
  type(form.getByLabelText('Dose (opcional)'), '1ª');
  await press('Salvar');
  await waitFor(() =>
    expect(diary.writesOf('record.put')).toMatchObject([
      { details: { vaccine: 'Meningo B', dose: '1ª', state: 'done', place: null, batch: null } },
    ]),
  );
  const row = await rowOf('Meningo B, 1ª');
  fireEvent.click(row.getByRole('button', { name: /^Editar/ }));
  const again = await sheet('Editar vacina');
  expect((again.getByLabelText('Nome da vacina') as HTMLInputElement).value).toBe('Meningo B');
});

it('one that was not given has no place, and does not count as given', async () => {
  const { diary, form } = await openForm();
  type(form.getByLabelText('Qual vacina'), 'bcg single');
  type(form.getByLabelText('Lote (opcional)'), 'A12');
  fireEvent.click(form.getByLabelText('Não tomou'));
  expect(form.queryByLabelText('Lote (opcional)')).toBeNull();
  await press('Salvar');
  await waitFor(() =>
    expect(diary.writesOf('record.put')).toMatchObject([{ details: { state: 'skipped', batch: null } }]),
  );
  const today = await day('Hoje');
  expect(today.getByText('Não tomou')).toBeTruthy();
  expect(today.queryByText('1 vacina')).toBeNull();
});

it.each([
  ['', 'Qual vacina'],
  ['other', 'Nome da vacina'],
])(
  'without a name (%j chosen) it is asked for beside the field, and nothing is sent',
  async (chosen, field) => {
    const { diary, form } = await openForm();
    type(form.getByLabelText('Qual vacina'), chosen);
    await press('Salvar');
    expect(await form.findByText('Conte qual foi a vacina.')).toBeTruthy();
    expect(form.getByLabelText(field).getAttribute('aria-invalid')).toBe('true');
    expect(diary.writesOf('record.put')).toEqual([]);
  },
);
