import { timersRepository } from '#server/features/timer/timers.repository.ts';
import { feeds, nursingTimers } from './nursing.table.ts';

/** A timer that was saved is a feed. */
export const feedTimers = timersRepository(nursingTimers, feeds);
