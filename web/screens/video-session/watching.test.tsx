// @vitest-environment happy-dom
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { WatchAnswer } from '#shared/specialists/specialists.schema.ts';
import { ana, fakeServer } from '#tests/support/fake-server.ts';
import { fakeSpecialists, session } from '#tests/support/fake-specialists.ts';
import { openApp } from '#tests/support/open-app.tsx';
import * as audio from '#web/platform/audio/audio-player.ts';
// Read before the first test, whose patience would otherwise be spent on it.
import './video-session.screen.tsx';

const streams = vi.hoisted(() => ({
  made: [] as { config: unknown; loaded: string; destroyed: boolean; fail: (type: string) => void }[],
}));
vi.mock('hls.js/light', () => ({
  default: class {
    static Events = { ERROR: 'error', MANIFEST_PARSED: 'parsed' };
    static ErrorTypes = { MEDIA_ERROR: 'media' };
    static isSupported = () => true;
    on(event: string, listener: (event: string, data: unknown) => void) {
      if (event === 'error') this.stream.fail = (type) => listener(event, { fatal: true, type });
    }
    stream = { config: {} as unknown, loaded: '', destroyed: false, fail: (_: string) => {} };
    constructor(config: unknown) {
      this.stream.config = config;
      streams.made.push(this.stream);
    }
    loadSource(address: string) {
      this.stream.loaded = address;
    }
    attachMedia() {}
    recoverMediaError() {}
    destroy() {
      this.stream.destroyed = true;
    }
  },
}));

const play = vi.fn(async () => {});
const canPlayType = vi.fn((_type: string): CanPlayTypeResult => '');

beforeEach(() => {
  streams.made.length = 0;
  play.mockClear();
  canPlayType.mockReturnValue('');
  vi.spyOn(HTMLMediaElement.prototype, 'play').mockImplementation(play);
  vi.spyOn(HTMLMediaElement.prototype, 'pause').mockImplementation(() => {});
  vi.spyOn(HTMLMediaElement.prototype, 'load').mockImplementation(() => {});
  vi.spyOn(HTMLMediaElement.prototype, 'canPlayType').mockImplementation(canPlayType);
  return () => {
    vi.restoreAllMocks();
    vi.useRealTimers();
  };
});

const live = session({ id: 's', title: 'Pega sem dor', state: 'live', viewers: 3 });
const mp4: WatchAnswer = { kind: 'mp4', address: '/video.mp4', captions: '/legendas.vtt', isPreview: false };
const hls: WatchAnswer = { kind: 'hls', address: '/index.m3u8', captions: null, isPreview: false };

async function open(watch: WatchAnswer, about = live, viewer: typeof ana | null = ana) {
  const tab = fakeSpecialists({ sessions: [about], watch });
  const server = fakeServer({ viewer, also: tab.answers });
  const app = await openApp(viewer ? '/app/chat/encontro/s' : '/app/chat/encontro/s?preview=1');
  return { app, server };
}

const press = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }));
const video = () => screen.findByLabelText<HTMLVideoElement>(/^(Vídeo|Video): /);

describe('watching', () => {
  it('plays in place, inline and with captions in the language of the session', async () => {
    const { server } = await open(mp4);
    await press('Assistir');
    const element = await video();
    expect(element.getAttribute('src')).toBe('/video.mp4');
    expect(element.hasAttribute('controls')).toBe(true);
    expect(element.hasAttribute('playsinline')).toBe(true);
    const track = element.querySelector('track');
    expect([track?.getAttribute('kind'), track?.getAttribute('srclang')]).toEqual(['captions', 'pt-BR']);
    expect(play).toHaveBeenCalled();
    expect(server.callsTo('/api/specialists/sessions/s/watch')).toHaveLength(1);
    await press('Fechar vídeo');
    expect(screen.queryByLabelText(/^Vídeo: /)).toBeNull();
  });

  it('leaves a stream to the browser where it says that it can', async () => {
    canPlayType.mockReturnValue('maybe');
    await open(hls);
    await press('Assistir');
    expect((await video()).getAttribute('src')).toBe('/index.m3u8');
    expect(streams.made).toEqual([]);
  });

  it('plays a stream by the library elsewhere, without a worker, and lets go of it', async () => {
    const { app } = await open(hls);
    await press('Assistir');
    await waitFor(() => expect(streams.made[0]?.loaded).toBe('/index.m3u8'));
    expect(streams.made[0]?.config).toMatchObject({ enableWorker: false });
    app.unmount();
    expect(streams.made[0]?.destroyed).toBe(true);
  });

  it('a live session without a stream met me with a broken video: now it says that it is about to begin', async () => {
    await open({ kind: 'soon' });
    await press('Assistir');
    expect((await screen.findByText('Já vai começar')).closest('[role]')?.getAttribute('role')).toBe(
      'status',
    );
    expect(screen.queryByLabelText(/^Vídeo: /)).toBeNull();
    expect(screen.queryByText('O vídeo parou no caminho')).toBeNull();
  });

  it('says that it stopped, and goes on from there on another try', async () => {
    const { server } = await open(mp4);
    await press('Assistir');
    const element = await video();
    element.currentTime = 61;
    fireEvent.error(element);
    expect(await screen.findByText('O vídeo parou no caminho')).toBeTruthy();
    await press('Tentar de novo');
    const again = await video();
    expect(again).not.toBe(element);
    Object.defineProperty(again, 'duration', { value: 600 });
    fireEvent.loadedMetadata(again);
    expect(again.currentTime).toBe(61);
    expect(server.callsTo('/api/specialists/sessions/s/watch')).toHaveLength(2);
  });

  it('says so when a stream breaks for good', async () => {
    await open(hls);
    await press('Assistir');
    await waitFor(() => expect(streams.made).toHaveLength(1));
    act(() => streams.made[0]?.fail('media'));
    expect(screen.queryByText('O vídeo parou no caminho')).toBeNull();
    act(() => streams.made[0]?.fail('network'));
    expect(await screen.findByText('O vídeo parou no caminho')).toBeTruthy();
  });

  it('of a premium session that the server withholds says so, and leads to the plans', async () => {
    const { server } = await open(mp4);
    server.refuse('/api/specialists/sessions/s/watch', 'forbidden', { session: 'premium_only' });
    await press('Assistir');
    expect(await screen.findByText('⭐ Conteúdo Premium - Assine para acesso completo')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Conhecer os planos' }).getAttribute('href')).toBe('/app/planos');
    expect(document.querySelector('video')).toBeNull();
  });

  it('leads to a meeting in a tab of its own, which is not told where she came from', async () => {
    await open({ kind: 'meeting', address: 'https://sala.exemplo.test/abc' });
    await press('Assistir');
    const way = await screen.findByRole('link', { name: /Entrar no encontro/ });
    expect(way.getAttribute('href')).toBe('https://sala.exemplo.test/abc');
    expect(way.getAttribute('target')).toBe('_blank');
    expect(way.getAttribute('rel')).toContain('noreferrer');
    expect(screen.getByText(/sala\.exemplo\.test/)).toBeTruthy();
  });

  it('silences the article that is read aloud', async () => {
    const pause = vi.spyOn(audio, 'pause');
    await open(mp4);
    await press('Assistir');
    fireEvent.play(await video());
    expect(pause).toHaveBeenCalled();
  });

  it('says every 45 seconds that she is there, only while she looks and while it is live', async () => {
    const { server } = await open(mp4);
    await press('Assistir');
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    await press('Fechar vídeo');
    await press('Assistir');
    await video();
    const told = () => server.callsTo('/api/specialists/sessions/s/watching').length;
    await act(async () => vi.advanceTimersByTime(45_000));
    await waitFor(() => expect(told()).toBe(1));
    const hidden = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    await act(async () => vi.advanceTimersByTime(90_000));
    hidden.mockRestore();
    await act(async () => vi.advanceTimersByTime(45_000));
    await waitFor(() => expect(told()).toBe(2));
    await press('Fechar vídeo');
    await act(async () => vi.advanceTimersByTime(90_000));
    expect(told()).toBe(2);
  });
});

describe('a preview', () => {
  const replay = session({ id: 's', state: 'ended', hasReplay: true, hasPreview: true });

  it('plays for a visitor, who is asked in for the whole', async () => {
    const { server } = await open(mp4, replay, null);
    await press('Ver Prévia');
    expect((await video()).getAttribute('src')).toBe('/video.mp4');
    expect(screen.getByText('Você está vendo a prévia.')).toBeTruthy();
    expect(server.callsTo('/api/specialists/sessions/s/preview')).toHaveLength(1);
    await press('Assistir');
    expect(await screen.findByText('Entre para participar')).toBeTruthy();
    expect(server.callsTo('/api/specialists/sessions/s/watch')).toHaveLength(0);
  });
});
