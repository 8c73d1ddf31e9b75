import { addDays, type CalendarDate, dayIn, weekdayOf } from '../time/calendar-date.ts';

/** How she is, in words and never in numbers; from the heaviest to the lightest. */
export const moods = ['very-hard', 'hard', 'so-so', 'good', 'very-good'] as const;
export type Mood = (typeof moods)[number];
export const nights = ['hardly', 'little', 'in-pieces', 'enough', 'well'] as const;
export type Night = (typeof nights)[number];

export const maxCheckinLength = 1000;
/** Several a day for years; what is read at once is the newest of them. */
export const maxCheckins = 10_000;
export const checkinsAtOnce = 300;

type Said = { at: string; mood: Mood };

/** So many very hard ones in a row, the last of them this week: then people are offered, and nothing is concluded. */
const hardInARow = 3;
const offeredForDays = 7;

/** `checkins` newest first. */
export function offersCompany(checkins: readonly Said[], now: Date): boolean {
  const last = checkins.slice(0, hardInARow);
  const age = now.getTime() - Date.parse(last[0]?.at ?? '');
  return (
    last.length === hardInARow &&
    last.every(({ mood }) => mood === 'very-hard') &&
    age < offeredForDays * 86_400_000
  );
}

export type DaySaid = { day: CalendarDate; moods: Mood[] };

/** Whole weeks that end with this one, oldest first, from Sunday on; on each day what she said, in its order. */
export function weeksOf(
  checkins: readonly Said[],
  { now, timeZone, count }: { now: Date; timeZone: string; count: number },
): DaySaid[][] {
  const today = dayIn(timeZone, now);
  const sunday = addDays(today, -weekdayOf(today));
  const said = new Map<CalendarDate, Mood[]>();
  for (const { at, mood } of checkins.toReversed()) {
    const day = dayIn(timeZone, new Date(at));
    said.set(day, [...(said.get(day) ?? []), mood]);
  }
  return Array.from({ length: count }, (_, week) =>
    Array.from({ length: 7 }, (_, weekday) => {
      const day = addDays(sunday, (week - count + 1) * 7 + weekday);
      return { day, moods: said.get(day) ?? [] };
    }),
  );
}
