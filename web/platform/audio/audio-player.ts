import { stopSpeech } from '../device/speech.ts';
import { keepPosition, keepSpeed, keepVolume, keptPosition, type Speed } from './audio-memory.ts';
import { leaveLockScreen, showOnLockScreen, tellLockScreen } from './media-session.ts';
import { signalPlayer } from './player-signal.ts';
import { changePlayer, playerState, type Track } from './player-state.ts';

export const skipSeconds = 15;
const keepEverySeconds = 5;

/** One for the whole app, outside the page's tree: it plays on while she walks from screen to screen. */
let audio: HTMLAudioElement | undefined;
/** Where to go as soon as the sound has said how long it is: before, it cannot go anywhere. */
let goTo: number | undefined;
let lastKept = 0;

/** Plays a recording from where she left it, in place of whatever was playing. */
export function playTrack(track: Track): void {
  if (playerState().track?.url !== track.url) load(track);
  resume();
}

export function resume(): void {
  const { status, track } = playerState();
  const sound = audio;
  if (!sound || !track) return;
  stopSpeech();
  if (status === 'failed') reload(sound);
  change({ status: 'waiting' });
  sound.play().catch((refused: DOMException) => {
    // Interrupted by another recording: whoever did that has already said what is so.
    if (playerState().track !== track) return;
    // By a pause, ours or the browser's own; or by a new beginning, which is under way.
    if (refused.name === 'AbortError' && !sound.paused) return;
    const isPause = refused.name === 'AbortError' || refused.name === 'NotAllowedError';
    if (playerState().status !== 'failed' || !isPause) change({ status: isPause ? 'paused' : 'failed' });
  });
}

export function pause(): void {
  if (!audio || !playerState().track) return;
  audio.pause();
  change({ status: 'paused' });
  keepNow();
}

/** To a moment of this recording, whether it is in the player or not. */
export function seek(track: Track, position: number): void {
  const { track: loaded, duration } = playerState();
  const isLoaded = loaded?.url === track.url;
  const end = (isLoaded ? duration : null) ?? track.durationSeconds ?? Number.POSITIVE_INFINITY;
  const to = Math.min(Math.max(0, position), end);
  keepPosition(track.url, to);
  if (isLoaded && audio) {
    if (audio.readyState > 0) audio.currentTime = to;
    else goTo = to;
  }
  change(isLoaded ? { position: to } : {});
}

export function setVolume(volume: number): void {
  keepVolume(volume);
  if (audio) audio.volume = volume / 100;
  change({ volume });
}

export function setSpeed(speed: Speed): void {
  keepSpeed(speed);
  if (audio) {
    audio.defaultPlaybackRate = speed;
    audio.playbackRate = speed;
  }
  change({ speed });
}

/** Puts the player away; where she was is remembered. */
export function closePlayer(): void {
  if (!audio) return;
  keepNow();
  audio.pause();
  audio.removeAttribute('src');
  audio.load();
  changePlayer({ track: null, status: 'paused', position: 0, duration: null });
  leaveLockScreen();
  signalPlayer(undefined);
}

function load(track: Track): void {
  keepNow();
  audio ??= createAudio();
  const sound = audio;
  const { volume, speed } = playerState();
  goTo = keptPosition(track.url);
  sound.src = track.url;
  sound.volume = volume / 100;
  sound.defaultPlaybackRate = speed;
  sound.playbackRate = speed;
  change({ track, status: 'paused', position: goTo, duration: track.durationSeconds });
  signalPlayer(closePlayer);
  showOnLockScreen(
    track,
    {
      play: resume,
      pause,
      stop: closePlayer,
      skip: (seconds) => seek(track, playerState().position + seconds),
      seek: (position) => seek(track, position),
    },
    skipSeconds,
  );
}

/** After a failure the sound has forgotten everything; it is fetched again and goes on from there. */
function reload(sound: HTMLAudioElement): void {
  goTo = playerState().position;
  sound.load();
}

function createAudio(): HTMLAudioElement {
  const sound = new Audio();
  sound.preload = 'metadata';
  sound.addEventListener('loadedmetadata', () => {
    if (goTo !== undefined && goTo < sound.duration) sound.currentTime = goTo;
    goTo = undefined;
    learnDuration();
  });
  const learnDuration = () => {
    if (Number.isFinite(sound.duration)) change({ duration: sound.duration });
  };
  sound.addEventListener('durationchange', learnDuration);
  sound.addEventListener('timeupdate', () => {
    // Before it has gone to where she was, it only says that it stands at the beginning.
    if (goTo !== undefined || playerState().status === 'failed') return;
    change({ position: sound.currentTime });
    if (Math.abs(sound.currentTime - lastKept) >= keepEverySeconds) keepNow();
  });
  sound.addEventListener('playing', () => change({ status: 'playing' }));
  sound.addEventListener('waiting', () => change({ status: 'waiting' }));
  // Headphones pulled out, a phone call: the device pauses without asking us.
  sound.addEventListener('pause', () => {
    if (!sound.paused || sound.ended || playerState().status === 'failed') return;
    change({ status: 'paused' });
    keepNow();
  });
  sound.addEventListener('ended', () => {
    change({ status: 'paused', position: 0 });
    keepNow();
    sound.currentTime = 0;
  });
  sound.addEventListener('error', () => {
    if (!playerState().track) return;
    change({ status: 'failed' });
    keepNow();
  });
  window.addEventListener('pagehide', keepNow);
  document.addEventListener('visibilitychange', keepNow);
  return sound;
}

function keepNow(): void {
  const { track, position } = playerState();
  if (!track) return;
  lastKept = position;
  keepPosition(track.url, position);
}

function change(part: Parameters<typeof changePlayer>[0]): void {
  changePlayer(part);
  tellLockScreen(playerState());
}
