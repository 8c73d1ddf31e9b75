// @vitest-environment happy-dom
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { fakeDailyStaff, somePiece } from '#tests/support/fake-daily-staff.ts';
import { fakeServer, staff } from '#tests/support/fake-server.ts';
import { openApp } from '#tests/support/open-app.tsx';

const pt = '/admin?aba=dias';
const en = '/en/admin?aba=dias';
const root = '/api/admin/daily';

const pieces = [
  somePiece({ id: 'a', fromAge: -35, toAge: -29, contentType: 'audio', category: 'Parto e gestação' }),
  somePiece({ id: 'b', fromAge: 14, toAge: 20, published: false }),
];

async function open(address: string, desk: Parameters<typeof fakeDailyStaff>[0] = { pieces }) {
  const server = fakeServer({ viewer: staff, also: fakeDailyStaff(desk) });
  const app = await openApp(address);
  return { server, ...app };
}
const rows = async () =>
  within(await screen.findByRole('list', { name: /^(Conteúdos por idade|Content by age)$/ })).getAllByRole(
    'listitem',
  );
const titles = async () => (await rows()).map((row) => within(row).getByRole('heading').textContent);
const type = (label: string | RegExp, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });

describe('the list', () => {
  it.each([
    [pt, 'De: faltam 5 semanas · até: faltam 4 semanas e 1 dia', 'Peça a', 'Áudio', 'Não publicado'],
    [en, 'From: 5 weeks to go · to: 4 weeks and 1 day to go', 'Piece a', 'Audio', 'Not published'],
  ])('at %s goes by age, and says of each what its writers need', async (...told) => {
    const [address, ages, title, kind, hidden] = told;
    await open(address, { pieces: pieces.toReversed(), originals: ['a'] });
    const [first, second] = await rows();
    for (const text of [ages, title, kind]) expect(first?.textContent).toContain(text);
    expect(first?.textContent).toMatch(/Veio com o Colo|Came with Colo/);
    expect(first?.textContent).not.toContain(hidden);
    expect(second?.textContent).toContain(hidden);
  });

  it.each([
    [pt, 'Idade do bebê', '2 semanas', 'São 14 dias de vida.', 'Peça b', '14'],
    [en, 'Baby’s age', '5 weeks to go', 'That is 35 days before birth.', 'Piece a', '-35'],
  ])('at %s is narrowed to an age in words, which the address keeps', async (...told) => {
    const [address, label, words, days, title, age] = told;
    const { server, router } = await open(address);
    await rows();
    type(label, words);
    expect(screen.getByText(days)).toBeTruthy();
    await waitFor(async () => expect(await titles()).toEqual([title]));
    expect(server.callsTo(root).at(-1)?.query.get('age')).toBe(age);
    expect(router.state.location.search).toMatchObject({ aba: 'dias', q: words });
  });

  it.each([
    [pt, 'Idade do bebê', /^Não entendemos esta idade/],
    [en, 'Baby’s age', /^We did not understand this age/],
  ])('at %s says when it does not understand an age, and still shows everything', async (...told) => {
    const [address, label, sentence] = told;
    await open(address);
    await rows();
    type(label, 'duas luas');
    expect(screen.getByText(sentence)).toBeTruthy();
    expect(await titles()).toHaveLength(2);
  });

  it('is narrowed to a type, and told in the other language', async () => {
    const { server, router } = await open(pt);
    await rows();
    type('Tipo', 'audio');
    await waitFor(async () => expect(await titles()).toEqual(['Peça a']));
    type('Idioma dos títulos', 'en');
    await waitFor(async () => expect(await titles()).toEqual(['Piece a']));
    expect(server.callsTo(root).at(-1)?.query.toString()).toBe('language=en&type=audio');
    expect(router.state.location.search).toEqual({ aba: 'dias', tipo: 'audio', idioma: 'en' });
  });

  it.each([
    [`${pt}&tipo=video`, 'Nenhum conteúdo com esses filtros', 'Ver todos'],
    [`${en}&tipo=video`, 'Nothing matches these filters', 'Show all'],
  ])('at %s that finds nothing says so, and leads back to everything', async (address, title, all) => {
    await open(address);
    expect(await screen.findByText(title)).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: all }));
    expect(await titles()).toHaveLength(2);
  });

  it('brings the next page by its button', async () => {
    await open(pt, { pieces: [...pieces, somePiece({ id: 'c', fromAge: 90, toAge: 119 })] });
    await rows();
    fireEvent.click(screen.getByRole('button', { name: 'Carregar mais' }));
    await waitFor(async () => expect(await titles()).toEqual(['Peça a', 'Peça b', 'Peça c']));
  });

  it.each([
    [pt, 'Não foi possível carregar os conteúdos', 'Tentar de novo'],
    [en, 'Could not load the content', 'Try again'],
  ])('at %s that does not come says so, and is asked for again', async (address, title, again) => {
    const server = fakeServer({ viewer: staff, also: fakeDailyStaff({ pieces }) });
    server.refuse(root, 'unavailable');
    await openApp(address);
    expect(await screen.findByText(title)).toBeTruthy();
    server.accept(root);
    fireEvent.click(screen.getByRole('button', { name: again }));
    expect(await titles()).toHaveLength(2);
  });
});

describe('removing', () => {
  it.each([
    [pt, 'Remover: Peça b', 'Conteúdo removido', 'Desfazer', 'Peça b'],
    [en, 'Remove: Piece b', 'Content removed', 'Undo', 'Piece b'],
  ])('at %s is one tap, and one more brings it back to its place', async (...told) => {
    const [address, remove, removed, undo, title] = told;
    const { server } = await open(address);
    const before = await titles();
    fireEvent.click(screen.getByRole('button', { name: remove }));
    await waitFor(() => expect(screen.queryByText(title)).toBeNull());
    expect(await screen.findByText(removed)).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: undo }));
    expect(await screen.findByText(title)).toBeTruthy();
    expect(await titles()).toEqual(before);
    expect(server.callsTo(`${root}/b/restore`)).toHaveLength(1);
  });

  it.each([
    [pt, 'Remover: Peça b', 'Não foi possível remover', 'Peça b'],
    [en, 'Remove: Piece b', 'Could not remove it', 'Piece b'],
  ])('at %s that the server refuses is told, and the piece stays', async (address, remove, failed, title) => {
    const { server } = await open(address);
    await rows();
    server.refuse(`${root}/b`, 'unavailable');
    fireEvent.click(screen.getByRole('button', { name: remove }));
    expect(await screen.findByText(failed)).toBeTruthy();
    expect(await screen.findByText(title)).toBeTruthy();
  });
});

describe('gaps', () => {
  const gaps = [
    { fromAge: 84, toAge: 89, language: 'pt', isEmpty: false },
    { fromAge: 0, toAge: 0, language: 'en', isEmpty: true },
    { fromAge: -280, toAge: -253, language: 'pt', isEmpty: true },
  ] as const;

  it.each([
    [
      pt,
      'Lacunas',
      ['Sem nada', 'Sem nada próprio'],
      ['De: faltam 40 semanas · até: faltam 36 semanas e 1 dia', 'dia do nascimento'],
    ],
    [
      en,
      'Gaps',
      ['With nothing', 'With nothing of their own'],
      ['From: 40 weeks to go · to: 36 weeks and 1 day to go', 'day of birth'],
    ],
  ])('at %s show ages with nothing first, by age', async (address, view, headings, ages) => {
    const { address: at } = await open(address, { gaps: [...gaps] });
    fireEvent.click(await screen.findByRole('button', { name: view }));
    const [empty, evergreen] = headings.map((name) => screen.findByRole('list', { name }));
    const shown = within(await (empty as Promise<HTMLElement>)).getAllByRole('listitem');
    expect(shown.map((item) => item.querySelector('p')?.textContent)).toEqual(ages);
    expect(within(await (evergreen as Promise<HTMLElement>)).getAllByRole('listitem')).toHaveLength(1);
    const order = screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
    expect(order).toEqual(headings);
    expect(at()).toContain('estado=lacunas');
  });

  it.each([
    [`${pt}&estado=lacunas`, 'Escrever para: dia do nascimento (Inglês)', 'De', 'dia do nascimento'],
    [`${en}&estado=lacunas`, 'Write for: day of birth (English)', 'From', 'day of birth'],
  ])('at %s lead to a form that knows the ages', async (address, write, label, words) => {
    await open(address, { gaps: [...gaps] });
    fireEvent.click(await screen.findByRole('button', { name: write }));
    expect(await screen.findByLabelText(label)).toHaveProperty('value', words);
  });

  it.each([
    [`${pt}&estado=lacunas`, 'Nenhuma lacuna'],
    [`${en}&estado=lacunas`, 'No gaps'],
  ])('at %s that do not exist are not invented', async (address, none) => {
    await open(address, { gaps: [] });
    expect(await screen.findByText(none)).toBeTruthy();
  });
});

describe('the preview', () => {
  const shown = () => screen.findByRole('article', { name: /^(O que ela vê|What she sees)$/ });

  it.each([
    [
      `${pt}&estado=previa`,
      'Nascimento ou data prevista',
      'Dia',
      'São 15 dias de vida.',
      'Peça b',
      'quinta-feira, 16 de julho de 2026',
    ],
    [
      `${en}&estado=previa`,
      'Birth or due date',
      'Day',
      'That is 15 days of life.',
      'Piece b',
      'Thursday, July 16, 2026',
    ],
  ])('at %s shows a day as a mother sees it', async (address, birth, day, age, title, date) => {
    await open(address);
    await screen.findByLabelText(birth);
    type(birth, '2026-07-01');
    type(day, '2026-07-16');
    const seen = within(await shown());
    expect(seen.getByRole('heading', { name: title })).toBeTruthy();
    expect(seen.getByText(date)).toBeTruthy();
    expect(seen.getByText('4 min')).toBeTruthy();
    expect(seen.getByText(/^(Beba água|Drink water)\.$/)).toBeTruthy();
    expect(screen.getByText(age)).toBeTruthy();
  });

  it('shows the other language beside the panel’s own', async () => {
    await open(`${pt}&estado=previa`);
    await screen.findByLabelText('Dia');
    type('Nascimento ou data prevista', '2026-07-01');
    type('Dia', '2026-07-16');
    type('Idioma', 'en');
    expect(await screen.findByRole('heading', { name: 'Piece b' })).toBeTruthy();
  });

  it.each([
    [`${pt}&estado=previa`, 'Nascimento ou data prevista', 'Dia', 'Conteúdo em preparação'],
    [`${en}&estado=previa`, 'Birth or due date', 'Day', 'Content in preparation'],
  ])('at %s of a day without content says what a mother reads then', async (address, birth, day, text) => {
    await open(address);
    await screen.findByLabelText(birth);
    type(birth, '2026-07-01');
    type(day, '2027-07-01');
    expect(await screen.findByText(text)).toBeTruthy();
  });

  it.each([
    [`${pt}&estado=previa`, 'Escolha as duas datas para ver o dia.'],
    [`${en}&estado=previa`, 'Choose both dates to see the day.'],
  ])('at %s asks nothing before both dates are there', async (address, waiting) => {
    const { server } = await open(address);
    expect(await screen.findByText(waiting)).toBeTruthy();
    expect(server.callsTo(`${root}/preview`)).toEqual([]);
  });
});
