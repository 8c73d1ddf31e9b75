// @vitest-environment happy-dom
import { act, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeServer } from '#tests/support/fake-server.ts';
import {
  answerAboutYou,
  choose,
  heading,
  openFirstRun,
  press,
  startQuestionnaire,
  stored,
  watchReload,
  write,
} from '#tests/support/first-run.ts';

let reload: ReturnType<typeof watchReload>;

beforeEach(() => {
  localStorage.clear();
  reload = watchReload();
});

describe('going through the questionnaire', () => {
  it('in English, too, in the words of the specification', async () => {
    fakeServer();
    await openFirstRun('/en/app?preview=1');
    await screen.findByRole('button', { name: 'Next' });
    for (let slide = 1; slide < 5; slide++) press('Next');
    press('Make Colo mine');
    await heading('About you');
    expect(screen.getByText('Step 1 of 4')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Skip personalization' })).toBeTruthy();
    expect(screen.getByLabelText('What is your age? (optional)')).toBeTruthy();
    write('What is your name?', 'Ana');
    choose('Yes, the first');
    press('Continue');
    await heading('About your baby');
    write('What is your baby’s name?', 'Lia');
    press('Continue');
    await heading('Your interests');
    choose('Sleep and routine');
    press('Continue');
    await heading('Your style');
    choose('Listening to audio');
    choose('Good now and then');
    press('Finish');
    await waitFor(() => expect(reload).toHaveBeenCalled());
    expect(stored('profile_data')).toMatchObject({
      name: 'Ana',
      baby_name: 'Lia',
      specialist_access: 'as-vezes',
    });
  });

  it('keeps her answers when she goes back', async () => {
    fakeServer();
    await startQuestionnaire();
    answerAboutYou();
    await heading('Sobre seu bebê');
    write('Como seu bebê se chama?', 'Lia');
    press('Voltar');
    await heading('Sobre você');
    expect(screen.getByLabelText('Como você se chama?')).toHaveProperty('value', ' Ana ');
    expect(screen.getByLabelText('Sim, é a primeira')).toHaveProperty('checked', true);
    press('Continuar');
    expect(screen.getByLabelText('Como seu bebê se chama?')).toHaveProperty('value', 'Lia');
  });

  it('moves on to the heading of each step', async () => {
    fakeServer();
    await startQuestionnaire();
    answerAboutYou();
    const title = await heading('Sobre seu bebê');
    await waitFor(() => expect(document.activeElement).toBe(title));
  });

  it('comes back after a reload at the same step, with the same answers', async () => {
    fakeServer();
    const before = await startQuestionnaire();
    answerAboutYou();
    await heading('Sobre seu bebê');
    write('Como seu bebê se chama?', 'Lia');
    before.unmount();
    await openFirstRun();
    expect(await heading('Sobre seu bebê')).toBeTruthy();
    expect(screen.getByLabelText('Como seu bebê se chama?')).toHaveProperty('value', 'Lia');
    press('Voltar');
    expect(screen.getByLabelText('Como você se chama?')).toHaveProperty('value', ' Ana ');
  });

  it('steps back with the browser’s Back, from step to step and into the introduction', async () => {
    fakeServer();
    const app = await startQuestionnaire();
    answerAboutYou();
    await heading('Sobre seu bebê');
    write('Como seu bebê se chama?', 'Lia');
    act(() => app.history.back());
    await heading('Sobre você');
    expect(screen.getByLabelText('Como você se chama?')).toHaveProperty('value', ' Ana ');
    act(() => app.history.back());
    await heading('Agora, do seu jeito');
    act(() => app.history.forward());
    act(() => app.history.forward());
    await heading('Sobre seu bebê');
    expect(screen.getByLabelText('Como seu bebê se chama?')).toHaveProperty('value', 'Lia');
  });

  it('leaves no steps behind for Back once it is over', async () => {
    fakeServer();
    const app = await startQuestionnaire();
    answerAboutYou();
    press('Pular personalização');
    await waitFor(() => expect(reload).toHaveBeenCalledTimes(1));
    expect(app.history.canGoBack()).toBe(false);
  });

  it('starts over when what was kept cannot be read, and only logs it', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    localStorage.setItem('onboarding_step', '{');
    fakeServer();
    await openFirstRun();
    expect(await screen.findByRole('button', { name: 'Próximo' })).toBeTruthy();
    expect(warn).toHaveBeenCalled();
  });

  it('skipped in the middle keeps what was told, under the name that was told', async () => {
    fakeServer();
    await startQuestionnaire();
    answerAboutYou();
    await heading('Sobre seu bebê');
    press('Pular personalização');
    expect(stored('profile_data')).toMatchObject({ name: ' Ana ', first_maternity: true });
    expect(localStorage.getItem('onboarding_completed')).toBe('true');
    expect(localStorage.getItem('onboarding_step')).toBeNull();
    expect(reload).toHaveBeenCalledTimes(1);
  });
});
