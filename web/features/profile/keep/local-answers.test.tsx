// @vitest-environment happy-dom
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Profile } from '#shared/profile/profile.schema.ts';
import { ana, fakeServer } from '#tests/support/fake-server.ts';
import { openApp } from '#tests/support/open-app.tsx';
import { keepLocalProfile } from '../local-profile.ts';

beforeEach(() => {
  localStorage.clear();
  keepLocalProfile(
    { name: 'Ana', babyName: 'Lia', interests: ['sono-rotina'], onboardingCompleted: true },
    { owner: null },
  );
});

async function signedIn(profile: Partial<Profile> | null, address = '/app') {
  const server = fakeServer({ viewer: ana, profile });
  await openApp(address);
  const patches = () =>
    server
      .callsTo('/api/profile')
      .filter(({ method }) => method === 'PATCH')
      .map(({ body }) => body);
  return { server, patches };
}

const sheet = async (name = 'Guardar o que você já contou?') =>
  within(await screen.findByRole('dialog', { name }));

describe('what she answered before signing in', () => {
  it('goes to an empty account when she says so', async () => {
    const { patches } = await signedIn(null);
    const question = await sheet();
    expect(question.getByText('Seu nome: Ana')).toBeTruthy();
    expect(question.getByText('Interesses: Sono e rotina')).toBeTruthy();
    fireEvent.click(question.getByRole('button', { name: 'Guardar na minha conta' }));
    await waitFor(() =>
      expect(patches()).toEqual([
        { name: 'Ana', babyName: 'Lia', interests: ['sono-rotina'], onboardingCompleted: true },
      ]),
    );
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(await screen.findByText('Perfil atualizado')).toBeTruthy();
  });

  it('speaks English on an English page', async () => {
    await signedIn(null, '/en/app');
    const question = await sheet('Keep what you have told us?');
    expect(question.getByText('Baby’s name: Lia')).toBeTruthy();
  });

  it('fills only what her account lacks; what differs stays, unless she ticks it', async () => {
    const { patches } = await signedIn({ name: 'Ana Maria', babyName: 'Bia', onboardingCompleted: true });
    const question = await sheet();
    expect(question.queryByText('Seu nome: Ana')).toBeNull();
    fireEvent.click(question.getByLabelText('Nome do bebê: Lia (na sua conta: Bia)'));
    fireEvent.click(question.getByRole('button', { name: 'Guardar na minha conta' }));
    await waitFor(() => expect(patches()).toEqual([{ babyName: 'Lia', interests: ['sono-rotina'] }]));
  });

  it('is not asked about twice after "not now", and nothing is sent', async () => {
    const server = fakeServer({ viewer: ana });
    const app = await openApp('/app');
    fireEvent.click((await sheet()).getAllByRole('button', { name: 'Agora não' }).at(-1) as HTMLElement);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    app.unmount();
    await openApp('/app');
    await screen.findByRole('navigation', { name: 'Abas' });
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(server.callsTo('/api/profile').every(({ method }) => method === 'GET')).toBe(true);
    expect(localStorage.getItem('profile_data')).toContain('Lia');
  });

  it('stays when it could not be saved, and can be tried again', async () => {
    const { server, patches } = await signedIn(null);
    const question = await sheet();
    server.refuse('/api/profile', 'internal');
    fireEvent.click(question.getByRole('button', { name: 'Guardar na minha conta' }));
    expect(await screen.findByText('Erro ao salvar')).toBeTruthy();
    expect(screen.getByText('Não foi possível salvar suas informações.')).toBeTruthy();
    server.accept('/api/profile');
    fireEvent.click(question.getByRole('button', { name: 'Guardar na minha conta' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(patches()).toHaveLength(2);
  });

  it('is not asked about when her account says the same', async () => {
    await signedIn({ name: 'Ana', babyName: 'Lia', interests: ['sono-rotina'], onboardingCompleted: true });
    await screen.findByRole('navigation', { name: 'Abas' });
    await waitFor(() => expect(localStorage.getItem('profile_origin')).toContain(ana.id));
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});
