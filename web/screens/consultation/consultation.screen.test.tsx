// @vitest-environment happy-dom
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import type { SheetDocument, SheetLink } from '#shared/consultation/sheet.schema.ts';
import { calendarDate } from '#shared/time/calendar-date.ts';
import { fakeFamily, someBaby } from '#tests/support/fake-family.ts';
import { ana, type FeatureAnswers, fakeServer } from '#tests/support/fake-server.ts';
import { openApp } from '#tests/support/open-app.tsx';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(2026, 6, 3, 12) });
  return () => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  };
});

const sheet = (language: string | null): SheetDocument => ({
  language: language === 'en' ? 'en' : 'pt',
  title: 'Folha',
  about: ['Gil · menino', language === 'en' ? 'Age: 2 months' : 'Idade: 2 meses'],
  sections: [
    {
      title: 'Dia por dia',
      blocks: [{ sort: 'table', head: ['Dia', 'Peito'], rows: [['01/07', '9× · 2 h 05 min']] }],
    },
    {
      title: 'Crescimento',
      blocks: [
        {
          sort: 'curves',
          caption: 'Linhas da OMS',
          curves: [
            {
              title: 'Peso (kg)',
              lines: [{ z: 0, points: '0,0 10,10' }],
              points: [{ x: 1, y: 2 }],
              x: [{ at: 0, label: '0' }],
              y: [{ at: 0, label: '3' }],
            },
          ],
        },
      ],
    },
    { title: 'Perguntas', blocks: [{ sort: 'questions', questions: ['Pode viajar?'] }] },
    {
      title: 'Observações',
      blocks: [
        {
          sort: 'notes',
          notes: [
            { id: 'a', when: '01/07', text: 'Regurgitou' },
            { id: 'b', when: '02/07', text: 'Chorou muito' },
          ],
        },
      ],
    },
  ],
  foot: ['Horários em São Paulo'],
});

const aLink = (told: Partial<SheetLink> = {}): SheetLink => ({
  id: 'link',
  babyId: 'ana',
  first: calendarDate('2026-06-27'),
  last: calendarDate('2026-07-03'),
  language: 'pt',
  createdAt: '2026-07-03T15:00:00.000Z',
  expiresAt: '2026-07-06T15:00:00.000Z',
  opened: 0,
  lastOpenedAt: null,
  ...told,
});

/** The server's part, with links that are made and closed. */
function consultation(open: SheetLink[] = []): FeatureAnswers {
  let links = open;
  return ({ method, path, query }) => {
    switch (`${method} ${path}`) {
      case 'GET /api/consultation/sheet':
        return Response.json({ document: sheet(query.get('language')) });
      case 'GET /api/consultation/links':
        return Response.json({ links });
      case 'POST /api/consultation/links':
        links = [aLink(), ...links];
        return Response.json({ link: aLink(), path: '/consulta/a-token' }, { status: 201 });
      case 'DELETE /api/consultation/links/link':
        links = [];
        return new Response(null, { status: 204 });
      default:
        return undefined;
    }
  };
}

const open = (address = '/app/diario/consulta') => openApp(address);
const button = (name: string | RegExp) => screen.getByRole<HTMLButtonElement>('button', { name });

it('shows the sheet of the days she chooses, and prints it', async () => {
  const server = fakeServer({ viewer: ana, also: consultation() });
  await open();
  expect(await screen.findByRole('heading', { name: 'Gil · menino' })).toBeTruthy();
  expect(screen.getByRole('cell', { name: '9× · 2 h 05 min' })).toBeTruthy();
  expect(screen.getByRole('img', { name: 'Peso (kg)' })).toBeTruthy();
  expect(screen.getByText('Pode viajar?')).toBeTruthy();
  const asked = () => server.callsTo('/api/consultation/sheet').at(-1)?.query;
  expect([asked()?.get('first'), asked()?.get('last')]).toEqual(['2026-06-27', '2026-07-03']);
  fireEvent.click(button('30 dias'));
  await waitFor(() => expect(asked()?.get('first')).toBe('2026-06-04'));
  await screen.findByRole('heading', { name: 'Gil · menino' });
  const print = vi.fn();
  vi.stubGlobal('print', print);
  fireEvent.click(button('Imprimir ou salvar em PDF'));
  expect(print).toHaveBeenCalledTimes(1);
});

it('comes in the language that she chooses for it, whatever that of the app is', async () => {
  fakeServer({ viewer: ana, also: consultation() });
  await open();
  await screen.findByText('Idade: 2 meses');
  fireEvent.click(button('English'));
  const age = await screen.findByText('Age: 2 months');
  expect(age.closest('article')?.getAttribute('lang')).toBe('en');
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Folha para a consulta');
});

it('takes along only the notes that she ticks', async () => {
  const server = fakeServer({ viewer: ana, also: consultation() });
  await open();
  const tick = await screen.findByRole('checkbox', { name: /Regurgitou/ });
  const article = () => within(screen.getByRole('article'));
  expect(article().queryByText(/Regurgitou/)).toBeNull();
  fireEvent.click(tick);
  expect(article().getByText(/Regurgitou/)).toBeTruthy();
  expect(article().queryByText(/Chorou muito/)).toBeNull();
  fireEvent.click(button('Criar link'));
  await screen.findByText('O link está pronto');
  expect(
    server.callsTo('/api/consultation/links').find(({ method }) => method === 'POST')?.body,
  ).toMatchObject({ baby: 'ana', notes: ['a'], language: 'pt' });
});

it('says who can look before there is a link, shows it once, and closes it', async () => {
  fakeServer({ viewer: ana, also: consultation() });
  await open();
  expect(await screen.findByText(/Quem tiver o link vê a folha, sem senha/)).toBeTruthy();
  await screen.findByRole('article');
  fireEvent.click(button('Criar link'));
  const address = await screen.findByLabelText<HTMLInputElement>('Endereço do link');
  expect(address.value).toBe(`${window.location.origin}/consulta/a-token`);
  const copied = vi.fn(async () => undefined);
  vi.spyOn(navigator, 'clipboard', 'get').mockReturnValue({ writeText: copied } as unknown as Clipboard);
  fireEvent.click(button('Copiar link'));
  expect(copied).toHaveBeenCalledWith(address.value);
  fireEvent.click(button(/Fechar o link da folha/));
  expect(await screen.findByText('Link fechado')).toBeTruthy();
  await waitFor(() => expect(screen.queryByLabelText('Endereço do link')).toBeNull());
  expect(screen.queryByText('Links abertos')).toBeNull();
});

it('lists open links with how often each was opened', async () => {
  const opened = aLink({ opened: 2, lastOpenedAt: '2026-07-03T15:00:00.000Z' });
  fakeServer({ viewer: ana, also: consultation([opened, aLink({ id: 'other' })]) });
  await open('/en/app/diario/consulta');
  expect(await screen.findByText(/^Opened 2 times, last on Jul 3, 2026/)).toBeTruthy();
  expect(screen.getByText('Nobody has opened it yet')).toBeTruthy();
});

it('says why where five links are open already', async () => {
  const server = fakeServer({ viewer: ana, also: consultation([aLink()]) });
  await open();
  await screen.findByRole('article');
  await screen.findByText('Links abertos');
  server.refuse('/api/consultation/links', 'invalid_input', { links: 'too_many' });
  fireEvent.click(button('Criar link'));
  expect(await screen.findByText('Já há cinco links abertos. Feche um para criar outro.')).toBeTruthy();
});

it('is no half sheet: without the server it says so, prints nothing, and comes when she tries again', async () => {
  const server = fakeServer({ viewer: ana, also: consultation() });
  server.refuse('/api/consultation/sheet', 'unavailable');
  await open();
  expect(await screen.findByText('Não deu para montar a folha agora')).toBeTruthy();
  expect(button('Imprimir ou salvar em PDF').disabled).toBe(true);
  expect(button('Criar link').disabled).toBe(true);
  server.accept('/api/consultation/sheet');
  fireEvent.click(button('Tentar de novo'));
  expect(await screen.findByRole('article')).toBeTruthy();
});

it.each([
  ['carer', false],
  ['guest', true],
] as const)('a %s is offered no link', async (role, isGuest) => {
  fakeServer({ viewer: ana, also: consultation() });
  fakeFamily({ babies: [someBaby({ id: 'ana', isDefault: true })], role });
  await open();
  if (isGuest) await screen.findByText('Esta folha fica com quem registra');
  else await screen.findByRole('article');
  expect(screen.queryByRole('button', { name: 'Criar link' })).toBeNull();
});

it('invites a visitor to sign in', async () => {
  fakeServer({});
  await open('/app/diario/consulta?preview=1');
  expect(
    await screen.findByText('Entre na sua conta para montar uma folha com o que a família registrou.'),
  ).toBeTruthy();
});
