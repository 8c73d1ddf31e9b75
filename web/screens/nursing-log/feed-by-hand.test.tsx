// @vitest-environment happy-dom
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { fakeNursing, someFeed } from '#tests/support/fake-nursing.ts';
import { ana, fakeServer } from '#tests/support/fake-server.ts';
import { openApp } from '#tests/support/open-app.tsx';
import { appOutbox } from '#web/platform/outbox/app-outbox.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(2026, 6, 3, 12) });
  return async () => {
    for (const { id } of appOutbox.snapshot().writes) await appOutbox.discard(id);
    await appOutbox.setOwner(null);
    vi.useRealTimers();
  };
});

async function openForm(feeds: Parameters<typeof fakeNursing>[0] = {}, shown?: string) {
  fakeServer({ viewer: ana });
  const nursing = fakeNursing(feeds);
  const app = await openApp('/app/mamada/registros');
  if (shown) await screen.findAllByText(shown, { exact: false });
  fireEvent.click(await screen.findByRole('button', { name: 'Adicionar mamada' }));
  const form = within(await screen.findByRole('dialog', { name: 'Mamada que já passou' }));
  const field = (name: string) => form.getByLabelText(name) as HTMLInputElement;
  const write = (name: string, value: string) => fireEvent.change(field(name), { target: { value } });
  const save = () => fireEvent.click(form.getByRole('button', { name: 'Salvar' }));
  return { nursing, app, form, field, write, save };
}

it('I changed when the feed began, and its end stayed hours behind', async () => {
  const { nursing, field, write, save } = await openForm();
  expect([field('Começo').value, field('Fim').value]).toEqual(['2026-07-03T11:45', '2026-07-03T12:00']);
  write('Começo', '2026-07-03T04:10');
  expect(field('Fim').value).toBe('2026-07-03T04:25');
  write('Fim', '2026-07-03T04:40');
  write('Começo', '2026-07-03T05:10');
  expect(field('Fim').value).toBe('2026-07-03T05:40');
  save();
  await waitFor(() =>
    expect(nursing.writesOf('record.put')).toMatchObject([{ body: { durationSeconds: 1800 } }]),
  );
});

it('I saved with an end before the start, and nothing seemed to happen', async () => {
  const { nursing, field, write, save } = await openForm();
  write('Fim', '2026-07-03T04:10');
  save();
  await waitFor(() => expect(document.activeElement).toBe(field('Fim')));
  expect(field('Fim').getAttribute('aria-invalid')).toBe('true');
  expect(nursing.writesOf('record.put')).toEqual([]);
});

it('a feed of seven hours, by a slip, was saved without a question', async () => {
  const { nursing, form, write, save } = await openForm();
  write('Começo', '2026-07-03T04:10');
  write('Fim', '2026-07-03T11:10');
  save();
  expect(form.getByText('De começo a fim são 7 h. Foi isso mesmo?')).toBe(document.activeElement);
  expect(nursing.writesOf('record.put')).toEqual([]);
  fireEvent.click(form.getByRole('button', { name: 'Quero corrigir' }));
  write('Fim', '2026-07-03T04:30');
  save();
  await waitFor(() => expect(nursing.writesOf('record.put')).toHaveLength(1));
});

it('a feed that really took four hours, or none, is hers to keep', async () => {
  const { nursing, form, write, save } = await openForm();
  write('Fim', '2026-07-03T11:45');
  save();
  expect(form.getByText(/fica sem nenhum minuto/)).toBeTruthy();
  write('Começo', '2026-07-03T07:00');
  write('Fim', '2026-07-03T11:00');
  save();
  fireEvent.click(form.getByRole('button', { name: 'Foi, pode salvar' }));
  await waitFor(() =>
    expect(nursing.writesOf('record.put')).toMatchObject([{ body: { durationSeconds: 14_400 } }]),
  );
});

it.each([
  ['Direito', 'right', 'Última: os dois · comece no direito'],
  ['Nos dois ao mesmo tempo, ou não lembro', null, 'Última: os dois lados, sem ordem'],
])(
  'after a feed on both sides it did not say which is next: it ended at “%s”',
  async (ended, lastSide, told) => {
    const { nursing, app, form, save } = await openForm();
    fireEvent.click(form.getByRole('radio', { name: 'Os dois' }));
    const where = within(form.getByRole('group', { name: 'Em qual lado terminou?' }));
    fireEvent.click(where.getByRole('radio', { name: ended }));
    save();
    await waitFor(() =>
      expect(nursing.writesOf('record.put')).toMatchObject([
        { body: { details: { side: 'both', lastSide } } },
      ]),
    );
    act(() => app.history.push('/app/mamada'));
    expect(await screen.findByText(told)).toBeTruthy();
  },
);

it('what was saved long is not asked about again when only its notes change', async () => {
  const long = someFeed({
    id: crypto.randomUUID(),
    startTime: new Date(2026, 6, 3, 4).toISOString(),
    endTime: new Date(2026, 6, 3, 8).toISOString(),
    durationSeconds: 14_400,
    leftSeconds: 14_400,
    notes: 'Colo a manhã toda',
  });
  fakeServer({ viewer: ana });
  const nursing = fakeNursing({ feeds: [long] });
  await openApp('/app/mamada/registros');
  fireEvent.click(await screen.findByRole('button', { name: /^Editar/ }));
  const form = within(await screen.findByRole('dialog', { name: 'Editar mamada' }));
  fireEvent.change(form.getByLabelText('Observações (opcional)'), { target: { value: 'Febre' } });
  fireEvent.click(form.getByRole('button', { name: 'Salvar' }));
  await waitFor(() => expect(nursing.writesOf('record.put')).toMatchObject([{ body: { notes: 'Febre' } }]));
});

it('I wrote -5 minutes, and it was taken', async () => {
  const { nursing, field, write, save } = await openForm();
  write('Minutos no esquerdo', '-5');
  expect(field('Minutos no esquerdo').value).toBe('5');
  write('Minutos no direito', '0');
  save();
  await waitFor(() =>
    expect(nursing.writesOf('record.put')).toMatchObject([
      { body: { durationSeconds: 300, details: { leftSeconds: 300 } } },
    ]),
  );
});

it.each([
  ['a feed of a minute, tried once, was proposed ever after', 1, '2026-07-03T11:45'],
  ['one as long as my last is proposed, if that was a feed', 22, '2026-07-03T11:38'],
])('%s', async (_, minutes, start) => {
  const durationSeconds = minutes * 60;
  const last = someFeed({
    id: crypto.randomUUID(),
    durationSeconds,
    leftSeconds: durationSeconds,
    rightSeconds: 0,
  });
  const { field } = await openForm({ feeds: [last] }, `${minutes} min`);
  expect([field('Começo').value, field('Fim').value]).toEqual([start, '2026-07-03T12:00']);
});
