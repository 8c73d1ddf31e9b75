// @vitest-environment happy-dom
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ana, fakeServer, staff } from '#tests/support/fake-server.ts';
import { openApp } from '#tests/support/open-app.tsx';
import { toast } from '#web/ui/toast-store.ts';

const press = (key: string, modifier: object = { ctrlKey: true }) =>
  fireEvent.keyDown(window, { key, ...modifier });

const tabBar = () => within(screen.getByRole('navigation', { name: 'Abas' }));
const sideMenu = () => within(screen.getByRole('navigation', { name: 'Menu' }));

beforeEach(() => {
  // biome-ignore lint/suspicious/noDocumentCookie: the menu reads what the browser keeps
  document.cookie = 'sidebar:state=; max-age=0; path=/';
});

describe('the tab bar', () => {
  it('leads to the five places', async () => {
    fakeServer({ viewer: ana });
    await openApp('/app');
    await screen.findByRole('main');
    const names = () =>
      tabBar()
        .getAllByRole('link')
        .map((link) => link.textContent);
    expect(names()).toEqual(['Home', 'Biblioteca', 'Entre Mães', 'Chat', 'Perfil']);
  });

  it('keeps the query string when she changes tabs', async () => {
    fakeServer({ viewer: ana });
    const app = await openApp('/app?preview=1&origem=mail');
    await screen.findByRole('main');
    fireEvent.click(tabBar().getByRole('link', { name: 'Biblioteca' }));
    await screen.findByRole('heading', { level: 1, name: 'Biblioteca' });
    expect(app.address()).toBe('/app/biblioteca?preview=1&origem=mail');
    app.history.back();
    await waitFor(() => expect(app.address()).toBe('/app?preview=1&origem=mail'));
  });

  it.each([
    ['/app/biblioteca?q=sono&preview=1&origem=mail', 'Entre Mães', '/app/entre-maes?preview=1&origem=mail'],
    ['/app/biblioteca?categoria=sono-do-bebe', 'Chat', '/app/chat'],
    ['/app/entre-maes?q=colo&categoria=sono-do-bebe', 'Biblioteca', '/app/biblioteca'],
    ['/app/chat?q=sono', 'Biblioteca', '/app/biblioteca'],
    ['/app/calendario?semana=2', 'Entre Mães', '/app/entre-maes'],
    ['/app/entre-maes/meu-espaco?aba=avisos', 'Perfil', '/app/profile'],
  ])('does not take her search or filter along: from %s to %s', async (from, tab, to) => {
    fakeServer({ viewer: ana });
    const app = await openApp(from);
    await screen.findByRole('main');
    fireEvent.click(tabBar().getByRole('link', { name: tab }));
    await waitFor(() => expect(app.address()).toBe(to));
    app.history.back();
    await waitFor(() => expect(app.address()).toBe(from));
  });

  it('begins anew the tab she is on: its search goes, the preview and the place stay', async () => {
    fakeServer({ viewer: ana });
    const app = await openApp('/app/biblioteca?q=sono&preview=1&origem=mail');
    const box = await screen.findByRole<HTMLInputElement>('searchbox');
    expect(box.value).toBe('sono');
    const scroll = vi.fn();
    vi.stubGlobal('scrollTo', scroll);
    fireEvent.click(tabBar().getByRole('link', { name: 'Biblioteca' }));
    await waitFor(() => expect(app.address()).toBe('/app/biblioteca?preview=1&origem=mail'));
    await waitFor(() => expect(screen.getByRole<HTMLInputElement>('searchbox').value).toBe(''));
    expect(scroll).toHaveBeenCalled();
  });

  it('does not carry a word to another tab that she typed just before she tapped it', async () => {
    fakeServer({ viewer: ana });
    const app = await openApp('/app/biblioteca');
    fireEvent.change(await screen.findByRole('searchbox'), { target: { value: 'sono' } });
    fireEvent.click(tabBar().getByRole('link', { name: 'Perfil' }));
    await screen.findByRole('heading', { level: 1, name: 'Perfil' });
    await new Promise((resolve) => setTimeout(resolve, 300));
    expect(app.address()).toBe('/app/profile');
  });

  it('stays English on an English page', async () => {
    fakeServer({ viewer: ana });
    const app = await openApp('/en/app');
    await screen.findByRole('main');
    const bar = within(screen.getByRole('navigation', { name: 'Tabs' }));
    expect(bar.getAllByRole('link').map((link) => link.textContent)).toEqual([
      'Home',
      'Library',
      'Between Mothers',
      'Chat',
      'Profile',
    ]);
    fireEvent.click(bar.getByRole('link', { name: 'Between Mothers' }));
    await screen.findByRole('heading', { level: 1, name: 'Between Mothers' });
    expect(app.address()).toBe('/en/app/entre-maes');
  });

  it('stands still while the screens change', async () => {
    fakeServer({ viewer: ana });
    await openApp('/app');
    const before = await screen.findByRole('main');
    fireEvent.click(tabBar().getByRole('link', { name: 'Perfil' }));
    await screen.findByRole('heading', { level: 1, name: 'Perfil' });
    expect(screen.getByRole('main')).toBe(before);
  });
});

describe('the current place', () => {
  it.each([
    ['/app', 'Home'],
    ['/app/biblioteca', 'Biblioteca'],
    ['/app/entre-maes?preview=1', 'Entre Mães'],
    ['/app/profile', 'Perfil'],
    ['/app/sono-do-bebe', 'Biblioteca'],
    ['/app/post/0ea1e78f-6dc4-8e0d-aea2-afcfb4d83928', 'Biblioteca'],
    ['/app/entre-maes/regras', 'Entre Mães'],
    ['/app/planos', 'Chat'],
    ['/app/mamada', 'Home'],
    ['/app/calendario', 'Home'],
    ['/app/diario', 'Home'],
    ['/app/algo-mudou', 'Perfil'],
  ])('on %s is %s', async (address, name) => {
    fakeServer({ viewer: ana });
    await openApp(address);
    await screen.findByRole('main');
    expect(
      tabBar()
        .getAllByRole('link', { current: 'page' })
        .map((link) => link.textContent),
    ).toEqual([name]);
  });
});

describe('the side menu', () => {
  it('says what the specification says, and how old the baby is', async () => {
    fakeServer({ viewer: ana });
    await openApp('/app', { desk: true });
    await screen.findByRole('main');
    expect(await sideMenu().findByText('Seu bebê hoje')).toBeTruthy();
    expect(
      sideMenu()
        .getAllByRole('link')
        .map((link) => link.textContent),
    ).toEqual([
      ...['Home', 'Diário', 'Biblioteca', 'Comunidade', 'Especialistas', 'Perfil'],
      'Contar a data',
    ]);
    // An age that nobody told would be false to her: she is invited to tell it.
    const tell = sideMenu().getByRole('link', { name: 'Contar a data' });
    expect(tell.getAttribute('href')).toBe('/app/profile');
    expect(sideMenu().queryByText(/dias de vida/)).toBeNull();
  });

  it.each([
    ['Diário', '/app/diario'],
    ['Vacinas', '/app/diario/vacinas'],
  ])('lights the diary alone while she is in it: %s', async (name, path) => {
    fakeServer({ viewer: ana });
    await openApp(path, { desk: true });
    await screen.findByRole('heading', { level: 1, name });
    const lit = sideMenu().getAllByRole('link', { current: 'page' });
    expect(lit.map((link) => link.textContent)).toEqual(['Diário']);
  });

  it('fetches nothing of the baby for a phone, which does not show it', async () => {
    fakeServer({ viewer: ana });
    await openApp('/app');
    await screen.findByRole('main');
    expect(sideMenu().queryByText('Seu bebê hoje')).toBeNull();
  });

  it('leads staff to their panel', async () => {
    fakeServer({ viewer: staff });
    await openApp('/app');
    expect(await screen.findByRole('link', { name: 'Painel Admin' })).toBeTruthy();
  });

  it('closes and opens with its button and remembers it', async () => {
    fakeServer({ viewer: ana });
    await openApp('/app', { desk: true });
    await screen.findByRole('main');
    fireEvent.click(sideMenu().getByRole('button', { name: 'Fechar menu' }));
    expect(document.cookie).toContain('sidebar:state=false');
    expect(sideMenu().queryByText('Seu bebê hoje')).toBeNull();
    fireEvent.click(sideMenu().getByRole('button', { name: 'Abrir menu' }));
    expect(document.cookie).toContain('sidebar:state=true');
  });

  it.each([{ ctrlKey: true }, { metaKey: true }])('closes and opens with %j and B', async (modifier) => {
    fakeServer({ viewer: ana });
    await openApp('/app', { desk: true });
    await screen.findByRole('main');
    press('b', modifier);
    expect(document.cookie).toContain('sidebar:state=false');
    press('B', modifier);
    expect(document.cookie).toContain('sidebar:state=true');
    press('b', {});
    expect(document.cookie).toContain('sidebar:state=true');
  });

  it('is as she left it', async () => {
    fakeServer({ viewer: ana });
    // biome-ignore lint/suspicious/noDocumentCookie: what an earlier visit left behind
    document.cookie = 'sidebar:state=false; path=/';
    await openApp('/app');
    await screen.findByRole('main');
    expect(sideMenu().getByRole('button', { name: 'Abrir menu' })).toBeTruthy();
  });

  it('is a drawer on a phone, which the shortcut opens without touching the cookie', async () => {
    fakeServer({ viewer: ana });
    await openApp('/app');
    await screen.findByRole('main');
    press('b');
    expect(await screen.findByRole('dialog', { name: 'Menu' })).toBeTruthy();
    expect(document.cookie).not.toContain('sidebar:state=');
    press('b');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });
});

it('an error was still there after the network was back', async () => {
  fakeServer({ viewer: ana });
  await openApp('/app');
  await screen.findByRole('main');
  act(() => void toast({ title: 'Não foi salvo', tone: 'destructive', duration: 60_000 }));
  expect(await screen.findByText('Não foi salvo')).toBeTruthy();
  fireEvent(window, new Event('online'));
  await waitFor(() => expect(screen.queryByText('Não foi salvo')).toBeNull());
});

it('says when there is no connection, and stops saying so when it is back', async () => {
  fakeServer({ viewer: ana });
  await openApp('/app');
  await screen.findByRole('main');
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  fireEvent(window, new Event('offline'));
  expect(await screen.findByText(/Você está sem conexão/)).toBeTruthy();
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
  fireEvent(window, new Event('online'));
  await waitFor(() => expect(screen.queryByText(/Você está sem conexão/)).toBeNull());
});
