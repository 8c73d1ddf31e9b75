import type { PlayerState, Track } from './player-state.ts';

type Controls = {
  play: () => void;
  pause: () => void;
  stop: () => void;
  skip: (seconds: number) => void;
  seek: (position: number) => void;
};

/** The phone's lock screen and the buttons of headphones: what plays, and what they may do with it. */
export function showOnLockScreen(
  track: Track,
  { play, pause, stop, skip, seek }: Controls,
  step: number,
): void {
  if (!('mediaSession' in navigator)) return;
  navigator.mediaSession.metadata = new MediaMetadata({
    title: track.title,
    artist: track.artist,
    album: 'Colo',
    artwork: track.pictureUrl ? [{ src: track.pictureUrl }] : [],
  });
  handle('play', play);
  handle('pause', pause);
  handle('stop', stop);
  handle('seekbackward', ({ seekOffset }) => skip(-(seekOffset ?? step)));
  handle('seekforward', ({ seekOffset }) => skip(seekOffset ?? step));
  handle('seekto', ({ seekTime }) => seek(seekTime ?? 0));
}

export function tellLockScreen({ status, position, duration, speed }: PlayerState): void {
  if (!('mediaSession' in navigator)) return;
  navigator.mediaSession.playbackState = status === 'playing' || status === 'waiting' ? 'playing' : 'paused';
  if (duration === null) return;
  navigator.mediaSession.setPositionState?.({
    duration,
    playbackRate: speed,
    position: Math.min(position, duration),
  });
}

export function leaveLockScreen(): void {
  if (!('mediaSession' in navigator)) return;
  navigator.mediaSession.metadata = null;
  navigator.mediaSession.playbackState = 'none';
}

/** A browser refuses, by throwing, an action that it does not know. */
function handle(action: MediaSessionAction, handler: MediaSessionActionHandler): void {
  try {
    navigator.mediaSession.setActionHandler(action, handler);
  } catch {
    // The others still work.
  }
}
