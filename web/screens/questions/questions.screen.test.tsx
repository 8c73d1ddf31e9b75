// @vitest-environment happy-dom
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { ana, fakeServer } from '#tests/support/fake-server.ts';
import { choose, heading, press, write } from '#tests/support/first-run.ts';
import { openApp } from '#tests/support/open-app.tsx';

beforeEach(() => localStorage.clear());

const told = {
  name: 'Ana',
  firstMaternity: true,
  babyName: 'Lia',
  interests: ['sono-rotina' as const],
  contentPreference: ['audio' as const],
  specialistAccess: 'as-vezes' as const,
  onboardingCompleted: true,
};

async function fromTheProfile() {
  const server = fakeServer({ viewer: ana, profile: told });
  const app = await openApp('/app/profile');
  fireEvent.click(await screen.findByRole('link', { name: 'Responder às perguntas de novo' }));
  await heading('Sobre você');
  const patches = () =>
    server
      .callsTo('/api/profile')
      .filter(({ method }) => method === 'PATCH')
      .map(({ body }) => body);
  return { app, server, patches };
}

it('the questions can be taken again from the profile, with what is known filled in', async () => {
  const { app, patches } = await fromTheProfile();
  expect(app.address()).toBe('/app/profile/perguntas');
  expect(screen.getByLabelText('Como você se chama?')).toHaveProperty('value', 'Ana');
  press('Continuar');
  await heading('Sobre seu bebê');
  write('Como seu bebê se chama?', 'Bento');
  press('Continuar');
  await heading('Seus interesses');
  expect(screen.getByLabelText('Sono e rotina')).toHaveProperty('checked', true);
  press('Continuar');
  await heading('Seu estilo');
  press('Finalizar');
  await heading('Perfil');
  expect(await screen.findByText('Perfil atualizado')).toBeTruthy();
  expect(patches()).toEqual([{ babyName: 'Bento' }]);
  expect(app.address()).toBe('/app/profile');
  expect(app.history.canGoBack()).toBe(false);
});

it('left midway nothing is lost: the profile is as it was, and her answers wait for another day', async () => {
  const { app, patches } = await fromTheProfile();
  press('Continuar');
  await heading('Sobre seu bebê');
  write('Como seu bebê se chama?', 'Bento');
  press('Continuar depois');
  await heading('Perfil');
  expect((await screen.findAllByText('Lia')).length).toBeGreaterThan(0);
  expect(patches()).toEqual([]);
  app.unmount();
  await openApp('/app/profile/perguntas');
  await heading('Sobre seu bebê');
  expect(screen.getByLabelText('Como seu bebê se chama?')).toHaveProperty('value', 'Bento');
});

it('the browser’s Back goes one step back, and from the first to the profile', async () => {
  const { app } = await fromTheProfile();
  press('Continuar');
  await heading('Sobre seu bebê');
  act(() => app.history.back());
  await heading('Sobre você');
  act(() => app.history.back());
  await heading('Perfil');
});

it('what could not be saved stays as she typed it', async () => {
  const { server } = await fromTheProfile();
  for (const title of ['Sobre seu bebê', 'Seus interesses', 'Seu estilo']) {
    press('Continuar');
    await heading(title);
  }
  choose('Vídeos rápidos');
  server.refuse('/api/profile', 'internal');
  press('Finalizar');
  expect(await screen.findByText('Erro ao salvar')).toBeTruthy();
  expect(screen.getByLabelText('Vídeos rápidos')).toHaveProperty('checked', true);
  server.accept('/api/profile');
  press('Finalizar');
  await waitFor(() => expect(screen.queryByLabelText('Vídeos rápidos')).toBeNull());
});
