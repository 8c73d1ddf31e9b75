// @vitest-environment happy-dom
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { anArticle } from '#tests/support/fake-article.ts';
import { FakeAudio } from '#tests/support/fake-audio.ts';
import { fakeCommunity, somePost } from '#tests/support/fake-community.ts';
import { fakeLibrary } from '#tests/support/fake-library.ts';
import { ana, fakeServer } from '#tests/support/fake-server.ts';
import { fakeSleep, someSleep } from '#tests/support/fake-sleep.ts';
import { specialist } from '#tests/support/fake-specialists.ts';
import { fakeSpeech } from '#tests/support/fake-speech.ts';
import { openApp } from '#tests/support/open-app.tsx';
import { closePlayer } from '#web/platform/audio/audio-player.ts';

const recorded = anArticle({
  id: '0f8fad5b-d9cb-469f-a165-708677289501',
  title: 'Sonecas curtas',
  hasAudio: true,
  audio: { url: '/media/post-audio/sonecas.mp3', durationSeconds: 90 },
});
const written = anArticle({ id: '0f8fad5b-d9cb-469f-a165-708677289502', title: 'Noites mais calmas' });

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(2026, 6, 3, 15) });
  vi.stubGlobal('Audio', FakeAudio);
  return () => {
    act(closePlayer);
    FakeAudio.made = [];
    vi.useRealTimers();
  };
});

const week = { specialist, next: null, replays: [] };

async function open({ hour = 15, sleeps = [] as ReturnType<typeof someSleep>[], path = '/app' } = {}) {
  vi.setSystemTime(new Date(2026, 6, 3, hour));
  const library = fakeLibrary([recorded, written]);
  fakeServer({
    viewer: ana,
    profile: { name: 'Ana' },
    also: (call, viewer) =>
      [recorded, written]
        .filter(({ id }) => call.path === `/api/articles/${id}`)
        .map((article) => Response.json(article))[0] ??
      (call.path === '/api/specialists/week' ? Response.json(week) : library(call, viewer)),
  });
  fakeSleep({ sleeps });
  const post = somePost({ category: 'Sono do Bebê', content: 'Acorda de hora em hora.' });
  fakeCommunity({ posts: [post, somePost({ category: 'Amamentação e Colo', content: 'A pega dói.' })] });
  const app = await openApp(path);
  await act(() => app.router.navigate({ to: '/app', state: { topic: 'sono-do-bebe' } }));
  await screen.findByRole('heading', { level: 1, name: /Sono do Bebê|Baby Sleep/ });
  return { ...app, post };
}
const press = async (name: string | RegExp) => fireEvent.click(await screen.findByRole('button', { name }));

describe('the page of sleep', () => {
  it.each([
    [9, 'Bom dia, Ana', 'Como foi a noite por aí? Qualquer resposta serve.'],
    [15, 'Boa tarde, Ana', 'Se o bebê dormir, um descanso seu também conta.'],
    [21, 'Boa noite, Ana', 'Luz baixa e um passo de cada vez. Você não está sozinha.'],
  ])('at %i o’clock greets her with "%s"', async (hour, greeting, text) => {
    await open({ hour });
    expect(within(screen.getByRole('main')).getByText(greeting)).toBeTruthy();
    expect(screen.getByText(text)).toBeTruthy();
  });

  it('has who knows about sleep this week, and takes a question to her', async () => {
    await open();
    const her = within(await screen.findByRole('region', { name: 'Especialista da Semana' }));
    expect(her.getByText(specialist.name)).toBeTruthy();
    expect(her.getByRole('button', { name: 'Enviar Pergunta' })).toBeTruthy();
  });

  it('leads to the four tools, and tells how things stand in the diary', async () => {
    const nap = someSleep({
      id: crypto.randomUUID(),
      startTime: new Date(2026, 6, 3, 13).toISOString(),
      endTime: new Date(2026, 6, 3, 14, 20).toISOString(),
    });
    await open({ sleeps: [nap] });
    const tools = within(screen.getByRole('region', { name: 'Ferramentas do sono' }));
    expect(tools.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/app/ferramentas/calculadora-sono',
      '/app/ferramentas/calendario-sono',
      '/app/ferramentas/planejador-rotina',
      '/app/ferramentas/diario-sono',
    ]);
    expect(await tools.findByText('Acordou às 14:20')).toBeTruthy();
    expect(screen.getByRole('region', { name: 'Sono seguro' })).toBeTruthy();
  });

  it('plays a recording, or reads aloud where there is none, one at a time; another tap stops it', async () => {
    const speech = fakeSpeech(['pt-BR']);
    await open();
    await press('Ouvir: Sonecas curtas');
    await waitFor(() => expect(FakeAudio.made[0]?.play).toHaveBeenCalled());
    expect(await screen.findByRole('button', { name: 'Parar de ouvir: Sonecas curtas' })).toBeTruthy();

    await press('Ouvir: Noites mais calmas');
    await waitFor(() => expect(speech.saying()?.text).toBe('Noites mais calmas'));
    expect(FakeAudio.made[0]?.paused).toBe(true);
    expect(screen.getByRole('button', { name: 'Ouvir: Sonecas curtas' })).toBeTruthy();
    act(() => speech.finish());
    expect(speech.saying()?.text).toBe('O que ajuda, e o que não precisa.');

    await press('Parar de ouvir: Noites mais calmas');
    expect(speech.saying()).toBeUndefined();
    expect(screen.getByRole('button', { name: 'Ouvir: Noites mais calmas' })).toBeTruthy();
  });

  it('opens a talk at the box where she answers', async () => {
    const { address, post } = await open();
    fireEvent.click(await screen.findByRole('link', { name: 'Responder a Bia' }));
    const box = await screen.findByRole('textbox');
    expect(address()).toBe(`/app/entre-maes/post/${post.id}#comment-box`);
    await waitFor(() => expect(document.activeElement).toBe(box));
  });

  it('opens the composer about sleep, without her name', async () => {
    const { address } = await open();
    expect(screen.queryByText('A pega dói.')).toBeNull();
    await press('Publicar anonimamente');
    await waitFor(() => expect(address()).toContain('categoria=sono-do-bebe'));
    const anonymous = await screen.findByRole('switch', { name: 'Publicar anonimamente' });
    expect(anonymous.getAttribute('aria-checked')).toBe('true');
  });

  it('has a way back to home', async () => {
    await open();
    await press('Voltar');
    expect(await screen.findByRole('heading', { level: 1, name: 'Boa tarde, Ana' })).toBeTruthy();
  });

  it('speaks English too', async () => {
    await open({ path: '/en/app' });
    expect(screen.getByRole('button', { name: 'Post anonymously' })).toBeTruthy();
    expect(screen.getByRole('link', { name: /Routine planner/ })).toBeTruthy();
  });
});
