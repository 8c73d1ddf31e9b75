// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { lullaby, openPage } from '#tests/support/audio-page.ts';

beforeEach(() => {
  localStorage.clear();
  return () => vi.unstubAllGlobals();
});

describe('the lock screen', () => {
  it('says what plays, and where it is', async () => {
    const { player, sound, session } = await openPage();
    player.playTrack({ ...lullaby, pictureUrl: '/media/post-images/a.webp' });
    sound().arrive(120);
    sound().reach(7);
    expect(session.metadata).toMatchObject({
      title: 'Sono',
      artist: 'Equipe Colo',
      artwork: [{ src: '/media/post-images/a.webp' }],
    });
    expect(session.playbackState).toBe('playing');
    expect(session.positions.at(-1)).toEqual({ duration: 120, playbackRate: 1, position: 7 });
  });

  it('plays, pauses and moves, and a browser that knows less still works', async () => {
    const { player, state, sound, handlers } = await openPage();
    player.playTrack(lullaby);
    sound().arrive(120);
    handlers.pause?.({ action: 'pause' });
    expect(state().status).toBe('paused');
    handlers.play?.({ action: 'play' });
    expect(state().status).toBe('waiting');
    handlers.seekforward?.({ action: 'seekforward' });
    expect(sound().currentTime).toBe(15);
    handlers.seekbackward?.({ action: 'seekbackward', seekOffset: 5 });
    expect(sound().currentTime).toBe(10);
    handlers.seekto?.({ action: 'seekto', seekTime: 90 });
    expect(sound().currentTime).toBe(90);
  });

  it('is left when the player is put away', async () => {
    const { player, session } = await openPage();
    player.playTrack(lullaby);
    player.closePlayer();
    expect(session).toMatchObject({ metadata: null, playbackState: 'none' });
  });
});
