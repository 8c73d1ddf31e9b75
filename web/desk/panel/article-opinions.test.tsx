// @vitest-environment happy-dom
import { fireEvent, screen } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { fakePanel, row } from '#tests/support/fake-panel.ts';
import { fakeServer, staff } from '#tests/support/fake-server.ts';
import { openApp } from '#tests/support/open-app.tsx';

// The DOM of the tests has no popovers: the menu's items are simply there.
beforeEach(() => {
  Object.assign(HTMLElement.prototype, { showPopover: () => undefined, hidePopover: () => undefined });
});

const said = (id: string, isHelpful: boolean) => ({
  id,
  isHelpful,
  suggestion: `Sugestão ${id}`,
  createdAt: '2026-07-01T15:00:00.000Z',
});
const articles = [
  row({ id: 'a', title: 'Sono tranquilo' }),
  row({ id: 'b', title: 'Rascunho meu', state: 'draft' }),
];
const suggestions = [said('1', true), said('2', false), said('3', true)];

async function openFor(address: string, panel: Parameters<typeof fakePanel>[0], item: string | RegExp) {
  const server = fakeServer({ viewer: staff, also: fakePanel(panel) });
  const app = await openApp(address);
  const [menu] = await screen.findAllByRole('button', { name: /“Sono tranquilo”/ });
  if (menu) fireEvent.click(menu);
  return {
    server,
    ...app,
    choose: () =>
      fireEvent.click(screen.getAllByRole('menuitem', { name: item, hidden: true })[0] ?? document.body),
  };
}

it.each([
  [
    '/admin',
    'Ver avaliações',
    '92% das mães acharam este conteúdo valioso!',
    'Baseado em 12 avaliações',
    'Não foi valioso',
    'Carregar mais',
  ],
  [
    '/en/admin',
    'See feedback',
    '92% of mothers found this content valuable!',
    'Based on 12 ratings',
    'Did not find it valuable',
    'Load more',
  ],
])('what readers said shows at %s, page by page', async (address, item, percentage, basedOn, not, more) => {
  const { choose } = await openFor(address, { articles, suggestions }, item);
  choose();
  expect(await screen.findByText(percentage)).toBeTruthy();
  expect(screen.getByText(basedOn)).toBeTruthy();
  expect(screen.getByText('Sugestão 2')).toBeTruthy();
  expect(screen.getByText(not)).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: more }));
  expect(await screen.findByText('Sugestão 3')).toBeTruthy();
});

it.each([
  ['/admin', 'Ver avaliações', 'Ninguém avaliou ainda'],
  ['/en/admin', 'See feedback', 'No feedback yet'],
])('an article that nobody judged says so at %s', async (address, item, sentence) => {
  const { choose } = await openFor(address, { articles }, item);
  choose();
  expect(await screen.findByRole('heading', { name: sentence })).toBeTruthy();
});

it('what could not be loaded can be tried again', async () => {
  const { server, choose } = await openFor('/admin', { articles, suggestions }, 'Ver avaliações');
  server.refuse('/api/admin/articles/a/feedback', 'internal');
  choose();
  expect(await screen.findByText('Não foi possível carregar as avaliações')).toBeTruthy();
  server.accept('/api/admin/articles/a/feedback');
  fireEvent.click(screen.getByRole('button', { name: 'Tentar de novo' }));
  expect(await screen.findByText('Sugestão 1')).toBeTruthy();
});

it('a published article is seen as readers see it, in its own language; a draft has no readers', async () => {
  const { choose, history } = await openFor('/en/admin', { articles }, 'View as a reader');
  expect(screen.getAllByRole('menuitem', { name: 'View as a reader', hidden: true })).toHaveLength(1);
  choose();
  expect(history.location.pathname).toBe('/app/post/a');
});
