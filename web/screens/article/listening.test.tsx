// @vitest-environment happy-dom
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { accessChannel } from '#shared/access/access.rules.ts';
import type { ArticleAnswer } from '#shared/library/library.schema.ts';
import { anArticle, articleId, fakeArticle } from '#tests/support/fake-article.ts';
import { FakeAudio } from '#tests/support/fake-audio.ts';
import { ana, fakeServer } from '#tests/support/fake-server.ts';
import { openApp } from '#tests/support/open-app.tsx';
import { closePlayer, setSpeed, setVolume } from '#web/platform/audio/audio-player.ts';

const page = `/app/post/${articleId}`;
const audio = { url: '/media/post-audio/noites.mp3', durationSeconds: null };

/** One element for the life of the page, and so for this file. */
function sound(): FakeAudio {
  const [made] = FakeAudio.made;
  if (!made) throw new Error('Nothing was played');
  return made;
}

async function listen(address = page, about: Partial<ArticleAnswer> = {}) {
  // Put away once the page is gone: what is registered first runs last.
  onTestFinished(() => {
    closePlayer();
  });
  const server = fakeServer({
    viewer: ana,
    also: fakeArticle(anArticle({ audio, hasAudio: true, ...about })),
  });
  const app = await openApp(address);
  const player = await screen.findByRole('region', {
    name: address.startsWith('/en') ? 'Listen to this content' : 'Ouvir este conteúdo',
  });
  return { app, server, player: within(player) };
}

const press = (inside: ReturnType<typeof within>, name: string) =>
  fireEvent.click(inside.getByRole('button', { name }));
const arrive = (seconds: number) => act(() => sound().arrive(seconds));
const reach = (seconds: number) => act(() => sound().reach(seconds));

beforeEach(() => {
  vi.stubGlobal('Audio', FakeAudio);
  setVolume(70);
  setSpeed(1);
  localStorage.clear();
});

describe('the player', () => {
  it('says 5:30 until the recording has said how long it is', async () => {
    const { player } = await listen();
    expect(player.getByText('5:30')).toBeTruthy();
    press(player, 'Tocar');
    expect(player.getByRole('button', { name: 'Pausar' }).getAttribute('aria-busy')).toBe('true');
    arrive(125);
    expect(player.getByText('2:05')).toBeTruthy();
    expect(player.queryByText('5:30')).toBeNull();
    expect(sound().src).toBe(audio.url);
  });

  it('knows the length at once when the library was told it', async () => {
    const { player } = await listen(page, { audio: { ...audio, durationSeconds: 3725 } });
    expect(player.getByText('1:02:05')).toBeTruthy();
  });

  it('says in words where she is, and goes where she wants', async () => {
    const { player } = await listen();
    press(player, 'Tocar');
    arrive(125);
    reach(62);
    const slider = player.getByRole('slider', { name: 'Posição do áudio' });
    expect(slider.getAttribute('aria-valuetext')).toBe('1 min e 2 s de 2 min e 5 s');
    press(player, 'Avançar 15 segundos');
    expect(sound().currentTime).toBe(77);
    press(player, 'Voltar 15 segundos');
    press(player, 'Voltar 15 segundos');
    expect(sound().currentTime).toBe(47);
    fireEvent.change(slider, { target: { value: '30' } });
    expect(slider.getAttribute('aria-valuetext')).toBe('30 s de 2 min e 5 s');
  });

  it('is as loud as 70 of 100 at first, in steps of 1, and as fast as she likes', async () => {
    const { player } = await listen();
    const volume = player.getByRole<HTMLInputElement>('slider', { name: 'Volume', hidden: true });
    expect(volume.value).toBe('70');
    expect(volume.step).toBe('1');
    expect(volume.getAttribute('aria-valuetext')).toBe('70 de 100');
    press(player, 'Tocar');
    fireEvent.change(volume, { target: { value: '41' } });
    expect(sound().volume).toBe(0.41);
    const speeds = player.getByRole('group', { name: 'Velocidade', hidden: true });
    expect(
      within(speeds)
        .getAllByRole('button', { hidden: true })
        .map((button) => button.textContent),
    ).toEqual(['0,75×', '1×', '1,25×', '1,5×', '2×']);
    fireEvent.click(within(speeds).getByRole('button', { name: '1,5 vezes', hidden: true }));
    expect(sound().playbackRate).toBe(1.5);
  });

  it('waits where she left it', async () => {
    localStorage.setItem(`audio_position:${audio.url}`, '42.5');
    const { player } = await listen(`/en${page}`);
    const slider = player.getByRole('slider', { name: 'Position in the audio' });
    expect(slider.getAttribute('aria-valuetext')).toBe('42 s of 5 min and 30 s');
    press(player, 'Play');
    arrive(120);
    expect(sound().currentTime).toBe(42.5);
  });

  it('that fails on its way says so kindly, and goes on from there', async () => {
    const { player } = await listen();
    press(player, 'Tocar');
    arrive(120);
    reach(33);
    act(() => sound().fail());
    expect(player.getByRole('alert').textContent).toContain('O áudio parou no caminho');
    expect(player.getByText('Guardamos o ponto em que você estava.')).toBeTruthy();
    press(player, 'Continuar daqui');
    arrive(120);
    expect(sound().currentTime).toBe(33);
    expect(player.queryByRole('alert')).toBeNull();
  });
});

describe('while she walks through the app', () => {
  it('it plays on in a bar above the tabs, which leads back and can be put away', async () => {
    const { app, player } = await listen();
    expect(screen.queryByRole('region', { name: 'Tocando agora' })).toBeNull();
    press(player, 'Tocar');
    arrive(120);
    reach(8);
    await act(() => app.router.navigate({ to: '/app/profile' }));
    const bar = within(await screen.findByRole('region', { name: 'Tocando agora' }));
    expect(sound().paused).toBe(false);
    expect(bar.getByText('0:08 / 2:00')).toBeTruthy();
    press(bar, 'Pausar');
    expect(sound().paused).toBe(true);
    press(bar, 'Tocar');
    expect(sound().paused).toBe(false);
    expect(bar.getByRole('link').getAttribute('href')).toBe(page);
    press(bar, 'Fechar o áudio');
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Tocando agora' })).toBeNull());
    expect(sound().paused).toBe(true);
  });

  it('the bar says when it stopped on its way, and one press goes on', async () => {
    const { player } = await listen();
    press(player, 'Tocar');
    arrive(120);
    reach(20);
    act(() => sound().fail());
    const bar = within(await screen.findByRole('region', { name: 'Tocando agora' }));
    expect(bar.getByText('O áudio parou no caminho')).toBeTruthy();
    press(bar, 'Tocar');
    arrive(120);
    expect(sound().currentTime).toBe(20);
  });
});

it.each([
  ['when her session ends', null],
  ['when another mother signs in', { ...ana, id: '9', email: 'bia@colo.test' }],
])('%s it falls silent, and nobody learns what she heard', async (_how, next) => {
  const { server, player } = await listen();
  press(player, 'Tocar');
  arrive(120);
  reach(33);
  server.signIn(next);
  // Another tab says that something changed, and the server is asked who is looking.
  const otherTab = new BroadcastChannel(accessChannel);
  otherTab.postMessage({ type: 'signed-in' });
  await waitFor(() => expect(sound().paused).toBe(true));
  otherTab.close();
  expect(Object.keys(localStorage).filter((key) => key.startsWith('audio_position'))).toEqual([]);
  if (!next) return;
  const again = within(await screen.findByRole('region', { name: 'Ouvir este conteúdo' }));
  const slider = again.getByRole('slider', { name: 'Posição do áudio' });
  expect(slider.getAttribute('aria-valuetext')).toBe('0 s de 5 min e 30 s');
  expect(screen.queryByRole('region', { name: 'Tocando agora' })).toBeNull();
});
