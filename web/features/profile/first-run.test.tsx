// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ana, fakeServer } from '#tests/support/fake-server.ts';
import { answerAll, press, stored, watchReload } from '#tests/support/first-run.ts';
import { openApp } from '#tests/support/open-app.tsx';

let reload: ReturnType<typeof watchReload>;

beforeEach(() => {
  localStorage.clear();
  reload = watchReload();
});

describe('finishing', () => {
  it('says what is kept and why, with a link to the privacy page', async () => {
    fakeServer();
    await answerAll();
    expect(
      screen.getByText(/registros de saúde, como mamadas e sonos, o Colo pergunta à parte/),
    ).toBeTruthy();
    const link = screen.getByRole('link', { name: 'Como cuidamos dos seus dados' });
    expect(link.getAttribute('href')).toBe('/privacidade');
  });

  it('in a preview keeps the profile on this device and asks the server nothing', async () => {
    const server = fakeServer();
    await answerAll();
    press('Finalizar');
    await waitFor(() => expect(reload).toHaveBeenCalledTimes(1));
    expect(localStorage.getItem('onboarding_completed')).toBe('true');
    expect(localStorage.getItem('onboarding_step')).toBeNull();
    expect(stored('profile_data')).toEqual({
      name: 'Ana',
      first_maternity: true,
      previous_experience: null,
      other_experience: null,
      baby_name: 'Lia',
      interests: ['sono-rotina'],
      content_preference: ['audio'],
      specialist_access: 'as-vezes',
      onboarding_completed: true,
    });
    expect(server.callsTo('/api/profile')).toEqual([]);
  });

  it('signed in says that it is saving, and saves on the server', async () => {
    const server = fakeServer({ viewer: ana });
    await answerAll('/app');
    const release = server.holdAnswers();
    press('Finalizar');
    expect(await screen.findByRole('button', { name: 'Salvando...' })).toBeTruthy();
    expect(reload).not.toHaveBeenCalled();
    release();
    await waitFor(() => expect(reload).toHaveBeenCalledTimes(1));
    const [, patch] = server.callsTo('/api/profile');
    expect(patch).toMatchObject({
      method: 'PATCH',
      body: { name: 'Ana', babyName: 'Lia', onboardingCompleted: true },
    });
  });

  it('completes when the server fails, and the answers go with the next load', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const server = fakeServer({ viewer: ana });
    await answerAll('/app');
    server.refuse('/api/profile', 'internal');
    press('Finalizar');
    await waitFor(() => expect(reload).toHaveBeenCalledTimes(1));
    expect(localStorage.getItem('onboarding_completed')).toBe('true');
    expect(stored('profile_data')).toMatchObject({ name: 'Ana' });

    server.accept('/api/profile');
    await openApp('/app', { firstRun: true });
    const patches = () => server.callsTo('/api/profile').filter(({ method }) => method === 'PATCH');
    await waitFor(() => expect(patches()).toHaveLength(2));
    expect(patches().at(-1)?.body).toMatchObject({ name: 'Ana', babyName: 'Lia' });
    await waitFor(() => expect(localStorage.getItem('profile_origin')).not.toContain('unsentSince'));
  });

  it('without a connection opens the app instead of reloading into an error page', async () => {
    fakeServer();
    await answerAll();
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    press('Finalizar');
    expect(await screen.findByRole('navigation', { name: 'Abas' })).toBeTruthy();
    expect(reload).not.toHaveBeenCalled();
  });
});
