// @vitest-environment happy-dom
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { ana, fakeServer, goodLink } from '#tests/support/fake-server.ts';
import { openApp } from '#tests/support/open-app.tsx';

const card = () => screen.findByRole('heading', { level: 1, name: 'Bem-vinda ao Colo' });
const home = () => screen.findByRole('heading', { level: 1, name: /^Bo(m dia|a tarde|a noite), / });
const address = `/app?token_hash=${goodLink}&type=email`;
const bia = { ...ana, id: '9', email: 'bia@colo.test' };

describe('a link that this browser did not ask for', () => {
  it('says whose it is and spends nothing before she says yes', async () => {
    const server = fakeServer();
    server.linkFromElsewhere();
    const app = await openApp(address);
    expect(await screen.findByText('Ele abre a conta de a…@c….test.')).toBeTruthy();
    expect(server.callsTo('/auth/v1/verify')).toEqual([]);
    fireEvent.click(screen.getByRole('button', { name: 'Entrar como a…@c….test' }));
    expect(await home()).toBeTruthy();
    expect(server.callsTo('/auth/v1/verify')).toHaveLength(1);
    expect(app.address()).toBe('/app');
  });

  it('is left as it is by who says that it is not hers', async () => {
    const server = fakeServer();
    server.linkFromElsewhere();
    const app = await openApp(address);
    fireEvent.click(await screen.findByRole('button', { name: 'Não sou eu' }));
    expect(await card()).toBeTruthy();
    expect(server.callsTo('/auth/v1/verify')).toEqual([]);
    expect(app.address()).toBe('/app');
  });

  it('asks in English, too', async () => {
    const server = fakeServer();
    server.linkFromElsewhere();
    await openApp(`/en${address}`);
    expect(await screen.findByRole('heading', { level: 1, name: 'Is this link yours?' })).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Sign in as a…@c….test' })).toBeTruthy();
    expect(screen.getByRole('button', { name: 'That is not me' })).toBeTruthy();
  });
});

describe('a link opened where somebody else is signed in', () => {
  it('names both, and lets her stay who she is', async () => {
    const server = fakeServer({ viewer: bia });
    server.linkFromElsewhere();
    const app = await openApp(address);
    expect(await screen.findByText(/Aqui você está conectada como bia@colo\.test/)).toBeTruthy();
    expect(screen.queryByRole('navigation', { name: 'Abas' })).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'Continuar como estou' }));
    expect(await home()).toBeTruthy();
    expect(server.callsTo('/auth/v1/verify')).toEqual([]);
    expect(app.address()).toBe('/app');
  });

  it('says so when it was used up before her yes', async () => {
    const server = fakeServer({ viewer: bia });
    server.linkFromElsewhere();
    server.refuse('/auth/v1/verify', 'link_invalid');
    await openApp(address);
    fireEvent.click(await screen.findByRole('button', { name: 'Entrar como a…@c….test' }));
    expect(await screen.findByText(/Este link expirou ou já foi usado/)).toBeTruthy();
    expect(await home()).toBeTruthy();
  });

  it('is still good after a lost connection, and still waits for her yes', async () => {
    const server = fakeServer({ viewer: bia });
    server.linkFromElsewhere();
    server.goOffline();
    await openApp(address);
    const again = await screen.findByRole('button', { name: 'Tentar de novo' });
    server.goOnline();
    fireEvent.click(again);
    const yes = await screen.findByRole('button', { name: 'Entrar como a…@c….test' });
    expect(server.callsTo('/auth/v1/verify')).toEqual([]);
    fireEvent.click(yes);
    await waitFor(() => expect(server.callsTo('/auth/v1/verify')).toHaveLength(1));
    expect(await home()).toBeTruthy();
  });
});
