import type { SameKeys } from '#web/platform/language/translate.ts';
import type { timing as pt } from '../pt/timing.ts';

export const timing: SameKeys<typeof pt> = {
  startNow: 'Time it now',
  orPast: 'Or, if it’s over, tell us how it went:',
  timer: 'Time so far',
  running: 'Under way',
  paused: 'Paused',
  stopped: 'Ended, not saved yet',
  start: 'Start the timer',
  startHint: 'The time is kept even when the screen goes dark.',
  pause: 'Pause',
  resume: 'Continue',
  stop: 'Stop',
  goOn: 'Keep timing',

  saidStarted: 'The timer is running',
  saidPaused: 'Paused at {time}',
  saidResumed: 'Running again',
  saidStopped: 'Stopped at {time}. Not saved yet.',

  began: 'Did it start earlier?',
  beganAgo: 'Started {n} min ago',
  beganOther: 'Another time',
  beganMinutes: 'How many minutes ago did it start?',
  beganApply: 'Change the start',
  beganAt: 'Started at {time}',
  beganDone: 'Start moved to {time}',
  span: '{from} to {to}',

  forgotten: 'When did it end?',
  forgottenText: 'It has been open since {time}. It happens to everyone. Pick what fits best.',
  forgottenAfter: 'About {n} min after it started',
  forgottenNow: 'It ended just now',
  forgottenPick: 'Pick the time',
  forgottenEnd: 'Ended at',
  forgottenGoOn: 'It’s still going on',
  forgottenApply: 'Use this time',

  elsewhere: 'Another timer is running on another device',
  elsewhereHere: 'Another timer is running',
  elsewhereStopped: 'Another timer is waiting to be saved',
  elsewhereText: 'Started at {time}. Nothing is lost: each becomes its own entry.',
  elsewhereJoin: 'Open here',
  elsewhereKeep: 'Leave it as it is',
  savedElsewhere: 'This was already saved on another device',
  savedElsewhereText:
    'What you changed here did not go with it. If you save, the entry becomes what this screen shows; if you cancel, it stays as it was saved there.',

  notesTooLong:
    'That’s past the limit of {max} characters. Your text is still here: shorten it a little to save.',
  barRunning: 'Under way. Open.',
  barOpen: 'Open in the diary.',
};
