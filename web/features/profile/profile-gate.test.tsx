// @vitest-environment happy-dom
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ana, fakeServer, staff } from '#tests/support/fake-server.ts';
import { openApp } from '#tests/support/open-app.tsx';
// Read before the first test, whose patience would otherwise be spent on it.
import './first-run.tsx';
import { keepLocalProfile } from './local-profile.ts';
import { completeOnboarding } from './onboarding-flag.ts';

beforeEach(() => localStorage.clear());

const intro = () => screen.findByRole('button', { name: 'Pular introdução' });
const shell = () => screen.findByRole('navigation', { name: 'Abas' });

describe('the first run', () => {
  it('comes before the shell, in a preview and when signed in', async () => {
    fakeServer();
    const preview = await openApp('/app?preview=1', { firstRun: true });
    expect(await intro()).toBeTruthy();
    expect(screen.queryByRole('navigation', { name: 'Abas' })).toBeNull();
    preview.unmount();
    fakeServer({ viewer: ana });
    await openApp('/app/biblioteca', { firstRun: true });
    expect(await intro()).toBeTruthy();
  });

  it('“Ver como leitora” opened the first run: staff see the page, and are asked about themselves at home', async () => {
    fakeServer({ viewer: staff });
    const app = await openApp('/en/app/biblioteca', { firstRun: true });
    expect(await screen.findByRole('navigation', { name: 'Tabs' })).toBeTruthy();
    app.unmount();
    await openApp('/app', { firstRun: true });
    expect(await intro()).toBeTruthy();
  });

  it('does not come when this device says that it is complete', async () => {
    fakeServer({ viewer: ana });
    await openApp('/app');
    expect(await shell()).toBeTruthy();
  });

  it('does not come when her account says so', async () => {
    fakeServer({ viewer: ana, profile: { onboardingCompleted: true } });
    await openApp('/app', { firstRun: true });
    expect(await shell()).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Pular introdução' })).toBeNull();
  });

  it('does not come before a visitor who has yet to sign in', async () => {
    fakeServer();
    await openApp('/app', { firstRun: true });
    expect(await screen.findByRole('heading', { name: 'Bem-vinda ao Colo' })).toBeTruthy();
  });
});

describe('the first run is offered anew', () => {
  it('to a second mother on the same phone', async () => {
    completeOnboarding({ owner: 'bia', isAnswered: true });
    keepLocalProfile({ name: 'Bia', babyName: 'Caio', onboardingCompleted: true }, { owner: 'bia' });
    fakeServer({ viewer: ana });
    await openApp('/app', { firstRun: true });
    fireEvent.click(await intro());
    // What the first one told is not what the second finds filled in.
    expect(await screen.findByLabelText('Como você se chama?')).toHaveProperty('value', '');
  });

  it('to a visitor who skipped it and then signs in, with what she had told', async () => {
    completeOnboarding({ owner: null, isAnswered: false });
    keepLocalProfile({ name: 'Ana', onboardingCompleted: true }, { owner: null });
    fakeServer({ viewer: ana });
    await openApp('/app', { firstRun: true });
    fireEvent.click(await intro());
    expect(await screen.findByLabelText('Como você se chama?')).toHaveProperty('value', 'Ana');
  });

  it('but not to a visitor who answered it: she is asked whether to keep that, and goes on', async () => {
    completeOnboarding({ owner: null, isAnswered: true });
    keepLocalProfile({ name: 'Ana', babyName: 'Lia', onboardingCompleted: true }, { owner: null });
    const server = fakeServer({ viewer: ana });
    await openApp('/app', { firstRun: true });
    expect(await shell()).toBeTruthy();
    fireEvent.click(await screen.findByRole('button', { name: 'Guardar na minha conta' }));
    await waitFor(() =>
      expect(server.callsTo('/api/profile').map(({ method }) => method)).toContain('PATCH'),
    );
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(await shell()).toBeTruthy();
  });

  it('nor again to her who said "not now" to that', async () => {
    completeOnboarding({ owner: null, isAnswered: true });
    keepLocalProfile({ name: 'Ana', babyName: 'Lia', onboardingCompleted: true }, { owner: null });
    fakeServer({ viewer: ana });
    const app = await openApp('/app', { firstRun: true });
    const declining = await screen.findAllByRole('button', { name: 'Agora não' });
    fireEvent.click(declining.at(-1) as HTMLElement);
    app.unmount();
    await openApp('/app', { firstRun: true });
    expect(await shell()).toBeTruthy();
  });
});

describe('her profile', () => {
  it('is loaded while the page says so, in both languages', async () => {
    for (const [address, words] of [
      ['/app', 'Carregando...'],
      ['/en/app', 'Loading...'],
    ] as const) {
      const server = fakeServer({ viewer: ana });
      const release = server.holdAnswers('/api/profile');
      const app = await openApp(address);
      await waitFor(() => expect(server.callsTo('/api/viewer')).toHaveLength(1));
      expect(await screen.findByText(words)).toBeTruthy();
      expect(screen.queryByRole('navigation')).toBeNull();
      release();
      expect((await screen.findAllByRole('navigation')).length).toBeGreaterThan(0);
      app.unmount();
    }
  });

  it('is there at once on the next visit, as it was, and then as it is', async () => {
    fakeServer({ viewer: ana, profile: { name: 'Ana', onboardingCompleted: true } });
    const first = await openApp('/app', { firstRun: true });
    await waitFor(() => expect(localStorage.getItem('profile_data')).toContain('"name":"Ana"'));
    first.unmount();
    const server = fakeServer({ viewer: ana, profile: { name: 'Ana Luz', onboardingCompleted: true } });
    const release = server.holdAnswers('/api/profile');
    await openApp('/app', { firstRun: true });
    expect(await screen.findByRole('heading', { level: 1, name: /, Ana$/ })).toBeTruthy();
    expect(await shell()).toBeTruthy();
    release();
    expect(await screen.findByRole('heading', { level: 1, name: /, Ana Luz$/ })).toBeTruthy();
  });

  it('that waits here to be sent meets what the server has, not what this phone remembers', async () => {
    keepLocalProfile(
      { name: 'Ana', onboardingCompleted: true },
      { owner: ana.id, unsentSince: '2026-07-01T03:00:00.000Z' },
    );
    const server = fakeServer({
      viewer: ana,
      profile: { name: 'Ana Luz', onboardingCompleted: true, updatedAt: '2026-07-02T03:00:00.000Z' },
    });
    const release = server.holdAnswers('/api/profile');
    await openApp('/app', { firstRun: true });
    expect(await screen.findByRole('heading', { level: 1, name: /, Ana$/ })).toBeTruthy();
    release();
    // Her account changed since, from another phone: she is asked, and nothing was sent before.
    expect(await screen.findByRole('button', { name: 'Guardar na minha conta' })).toBeTruthy();
    expect(server.callsTo('/api/profile').map(({ method }) => method)).toEqual(['GET']);
  });

  it('of another mother on this phone is not what opens', async () => {
    keepLocalProfile({ name: 'Bia', onboardingCompleted: true }, { owner: 'bia' });
    const server = fakeServer({ viewer: ana });
    const release = server.holdAnswers('/api/profile');
    await openApp('/app');
    await waitFor(() => expect(server.callsTo('/api/viewer')).toHaveLength(1));
    expect(await screen.findByText('Carregando...')).toBeTruthy();
    expect(screen.queryByRole('navigation', { name: 'Abas' })).toBeNull();
    release();
    expect(await shell()).toBeTruthy();
    expect(screen.queryByText(/Bia/)).toBeNull();
  });

  it('that cannot be loaded is told, the app opens, and trying again works', async () => {
    const server = fakeServer({ viewer: ana, profile: { onboardingCompleted: true } });
    server.refuse('/api/profile', 'internal');
    await openApp('/app', { firstRun: true });
    expect(await screen.findByText('Erro ao carregar perfil')).toBeTruthy();
    expect(screen.getByText('Não foi possível carregar suas informações.')).toBeTruthy();
    expect(await shell()).toBeTruthy();
    // Every part of the page that wants her profile shares the one failure.
    expect(server.callsTo('/api/profile')).toHaveLength(1);
    server.accept('/api/profile');
    fireEvent.click(screen.getByRole('button', { name: 'Tentar de novo' }));
    await waitFor(() => expect(server.callsTo('/api/profile')).toHaveLength(2));
    await waitFor(() => expect(screen.queryByText('Erro ao carregar perfil')).toBeNull());
  });

  it('put an error over the sheet I was saving in, although the phone had all of it', async () => {
    keepLocalProfile({ name: 'Ana', onboardingCompleted: true }, { owner: ana.id });
    const server = fakeServer({ viewer: ana, profile: { onboardingCompleted: true } });
    server.refuse('/api/profile', 'unavailable');
    await openApp('/app');
    expect(await screen.findByRole('heading', { level: 1, name: /, Ana$/ })).toBeTruthy();
    await waitFor(() => expect(server.callsTo('/api/profile').length).toBeGreaterThan(0));
    expect(screen.queryByText('Erro ao carregar perfil')).toBeNull();
  });

  it('that cannot be asked for without a network is no error: the page says that it is offline', async () => {
    const server = fakeServer({ viewer: ana });
    server.refuse('/api/profile', 'unavailable');
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    await openApp('/app');
    expect(await screen.findByText(/Você está sem conexão/)).toBeTruthy();
    await waitFor(() => expect(server.callsTo('/api/profile').length).toBeGreaterThan(0));
    expect(screen.queryByText('Erro ao carregar perfil')).toBeNull();
  });

  it('is copied to this device, and the copy goes when she signs out', async () => {
    const server = fakeServer({ viewer: ana, profile: { name: 'Ana', onboardingCompleted: true } });
    const app = await openApp('/app');
    await shell();
    await waitFor(() => expect(localStorage.getItem('profile_data')).toContain('"name":"Ana"'));
    server.signIn(null);
    app.unmount();
    await openApp('/app');
    await screen.findByRole('heading', { name: 'Bem-vinda ao Colo' });
    expect(localStorage.getItem('profile_data')).toBeNull();
  });
});
