// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { lullaby, openPage } from '#tests/support/audio-page.ts';
import { FakeAudio } from '#tests/support/fake-audio.ts';
import type { Track } from './player-state.ts';

const other: Track = { ...lullaby, id: 'a2', url: '/media/post-audio/b.mp3', title: 'Colo' };
const positionKey = 'audio_position:/media/post-audio/a.mp3';

beforeEach(() => {
  localStorage.clear();
  return () => vi.unstubAllGlobals();
});

describe('listening', () => {
  it('fetches nothing before she plays, then starts at 70 of 100', async () => {
    const { player, state, sound } = await openPage();
    expect(FakeAudio.made).toEqual([]);
    player.playTrack(lullaby);
    expect(state().status).toBe('waiting');
    expect(sound().src).toBe(lullaby.url);
    expect(sound().volume).toBe(0.7);
    sound().arrive(120);
    expect(state()).toMatchObject({ status: 'playing', duration: 120 });
  });

  it('goes forward and back by fifteen seconds, never past the ends', async () => {
    const { player, state, sound } = await openPage();
    player.playTrack(lullaby);
    sound().arrive(120);
    player.seek(lullaby, state().position + player.skipSeconds);
    expect(sound().currentTime).toBe(15);
    player.seek(lullaby, state().position - 40);
    expect(sound().currentTime).toBe(0);
    player.seek(lullaby, 500);
    expect(sound().currentTime).toBe(120);
  });

  it('remembers how loud and how fast she likes it', async () => {
    const first = await openPage();
    first.player.setVolume(35);
    first.player.setSpeed(1.5);
    const { player, sound, state } = await openPage();
    expect(state()).toMatchObject({ volume: 35, speed: 1.5 });
    player.playTrack(lullaby);
    expect(sound()).toMatchObject({ volume: 0.35, playbackRate: 1.5 });
    player.setSpeed(2);
    expect(sound().playbackRate).toBe(2);
  });

  it.each(['loud', '-3', '101', '7.5', ''])(
    'a remembered volume of "%s" is no volume: 70 it is',
    async (kept) => {
      localStorage.setItem('audio_volume', kept);
      const { state } = await openPage();
      expect(state().volume).toBe(70);
    },
  );

  it('plays one thing at a time, from one element', async () => {
    const { player, state, sound } = await openPage();
    player.playTrack(lullaby);
    sound().arrive(120);
    sound().reach(33);
    player.playTrack(other);
    expect(FakeAudio.made).toHaveLength(1);
    expect(sound().src).toBe(other.url);
    expect(state()).toMatchObject({ track: other, position: 0 });
    expect(localStorage.getItem(positionKey)).toBe('33.0');
  });

  it('is paused when the device pauses it, and when it may not start by itself', async () => {
    const { player, state, sound } = await openPage();
    player.playTrack(lullaby);
    sound().arrive(120);
    sound().pause();
    expect(state().status).toBe('paused');
    sound().play.mockRejectedValueOnce(new DOMException('not now', 'NotAllowedError'));
    player.resume();
    await vi.waitFor(() => expect(state().status).toBe('paused'));
  });

  it('is put away on request, and her place is kept', async () => {
    const { player, state, sound } = await openPage();
    player.playTrack(lullaby);
    sound().arrive(120);
    sound().reach(12);
    player.closePlayer();
    expect(state().track).toBeNull();
    expect(sound()).toMatchObject({ src: '', paused: true });
    expect(localStorage.getItem(positionKey)).toBe('12.0');
  });
});

describe('her place', () => {
  it('is kept every few seconds, and she goes on from there on the next day', async () => {
    const first = await openPage();
    first.player.playTrack(lullaby);
    first.sound().arrive(120);
    first.sound().reach(2);
    expect(localStorage.getItem(positionKey)).toBeNull();
    first.sound().reach(42.4);
    expect(localStorage.getItem(positionKey)).toBe('42.4');

    const { player, state, sound } = await openPage();
    player.playTrack(lullaby);
    expect(state().position).toBe(42.4);
    sound().reach(0);
    expect(state().position).toBe(42.4);
    sound().arrive(120);
    expect(sound().currentTime).toBe(42.4);
  });

  it.each(['pause', 'pagehide'])('is kept at a %s', async (moment) => {
    const { player, sound } = await openPage();
    player.playTrack(lullaby);
    sound().arrive(120);
    sound().reach(3.2);
    if (moment === 'pause') player.pause();
    else window.dispatchEvent(new Event('pagehide'));
    expect(localStorage.getItem(positionKey)).toBe('3.2');
  });

  it('is the beginning again once she heard the end', async () => {
    const { player, state, sound } = await openPage();
    player.playTrack(lullaby);
    sound().arrive(120);
    sound().reach(119);
    sound().end();
    expect(state()).toMatchObject({ status: 'paused', position: 0 });
    expect(localStorage.getItem(positionKey)).toBeNull();
  });

  it('can be chosen before anything plays', async () => {
    const { player, sound } = await openPage();
    player.seek({ ...lullaby, durationSeconds: 100 }, 60);
    player.playTrack(lullaby);
    sound().arrive(100);
    expect(sound().currentTime).toBe(60);
  });

  it('that lies past the end of a shorter recording is its beginning', async () => {
    localStorage.setItem(positionKey, '500');
    const { player, sound } = await openPage();
    player.playTrack(lullaby);
    sound().arrive(100);
    expect(sound().currentTime).toBe(0);
  });
});

describe('a recording that fails on its way', () => {
  it('keeps her place, and goes on from there when she tries again', async () => {
    const { player, state, sound } = await openPage();
    player.playTrack(lullaby);
    sound().arrive(120);
    sound().reach(50);
    sound().fail();
    sound().reach(0);
    expect(state()).toMatchObject({ status: 'failed', position: 50 });
    expect(localStorage.getItem(positionKey)).toBe('50.0');
    player.resume();
    expect(sound().loads).toBe(1);
    sound().arrive(120);
    expect(sound().currentTime).toBe(50);
    expect(state().status).toBe('playing');
  });

  it('that never comes is a failure too', async () => {
    const { player, state, sound } = await openPage();
    player.playTrack(lullaby);
    sound().play.mockRejectedValueOnce(new DOMException('no source', 'NotSupportedError'));
    player.pause();
    player.resume();
    await vi.waitFor(() => expect(state().status).toBe('failed'));
  });
});
