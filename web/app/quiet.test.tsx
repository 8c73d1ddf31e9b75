// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { Profile } from '#shared/profile/profile.schema.ts';
import type { Quiet } from '#shared/quiet/quiet.rules.ts';
import { ana, fakeServer, staff } from '#tests/support/fake-server.ts';
import { openApp } from '#tests/support/open-app.tsx';
// Read before the first test, whose patience would otherwise be spent on it.
import '#web/screens/quiet/quiet-place.tsx';
import '#web/screens/something-changed/something-changed.screen.tsx';
import '#web/screens/profile/profile.screen.tsx';
import '#web/screens/library/library.screen.tsx';

const bento: Partial<Profile> = {
  name: 'Ana',
  babyName: 'Bento',
  babyBirthDate: '2026-06-12',
  journeyType: 'com-bebe' as const,
  onboardingCompleted: true,
};

/** The server of a mother of Bento, which hears what her outbox sends. */
function motherOfBento(quiet: Quiet | null = null) {
  const heard: unknown[] = [];
  const server = fakeServer({
    viewer: ana,
    profile: { ...bento, quiet },
    also: ({ path, body }) => {
      if (path !== '/api/sync') return undefined;
      const { writes } = body as { writes: { id: string; kind: string; body: unknown }[] };
      heard.push(...writes.filter(({ kind }) => kind === 'quiet.put').map((write) => write.body));
      return Response.json({ outcomes: writes.map(({ id }) => ({ id, done: true })) });
    },
  });
  return { server, heard };
}

const takeBack = () => screen.findByRole('button', { name: 'Voltar a como era' });
const heading = (name: string | RegExp) => screen.findByRole('heading', { level: 1, name });
const everything = () => `${document.title} ${document.body.textContent}`;

describe('saying that something changed', () => {
  it('is found at the end of every screen, asks for nothing, and closes at once', async () => {
    const { heard } = motherOfBento();
    const app = await openApp('/app');
    expect(await screen.findByText(/^Bento: /)).toBeTruthy();
    const help = within(await screen.findByRole('navigation', { name: 'Ajuda' }));
    fireEvent.click(help.getByRole('link', { name: 'Algo mudou' }));
    await heading('Algo mudou');
    expect(screen.queryByRole('radio', { checked: true })).toBeNull();
    fireEvent.click(await screen.findByRole('button', { name: 'Guardar e silenciar' }));
    await takeBack();
    expect(app.address()).toBe('/app');
    expect(everything()).not.toMatch(/Bento|Seu bebê|dias de vida|Sua Semana/);
    await waitFor(() => expect(heard).toEqual([{ quiet: 'unsaid' }]));
  });

  it('holds at the next start, before the server has said anything, and also without it', async () => {
    const { server } = motherOfBento('baby-died');
    await openApp('/app');
    await takeBack();
    const kept = { ...localStorage };
    cleanup();
    for (const [key, value] of Object.entries(kept)) localStorage.setItem(key, value);
    server.goOffline();
    await openApp('/app');
    await takeBack();
    expect(everything()).not.toContain('Bento');
  });

  it('on another phone holds as soon as the profile is there', async () => {
    motherOfBento('pause');
    await openApp('/app');
    expect(await screen.findByText(/^Estamos aqui, sem pressa/)).toBeTruthy();
    expect(screen.getByRole('link', { name: /Quando o bebê está internado/ })).toBeTruthy();
    expect(screen.queryByRole('link', { name: /Quando um bebê morre/ })).toBeNull();
  });

  it('stays with her: who uses the phone next sees her own', async () => {
    const { server } = motherOfBento('baby-died');
    await openApp('/app');
    await takeBack();
    const kept = { ...localStorage };
    cleanup();
    for (const [key, value] of Object.entries(kept)) localStorage.setItem(key, value);
    server.signIn(null);
    await openApp('/app');
    await screen.findByRole('heading', { name: 'Bem-vinda ao Colo' });
    await waitFor(() => expect(localStorage.getItem('quiet')).toBeNull());
    expect(staff.id).not.toBe(ana.id);
  });
});

describe('while something changed', () => {
  it.each([
    '/app/calendario',
    '/app/mamada',
    '/app/mamada/registros',
    '/app/ferramentas/diario-sono',
    '/app/primeiras-mordidas/diario',
    '/app/sono-do-bebe',
    '/app/planos',
    '/app/biblioteca/salvos',
  ])('%s is kept and closed', async (address) => {
    motherOfBento('unsaid');
    await openApp(address);
    await heading('Isto está guardado e fechado');
    expect(everything()).not.toContain('Bento');
    expect(screen.getByRole('link', { name: 'Baixar tudo o que é meu' })).toBeTruthy();
  });

  it('the profile has her name, the way back on top, and nothing of the baby', async () => {
    motherOfBento('unsaid');
    await openApp('/app/profile');
    await takeBack();
    expect(screen.getByRole('heading', { level: 2, name: 'Ana' })).toBeTruthy();
    expect(screen.queryByText('Editar data de nascimento do bebê')).toBeNull();
    expect(screen.queryByRole('heading', { name: 'Sobre o bebê' })).toBeNull();
    expect(everything()).not.toContain('Bento');
  });

  it('the library begins with the texts on loss, and folds the topics away', async () => {
    motherOfBento('baby-died');
    await openApp('/en/app/biblioteca');
    expect(await screen.findByRole('link', { name: /^When a baby dies/ })).toBeTruthy();
    expect(screen.getByText('All topics').closest('details')?.open).toBe(false);
    expect(screen.queryByRole('heading', { name: 'Newest' })).toBeNull();
  });

  it('what the phone remembered of the baby is gone, and what she did not send yet is not', async () => {
    motherOfBento('baby-died');
    for (const name of ['week-pt', 'feeds', 'sleeps', 'food-diary', 'library-pt'])
      localStorage.setItem(`remembered:${name}`, JSON.stringify({ owner: ana.id }));
    localStorage.setItem('note_writer:1', 'hers');
    await openApp('/app');
    await takeBack();
    const left = () => Object.keys(localStorage).filter((key) => /^remembered:(?!viewer)|note/.test(key));
    await waitFor(() => expect(left().sort()).toEqual(['note_writer:1', 'remembered:library-pt']));
  });
});

it('it is taken back with one tap, undone with another, and the server hears the last', async () => {
  const { heard } = motherOfBento('baby-died');
  await openApp('/app/profile');
  fireEvent.click(await takeBack());
  expect(await screen.findByText(/^Bento: /)).toBeTruthy();
  await waitFor(() => expect(heard).toEqual([{ quiet: null }]));
  // The server has it: what it says now counts, and still there is no way back to silence but hers.
  expect(screen.getByText(/^Bento: /)).toBeTruthy();
  fireEvent.click(await screen.findByRole('button', { name: 'Desfazer' }));
  await takeBack();
  await waitFor(() => expect(heard).toEqual([{ quiet: null }, { quiet: 'baby-died' }]));
});

// Last: what a visitor said waits for whoever signs in next.
it('in a preview stays on the phone', async () => {
  fakeServer();
  await openApp('/en/app/algo-mudou?preview=1');
  fireEvent.click(await screen.findByRole('radio', { name: 'The pregnancy ended' }));
  fireEvent.click(screen.getByRole('button', { name: 'Put it away quietly' }));
  expect(await screen.findByRole('link', { name: /^When a pregnancy ends/ })).toBeTruthy();
  expect(screen.getByRole('heading', { level: 1 }).textContent).not.toContain('Mama');
});
