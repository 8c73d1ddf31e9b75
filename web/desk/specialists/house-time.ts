import { houseTimeZone } from '#shared/specialists/specialists.rules.ts';
import { fromLocalMoment, toLocalMoment } from '#web/features/timer/local-moment.ts';

/** A moment as a field of date and time shows it, by the clock of the house: '2026-07-01T08:30'. */
export const houseMinute = (instant: string): string => toLocalMoment(instant, houseTimeZone);

/** The moment that such a field names; undefined when it names none. */
export const instantOfHouseMinute = (minute: string): string | undefined =>
  fromLocalMoment(minute, houseTimeZone) ?? undefined;
