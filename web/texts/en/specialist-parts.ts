import type { SameKeys } from '#web/platform/language/translate.ts';
import type { specialistParts as pt } from '../pt/specialist-parts.ts';

export const specialistParts: SameKeys<typeof pt> = {
  videoCall: 'Video call with a specialist',
  online: { one: '{n} specialist online now', other: '{n} specialists online now' },
  nobodyOnline: 'No specialist online right now',
  seeSpecialists: 'See the specialists',
  next: 'Next session:',

  liveNow: 'A specialist is live now',
  liveSoon: 'A specialist, live',
  liveAt: '{when}: {about}',
  liveFriday: 'Friday at 10am',
  seeSession: 'See the session',

  ofWeek: 'Specialist of the Week',
  sendQuestion: 'Send a Question',
  seeReplays: 'Watch Replays',
  replays: 'Recorded sessions',
  noReplays: 'No recordings yet. The first one shows here after the next session.',
};
