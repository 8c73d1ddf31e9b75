// @vitest-environment happy-dom
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { accessChannel } from '#shared/access/access.rules.ts';
import { ana, fakeServer, goodLink } from '#tests/support/fake-server.ts';
import { openApp } from '#tests/support/open-app.tsx';

const card = () => screen.findByRole('heading', { level: 1, name: 'Bem-vinda ao Colo' });
const home = () => screen.findByRole('heading', { level: 1, name: /^Bo(m dia|a tarde|a noite), / });

/** Another tab of the same browser says something. */
async function fromAnotherTab(type: 'signed-in' | 'signed-out'): Promise<void> {
  const tab = new BroadcastChannel(accessChannel);
  tab.postMessage({ type });
  // Closing at once would swallow the message.
  await new Promise((resolve) => setTimeout(resolve, 20));
  tab.close();
}

describe('the gate', () => {
  it('says that it is loading, then shows the content to her who is signed in', async () => {
    const release = fakeServer({ viewer: ana }).holdAnswers();
    await openApp('/app');
    expect(await screen.findByText('Carregando...')).toBeTruthy();
    release();
    expect(await home()).toBeTruthy();
  });

  it('says that it is loading, then shows the sign-in card to a visitor, on any page', async () => {
    const release = fakeServer().holdAnswers();
    await openApp('/app/biblioteca');
    expect(await screen.findByText('Carregando...')).toBeTruthy();
    release();
    expect(await card()).toBeTruthy();
    expect(screen.queryByRole('navigation', { name: 'Abas' })).toBeNull();
  });

  it('opens at once for her who was here before, also without a connection', async () => {
    const server = fakeServer({ viewer: ana });
    const first = await openApp('/app');
    await home();
    first.unmount();
    server.goOffline();
    await openApp('/app');
    expect(await home()).toBeTruthy();
  });

  it('remembers nobody once she has left', async () => {
    const server = fakeServer({ viewer: ana });
    const first = await openApp('/app');
    await home();
    await fromAnotherTab('signed-out');
    await card();
    first.unmount();
    server.goOffline();
    await openApp('/app');
    expect(await screen.findByRole('button', { name: 'Tentar de novo' })).toBeTruthy();
  });

  it('opens for a preview, which offers to sign in on the same page', async () => {
    fakeServer();
    const app = await openApp('/app/profile?preview=1');
    await screen.findByRole('heading', { level: 1, name: 'Perfil' });
    const [signIn] = await screen.findAllByRole('link', { name: 'Entrar' });
    fireEvent.click(signIn as HTMLElement);
    expect(await card()).toBeTruthy();
    expect(app.address()).toBe('/app/profile');
  });

  it('knows her in a preview, too, if she is signed in', async () => {
    fakeServer({ viewer: ana });
    await openApp('/app/profile?preview=1');
    expect(await screen.findByText(ana.email)).toBeTruthy();
    expect(screen.queryByRole('link', { name: 'Entrar' })).toBeNull();
  });

  it('is bypassed only by preview=1', async () => {
    fakeServer();
    await openApp('/app?preview=0');
    expect(await card()).toBeTruthy();
  });

  it('offers the preview and the other language below the card', async () => {
    fakeServer();
    await openApp('/app');
    await card();
    expect(screen.getByRole('link', { name: 'Dar uma espiada antes' }).getAttribute('href')).toBe(
      '/app?preview=1',
    );
    expect(screen.getByRole('link', { name: 'English' }).getAttribute('href')).toBe('/en/app');
  });

  it('says so when Colo cannot be reached, and lets her try again', async () => {
    const server = fakeServer({ viewer: ana });
    server.goOffline();
    await openApp('/app');
    expect(await screen.findByRole('heading', { name: 'Não conseguimos abrir o Colo' })).toBeTruthy();
    server.goOnline();
    fireEvent.click(screen.getByRole('button', { name: 'Tentar de novo' }));
    expect(await home()).toBeTruthy();
  });
});

describe('the link of the mail', () => {
  it('lets her in and leaves no trace of its secret in the address', async () => {
    const server = fakeServer();
    const app = await openApp(`/app?token_hash=${goodLink}&type=email&origem=mail`);
    expect(await home()).toBeTruthy();
    expect(app.address()).toBe('/app?origem=mail');
    expect(app.history.length).toBe(1);
    expect(server.callsTo('/auth/v1/verify').map(({ body }) => body)).toEqual([
      { type: 'email', token_hash: goodLink },
    ]);
  });

  it.each([
    ['/app/profile', 'Perfil'],
    ['/en/app/profile?q=a', 'Profile'],
  ])(
    '"I was reading, signed in by the mail, and landed at the start": she is back at %s',
    async (at, title) => {
      const server = fakeServer();
      server.linkAskedAt(at);
      const app = await openApp(`/app?token_hash=${goodLink}&type=email`);
      expect(await screen.findByRole('heading', { level: 1, name: title })).toBeTruthy();
      expect(app.address()).toBe(at);
      expect(app.history.length).toBe(1);
    },
  );

  it('"I was in the panel, and the mail led me to the app": she is back in its tab, also from elsewhere', async () => {
    const server = fakeServer();
    server.linkFromElsewhere();
    server.linkAskedAt('/admin?aba=dias&estado=lacunas');
    const app = await openApp(`/app?token_hash=${goodLink}&type=email`);
    fireEvent.click(await screen.findByRole('button', { name: 'Entrar como a…@c….test' }));
    await waitFor(() => expect(app.address()).toBe('/admin?aba=dias&estado=lacunas'));
  });

  it.each(['https://evil.test/app', '//evil.test/app', '/privacidade', 'javascript:alert(1)'])(
    'never leads to %s',
    async (place) => {
      fakeServer().linkAskedAt(place);
      const app = await openApp(`/app?token_hash=${goodLink}&type=email`);
      expect(await home()).toBeTruthy();
      expect(app.address()).toBe('/app');
    },
  );

  it('stays in English when the mail was', async () => {
    fakeServer();
    const app = await openApp(`/en/app?token_hash=${goodLink}&type=email`);
    await screen.findByRole('heading', { level: 1, name: /^Good (morning|afternoon|evening), / });
    expect(app.address()).toBe('/en/app');
  });

  it('that expired or was used leads to the card, with a kind sentence', async () => {
    fakeServer();
    const app = await openApp('/app?token_hash=0012345&type=email');
    await card();
    expect(screen.getByText(/Este link expirou ou já foi usado/)).toBeTruthy();
    expect(app.address()).toBe('/app');
  });

  it('is still good after a lost connection', async () => {
    const server = fakeServer();
    server.goOffline();
    const app = await openApp(`/app?token_hash=${goodLink}&type=email`);
    const again = await screen.findByRole('button', { name: 'Tentar de novo' });
    expect(app.address()).toContain(goodLink);
    server.goOnline();
    fireEvent.click(again);
    expect(await home()).toBeTruthy();
  });
});

describe('two tabs', () => {
  it('a tab with the card shows the content when she signs in elsewhere', async () => {
    const server = fakeServer();
    await openApp('/app');
    await card();
    server.signIn(ana);
    await fromAnotherTab('signed-in');
    expect(await home()).toBeTruthy();
  });

  it('a tab with the content shows the card when she signs out elsewhere', async () => {
    const server = fakeServer({ viewer: ana });
    await openApp('/app');
    await home();
    server.signIn(null);
    await fromAnotherTab('signed-out');
    expect(await card()).toBeTruthy();
  });

  it('a tab with the content shows nothing of hers when another mother signs in elsewhere', async () => {
    const bia = { ...ana, id: '9', email: 'bia@colo.test' };
    const server = fakeServer({ viewer: ana, profile: { name: 'Ana', onboardingCompleted: true } });
    await openApp('/app/profile');
    await screen.findByText(ana.email);
    await waitFor(() => expect(server.callsTo('/api/consents')).toHaveLength(1));
    server.signIn(bia);
    await fromAnotherTab('signed-in');
    expect(await screen.findByText(bia.email)).toBeTruthy();
    expect(screen.queryByText(ana.email)).toBeNull();
    // Each is asked again, in her name.
    await waitFor(() => expect(server.callsTo('/api/consents').length).toBeGreaterThan(1));
    expect(server.callsTo('/api/profile').length).toBeGreaterThan(1);
  });

  it('a preview goes on without anything she had open when she signs out elsewhere', async () => {
    const server = fakeServer({ viewer: ana, profile: { name: 'Ana', onboardingCompleted: true } });
    await openApp('/app/profile?preview=1');
    fireEvent.click(await screen.findByRole('button', { name: 'Editar: Sobre você' }));
    const name = await screen.findByLabelText('Como você se chama?');
    fireEvent.change(name, { target: { value: 'Ana Maria' } });
    server.signIn(null);
    await fromAnotherTab('signed-out');
    expect(await screen.findAllByRole('link', { name: 'Entrar' })).toBeTruthy();
    await waitFor(() => expect(screen.queryByDisplayValue('Ana Maria')).toBeNull());
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('a tab that signs out tells the others', async () => {
    fakeServer({ viewer: ana });
    const heard: unknown[] = [];
    const otherTab = new BroadcastChannel(accessChannel);
    otherTab.onmessage = (event) => heard.push(event.data);
    await openApp('/app/profile');
    fireEvent.click(await screen.findByRole('button', { name: 'Sair ou excluir conta' }));
    fireEvent.click(await screen.findByRole('button', { name: 'Sair deste aparelho' }));
    expect(await card()).toBeTruthy();
    await waitFor(() => expect(heard).toEqual([{ type: 'signed-out' }]));
    otherTab.close();
  });
});

it('the focus is not lost when the page changes under her hands', async () => {
  fakeServer({ viewer: ana });
  await openApp('/app/profile');
  fireEvent.click(await screen.findByRole('button', { name: 'Sair ou excluir conta' }));
  const out = await screen.findByRole('button', { name: 'Sair deste aparelho' });
  out.focus();
  fireEvent.click(out);
  const title = await card();
  await waitFor(() => expect(document.activeElement).toBe(title));
});

it('a call that learns that her session has ended shows the card', async () => {
  const server = fakeServer({ viewer: ana });
  await openApp('/app');
  await home();
  server.signIn(null);
  server.refuse('/api/consents', 'unauthenticated');
  fireEvent.click(screen.getByRole('link', { name: 'Contar quando nasceu ou vai nascer' }));
  expect(await card()).toBeTruthy();
});
