import { type Breast, maxNotesLength, type NursingSide } from '#shared/nursing/nursing.rules.ts';
import { feedOf, nursingLimits, sideOf } from '#shared/nursing/timer.rules.ts';
import type { TimerActions } from '#web/features/timer/timer-actions.ts';
import type { TimerKind } from '#web/features/timer/timer-kind.ts';
import { timerKey } from './timer-key.ts';

const seenKey = 'nursing_seen';

/** A timer with a breast on each side, that becomes a feed. */
export const nursingTimer: TimerKind<Breast, NursingSide> = {
  name: 'nursing',
  timerKey,
  seenKey,
  limits: nursingLimits,
  maxNotesLength,
  writes: { put: 'timer.put', remove: 'timer.remove', record: 'feed.put', removeRecord: 'feed.remove' },
  recordOf: (timer, side) => feedOf(timer, timer.notes, side ?? sideOf(timer)),
};

export type NursingActions = TimerActions<Breast, NursingSide>;
