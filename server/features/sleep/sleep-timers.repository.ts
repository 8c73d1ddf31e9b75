import { timersRepository } from '#server/features/timer/timers.repository.ts';
import { sleeps, sleepTimers } from './sleep.table.ts';

/** A timer that was saved is a sleep. */
export const napTimers = timersRepository(sleepTimers, sleeps);
