import type { SameKeys } from '#web/platform/language/translate.ts';
import type { player as pt } from '../pt/player.ts';

export const player: SameKeys<typeof pt> = {
  listen: 'Listen to this content',
  play: 'Play',
  pause: 'Pause',
  back15: 'Back 15 seconds',
  forward15: 'Forward 15 seconds',
  position: 'Position in the audio',
  positionText: '{position} of {duration}',
  seconds: '{seconds} s',
  minutes: '{minutes} min',
  minutesAndSeconds: '{minutes} min and {seconds} s',
  volume: 'Volume',
  volumeText: '{n} of 100',
  speed: 'Speed',
  speedText: '{n} times',
  failed: 'The audio stopped on its way',
  failedText: 'We kept your place.',
  tryAgain: 'Continue from here',
  options: 'Volume and speed',

  nowPlaying: 'Now playing',
  close: 'Close the audio',

  deviceVoice: 'Listen with your device’s voice',
  deviceVoiceText: 'This article has no recording yet. Your device can read it to you.',
  resume: 'Continue',
  stop: 'Stop',
  voiceless:
    'Your device has no voice in this language. You can install one in its settings, under “speech” or “accessibility”.',
};
