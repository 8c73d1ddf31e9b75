import { type Breast, maxNotesLength, type NursingSide } from '#shared/nursing/nursing.rules.ts';
import { feedOf, nursingLimits, sideOf } from '#shared/nursing/timer.rules.ts';
import type { TimerKind } from '#web/features/timer/timer-kind.ts';
import { followSettings } from './nursing-settings.ts';
import { timerKey } from './nursing-timer-key.ts';

const seenKey = 'nursing_seen';

/** A timer with a breast on each side, that becomes a feed. */
export const nursingTimer: TimerKind<Breast, NursingSide> = {
  name: 'feed',
  timerKey,
  seenKey,
  limits: nursingLimits,
  maxNotesLength,
  recordOf(timer, chosen) {
    const told = feedOf(timer, timer.notes, chosen ?? sideOf(timer));
    const { side, leftSeconds, rightSeconds, lastSide = null, ...span } = told;
    return { ...span, day: null, details: { side, leftSeconds, rightSeconds, lastSide } };
  },
  onAnswer: ({ settings }, hers, pending) => followSettings(hers, settings, pending),
};
