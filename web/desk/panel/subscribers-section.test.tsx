// @vitest-environment happy-dom
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { fakeServer, staff } from '#tests/support/fake-server.ts';
import { fakeSpecialistsDesk, subscriber } from '#tests/support/fake-specialists-staff.ts';
import { openApp } from '#tests/support/open-app.tsx';

const headings = { missing: [], unknown: [] };
const api = '/api/admin/subscribers';
const subscribers = [
  subscriber('ana@colo.test'),
  subscriber('bia@colo.test', { plan: 'free', paymentCurrency: 'USD' }),
];

async function open(desk: Parameters<typeof fakeSpecialistsDesk>[0] = { subscribers }, language = '') {
  const fake = fakeSpecialistsDesk(desk);
  const server = fakeServer({ viewer: staff, also: fake.answers });
  const app = await openApp(`${language}/admin?aba=assinantes`);
  return { server, ...fake, ...app };
}
const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));

it.each([
  ['', 'Gratuito', '4 mães querem saber quando a assinatura abrir.'],
  ['/en', 'Free', '4 mothers want to know when subscriptions open.'],
])(
  'who has which plan shows in the language of "%s", and how many wait for one',
  async (language, free, waiting) => {
    await open(undefined, language);
    expect(await screen.findByText('ana@colo.test')).toBeTruthy();
    expect(screen.getByText(free)).toBeTruthy();
    expect(screen.getByText(waiting)).toBeTruthy();
  },
);

it('a search narrows the list, stands in the address, and says when nobody was found', async () => {
  const { address } = await open();
  await screen.findByText('ana@colo.test');
  type('Buscar por email', 'bia');
  await waitFor(() => expect(screen.queryByText('ana@colo.test')).toBeNull());
  expect(await screen.findByText('bia@colo.test')).toBeTruthy();
  expect(address()).toContain('q=bia');
  type('Buscar por email', 'zoe');
  expect(await screen.findByRole('heading', { name: 'Ninguém encontrado' })).toBeTruthy();
});

it('a subscriber is added; what is wrong is said beside its field', async () => {
  const { changesBy } = await open();
  await screen.findByText('ana@colo.test');
  press('Adicionar assinante');
  type('Email', 'sem arroba');
  type('Moeda', 'R$');
  press('Salvar');
  expect(await screen.findByText('Confira o email.')).toBeTruthy();
  expect(screen.getByText('Use as três letras da moeda, como BRL ou USD.')).toBeTruthy();
  type('Email', ' Cida@Colo.test ');
  type('Moeda', 'usd');
  press('Salvar');
  expect(await screen.findByText('Plano salvo')).toBeTruthy();
  expect(changesBy(`PUT ${api}`)).toEqual([
    { email: 'cida@colo.test', plan: 'premium', paymentCurrency: 'USD' },
  ]);
});

it('a plan is changed, and the address stays whose it is', async () => {
  const { changesBy } = await open(undefined, '/en');
  fireEvent.click(await screen.findByRole('button', { name: 'Edit: ana@colo.test' }));
  expect(screen.getByLabelText('Email')).toHaveProperty('readOnly', true);
  type('Plan', 'free');
  press('Save');
  expect(await screen.findByText('Plan saved')).toBeTruthy();
  expect(changesBy(`PUT ${api}`)).toEqual([{ email: 'ana@colo.test', plan: 'free', paymentCurrency: 'BRL' }]);
});

it('a subscriber is removed by one press, and put back by another', async () => {
  const { changesBy } = await open();
  fireEvent.click(await screen.findByRole('button', { name: 'Remover: bia@colo.test' }));
  await waitFor(() => expect(screen.queryByText('bia@colo.test')).toBeNull());
  fireEvent.click(await screen.findByRole('button', { name: 'Desfazer' }));
  expect(await screen.findByText('bia@colo.test')).toBeTruthy();
  expect(changesBy(`PUT ${api}`)).toEqual([{ email: 'bia@colo.test', plan: 'free', paymentCurrency: 'USD' }]);
});

it.each([
  [
    '',
    'Importar lista (CSV)',
    'Conteúdo da lista',
    'Importar',
    '2 pessoas importadas',
    'Linha 4: o email não parece certo',
  ],
  [
    '/en',
    'Import a list (CSV)',
    'Content of the list',
    'Import',
    '2 people imported',
    'Line 4: the email address does not look right',
  ],
])(
  'a list is imported in the language of "%s", with a report of the lines that were wrong',
  async (language, open_, content, send, taken, wrong) => {
    const csv = 'email,plan,payment_currency\na@colo.test,premium,BRL\nb@colo.test,free,BRL\nx,free,BRL\n';
    const { changesBy } = await open(
      { imported: { imported: 2, wrong: [{ line: 4, problem: 'not_an_email' }], headings } },
      language,
    );
    fireEvent.click(await screen.findByRole('button', { name: open_ }));
    const file = document.querySelector<HTMLInputElement>('input[type=file]');
    if (!file) throw new Error('There is nothing to choose a file with');
    Object.defineProperty(file, 'files', { value: [new File([csv], 'lista.csv', { type: 'text/csv' })] });
    fireEvent.change(file);
    await waitFor(() => expect(screen.getByLabelText(content)).toHaveProperty('value', csv));
    press(send);
    expect(await screen.findByText(taken)).toBeTruthy();
    expect(screen.getByText(wrong)).toBeTruthy();
    expect(changesBy(`POST ${api}/import`)).toEqual([{ csv }]);
  },
);

it.each([
  [
    '',
    'Importar lista (CSV)',
    'Conteúdo da lista',
    'Importar',
    'na primeira linha faltam as colunas “email” e “plan”.',
    'A coluna “E-mail” não é conhecida e ficou de fora.',
  ],
  [
    '/en',
    'Import a list (CSV)',
    'Content of the list',
    'Import',
    'the columns “email” and “plan” are missing in the first line.',
    'The column “E-mail” is not known and was left out.',
  ],
])(
  'my list had another heading and I was told of a wrong line: "%s" now names the heading',
  async (language, open_, content, send, missing, unknown) => {
    const told = { missing: ['email', 'plan'], unknown: ['E-mail'] };
    await open({ imported: { imported: 0, wrong: [], headings: told } }, language);
    fireEvent.click(await screen.findByRole('button', { name: open_ }));
    type(content, 'E-mail,payment_currency\n');
    press(send);
    expect((await screen.findByText(new RegExp(missing))).textContent).toMatch(
      /^(Nada foi importado|Nothing was imported)/,
    );
    expect(screen.getByText(unknown)).toBeTruthy();
  },
);

it('a list that could not be sent stays where it was pasted; an empty or endless one is not sent', async () => {
  const { server, changesBy } = await open();
  fireEvent.click(await screen.findByRole('button', { name: 'Importar lista (CSV)' }));
  press('Importar');
  expect(await screen.findByText('Preencha este campo.')).toBeTruthy();
  type('Conteúdo da lista', 'x'.repeat(50_001));
  press('Importar');
  expect(await screen.findByText(/^A lista é grande demais/)).toBeTruthy();
  expect(changesBy(`POST ${api}/import`)).toEqual([]);
  server.refuse(`${api}/import`, 'unavailable');
  type('Conteúdo da lista', 'email\n');
  press('Importar');
  await waitFor(() => expect(server.callsTo(`${api}/import`)).toHaveLength(1));
  expect(await screen.findByText(/conexão/)).toBeTruthy();
  expect(screen.getByLabelText('Conteúdo da lista')).toHaveProperty('value', 'email\n');
});

it('a list that did not come can be asked for again', async () => {
  const fake = fakeSpecialistsDesk({ subscribers });
  const server = fakeServer({ viewer: staff, also: fake.answers });
  server.refuse(api, 'internal');
  await openApp('/en/admin?aba=assinantes');
  expect(await screen.findByText('Could not load the subscribers')).toBeTruthy();
  server.accept(api);
  press('Try again');
  expect(await screen.findByText('ana@colo.test')).toBeTruthy();
});
