// @vitest-environment happy-dom
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { fakePanel, row } from '#tests/support/fake-panel.ts';
import { fakeServer, staff } from '#tests/support/fake-server.ts';
import { openApp } from '#tests/support/open-app.tsx';

const articles = [row({ id: 'a', title: 'Primeiro' }), row({ id: 'b', title: 'Segundo' })];

async function open(address = '/admin') {
  fakeServer({ viewer: staff, also: fakePanel({ articles }) });
  const app = await openApp(address);
  await screen.findByRole('link', { name: 'Primeiro' });
  return app;
}
const press = (key: string, options: object = {}) =>
  fireEvent.keyDown(document.activeElement ?? document.body, { key, ...options });
const focused = () => document.activeElement?.textContent;
const freshArticle = /^\/admin\/artigo\/[0-9a-f-]{36}$/;

it('n and the button both begin a new article, with an id of its own', async () => {
  const app = await open();
  press('n');
  await waitFor(() => expect(app.address()).toMatch(freshArticle));
  const first = app.address();
  app.history.back();
  fireEvent.click(await screen.findByRole('button', { name: 'Criar Novo Post' }));
  await waitFor(() => expect(app.address()).toMatch(freshArticle));
  expect(app.address()).not.toBe(first);
});

it('/ goes to the search, where letters are letters again', async () => {
  const app = await open();
  expect(press('/')).toBe(false);
  expect(document.activeElement).toBe(screen.getByRole('searchbox'));
  expect(press('n')).toBe(true);
  expect(press('ArrowDown')).toBe(true);
  expect(app.address()).toBe('/admin');
});

it('the arrows go from article to article and stop at the ends; Enter opens the link', async () => {
  await open();
  press('ArrowDown');
  expect(focused()).toBe('Primeiro');
  press('ArrowDown');
  expect(focused()).toBe('Segundo');
  press('ArrowDown');
  expect(focused()).toBe('Segundo');
  press('ArrowUp');
  expect(focused()).toBe('Primeiro');
  expect(document.activeElement?.getAttribute('href')).toBe('/admin/artigo/a');
});

it('with Ctrl, Alt or Cmd they belong to the browser', async () => {
  const app = await open();
  for (const held of ['ctrlKey', 'altKey', 'metaKey']) expect(press('n', { [held]: true })).toBe(true);
  expect(app.address()).toBe('/admin');
});

it.each([
  ['/admin', 'Atalhos do teclado', 'Usar os atalhos', 'Fechar'],
  ['/en/admin', 'Keyboard shortcuts', 'Use the shortcuts', 'Close'],
])('? explains them at %s, and they can be turned off for good', async (address, title, use, close) => {
  const app = await open(address);
  press('?');
  expect(await screen.findByRole('heading', { name: title })).toBeTruthy();
  // Under the sheet nothing moves.
  press('n');
  expect(app.address()).toBe(address);
  fireEvent.click(screen.getByRole('switch', { name: use }));
  fireEvent.click(screen.getAllByRole('button', { name: close })[0] ?? document.body);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(press('n')).toBe(true);
  expect(app.address()).toBe(address);
  expect(localStorage.getItem('admin_shortcuts_off')).toBe('true');
});
