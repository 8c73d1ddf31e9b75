// @vitest-environment happy-dom
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { ana, fakeServer } from '#tests/support/fake-server.ts';
import { openApp } from '#tests/support/open-app.tsx';

describe('going from page to page', () => {
  it('starts at the heading and names the tab of the browser', async () => {
    fakeServer({ viewer: ana });
    await openApp('/app');
    fireEvent.click(await screen.findByRole('link', { name: 'Contar quando nasceu ou vai nascer' }));
    const heading = await screen.findByRole('heading', { level: 1, name: 'Perfil' });
    await waitFor(() => expect(document.activeElement).toBe(heading));
    expect(document.title).toBe('Perfil · Colo');
  });

  it('leaves the focus where it is on the first page', async () => {
    fakeServer({ viewer: ana });
    await openApp('/app');
    await screen.findByRole('heading', { level: 1 });
    expect(document.activeElement).toBe(document.body);
    expect(document.title).toBe('Home · Colo');
  });

  it('keeps the preview, and nothing else that belongs to the page before', async () => {
    fakeServer();
    const app = await openApp('/app?preview=1&origem=mail');
    fireEvent.click(await screen.findByRole('link', { name: 'Contar quando nasceu ou vai nascer' }));
    await screen.findByRole('heading', { level: 1, name: 'Perfil' });
    expect(app.address()).toBe('/app/profile?preview=1');
  });
});

describe('an address that leads nowhere', () => {
  it.each([
    ['/nada', 'Ops! Página não encontrada', '/'],
    ['/en/nothing', 'Oops! Page not found', '/en'],
    ['/app/nada', 'Ops! Página não encontrada', '/app'],
    ['/en/app/nothing?preview=1', 'Oops! Page not found', '/en/app?preview=1'],
    ['/app/biblioteca/nada', 'Ops! Página não encontrada', '/app'],
    ['/APP', 'Ops! Página não encontrada', '/'],
    ['/app/Biblioteca', 'Ops! Página não encontrada', '/app'],
    ['/app/Sono-do-bebe', 'Ops! Página não encontrada', '/app'],
    ['/app/POST/0ea1e78f-6dc4-8e0d-aea2-afcfb4d83928', 'Ops! Página não encontrada', '/app'],
    ['/EN/app', 'Ops! Página não encontrada', '/'],
    ['/en/APP/', 'Oops! Page not found', '/en'],
  ])('%s says so, shows the way home and is logged once', async (address, title, home) => {
    fakeServer({ viewer: ana });
    await openApp(address);
    expect(await screen.findByRole('heading', { level: 1, name: title })).toBeTruthy();
    expect(screen.getByRole('link').getAttribute('href')).toBe(home);
    const logged = vi.mocked(console.error).mock.calls;
    // Once the page stands: a moment after it is seen.
    await waitFor(() => expect(logged).toHaveLength(1));
    expect(String(logged[0])).toContain('404');
    vi.mocked(console.error).mockClear();
  });
});

describe('changing the language', () => {
  it('keeps the page, its query and its hash, and remembers the choice', async () => {
    fakeServer();
    const app = await openApp('/app/biblioteca?origem=mail#fim');
    fireEvent.click(await screen.findByRole('link', { name: 'English' }));
    expect(app.address()).toBe('/en/app/biblioteca?origem=mail#fim');
    expect(await screen.findByRole('heading', { name: 'Welcome to Colo' })).toBeTruthy();
    expect(localStorage.getItem('preferred_language')).toBe('en');
    expect(document.documentElement.lang).toBe('en');
    fireEvent.click(screen.getByRole('link', { name: 'Português' }));
    expect(app.address()).toBe('/app/biblioteca?origem=mail#fim');
    expect(await screen.findByRole('heading', { name: 'Bem-vinda ao Colo' })).toBeTruthy();
  });

  it('turns every link of the page with it', async () => {
    fakeServer({ viewer: ana });
    await openApp('/app/profile');
    fireEvent.click(await screen.findByRole('button', { name: 'Mudar idioma' }));
    fireEvent.click(await screen.findByRole('radio', { name: 'English' }));
    const bar = within(await screen.findByRole('navigation', { name: 'Tabs' }));
    expect(bar.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/en/app',
      '/en/app/biblioteca',
      '/en/app/entre-maes',
      '/en/app/chat',
      '/en/app/profile',
    ]);
  });

  it('keeps what she had typed', async () => {
    fakeServer();
    await openApp('/app');
    fireEvent.change(await screen.findByLabelText('Seu email'), { target: { value: 'ana@colo.test' } });
    fireEvent.click(screen.getByRole('link', { name: 'English' }));
    expect(await screen.findByLabelText('Your email')).toHaveProperty('value', 'ana@colo.test');
  });
});
