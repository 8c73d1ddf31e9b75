import { addDays, type CalendarDate } from '../../time/calendar-date.ts';
import { momentOf, type WallClock, wallClock } from '../../time/zoned-time.ts';
import { futureToleranceMinutes } from '../record-check.rules.ts';
import type { Clock } from './clock.ts';
import type { SentenceQuestion } from './sentence.ts';
import type { DayPart } from './words/vocabulary.ts';

/** Now, where she is. */
export type Here = { now: Date; timeZone: string };

/** What the sentence says of the day beside the hours. */
export type SaidDay = {
  /** Null: not said. */
  day: CalendarDate | null;
  part: DayPart | null;
  /** The night that is over: its evening was yesterday, its small hours are today. */
  isLastNight: boolean;
};

export type Resolved<Value> = { value: Value; question: SentenceQuestion | null };

const toleranceMs = futureToleranceMinutes * 60_000;
export const wallNow = ({ now, timeZone }: Here): WallClock => wallClock(now, timeZone);
export const isAhead = (moment: Date, { now }: Here): boolean =>
  moment.getTime() > now.getTime() + toleranceMs;

/** The hours of 24 that were meant: none where the words contradict each other, two where they leave it open. */
function hoursOf({ hour, half, isExact }: Clock, part: DayPart | null): number[] {
  if (half !== null) {
    if (hour > 12) return half === 'pm' ? [hour] : [];
    const named = (hour % 12) + (half === 'pm' ? 12 : 0);
    return part === null || isIn(part, named) ? [named] : [];
  }
  const open = isExact && part === null ? [hour] : hour > 12 ? [hour] : [hour % 12, (hour % 12) + 12];
  return part === null ? open : open.filter((one) => isIn(part, one));
}

/** Which hours people give to each part of the day. None has both halves of one hour. */
function isIn(part: DayPart, hour: number): boolean {
  if (part === 'dawn') return hour < 7;
  if (part === 'morning') return hour >= 1 && hour < 12;
  if (part === 'afternoon') return hour >= 12 && hour < 20;
  return hour >= 17 || hour < 5;
}

function momentsOn(day: CalendarDate, clock: Clock, { part, timeZone }: SaidDay & Here): Date[] {
  return hoursOf(clock, part).map((hour) =>
    momentOf({ date: day, hour, minute: clock.minute, second: 0 }, timeZone),
  );
}

const [evening, smallHours] = [17, 5];

/** The moments of last night at that hour: its evening yesterday, its small hours today. */
function momentsOfLastNight(clock: Clock, said: SaidDay & Here): Date[] {
  const today = wallNow(said).date;
  return hoursOf(clock, 'night').map((hour) =>
    momentOf(
      {
        date: hour >= evening || hour >= smallHours ? addDays(today, -1) : today,
        hour,
        minute: clock.minute,
        second: 0,
      },
      said.timeZone,
    ),
  );
}

/**
 * The moment of an hour. Without a day it is today's; where that has yet to come it can only have been yesterday's,
 * and is asked about; where both halves of the day have it behind them, so is that.
 */
export function momentOfClock(clock: Clock, said: SaidDay & Here): Resolved<Date> | undefined {
  const today = wallNow(said).date;
  const on = (day: CalendarDate) => momentsOn(day, clock, said).filter((moment) => !isAhead(moment, said));
  const moments = said.isLastNight
    ? momentsOfLastNight(clock, said).filter((moment) => !isAhead(moment, said))
    : on(said.day ?? today);
  const latest = latestOf(moments);
  if (latest) return { value: latest, question: moments.length > 1 ? 'morning_or_evening' : null };
  if (said.day !== null || said.isLastNight) return undefined;
  const before = latestOf(on(addDays(today, -1)));
  return before && { value: before, question: 'yesterday' };
}

const latestOf = (moments: readonly Date[]): Date | undefined =>
  moments.reduce<Date | undefined>((latest, one) => (latest && latest > one ? latest : one), undefined);

export type Stretch = { start: Date; end: Date };

/** The stretch between two hours: the shortest that fits, ended by now, and begun the day before if need be. */
export function stretchOfClocks(
  clocks: { start: Clock; end: Clock },
  said: SaidDay & Here,
): Resolved<Stretch> | undefined {
  const today = wallNow(said).date;
  if (said.day !== null) {
    const found = stretchesFrom(clocks, said.day, said);
    return chosen(found, null);
  }
  if (said.isLastNight)
    return chosen(
      [...stretchesFrom(clocks, addDays(today, -1), said), ...stretchesFrom(clocks, today, said)].filter(
        ({ start }) =>
          wallClock(start, said.timeZone).hour >= evening ||
          wallClock(start, said.timeZone).hour < smallHours,
      ),
      null,
    );
  return (
    chosen(stretchesTo(clocks, today, said), null) ??
    chosen(stretchesTo(clocks, addDays(today, -1), said), 'yesterday')
  );
}

/** A part of the day said of both is of the end; a night's beginning may lie in the evening before. */
const partsOf = ({ part }: SaidDay): (DayPart | null)[] => (part === null ? [null] : [part, null]);

function stretchesTo(
  { start, end }: { start: Clock; end: Clock },
  day: CalendarDate,
  said: SaidDay & Here,
): Stretch[] {
  return momentsOn(day, end, said)
    .filter((moment) => !isAhead(moment, said))
    .flatMap((endsAt) => {
      for (const part of partsOf(said)) {
        const starts = [day, addDays(day, -1)].flatMap((one) => momentsOn(one, start, { ...said, part }));
        const begun = latestOf(starts.filter((moment) => moment < endsAt));
        if (begun) return [{ start: begun, end: endsAt }];
      }
      return [];
    });
}

function stretchesFrom(
  { start, end }: { start: Clock; end: Clock },
  day: CalendarDate,
  said: SaidDay & Here,
): Stretch[] {
  return momentsOn(day, start, said).flatMap((startsAt) => {
    const ends = [day, addDays(day, 1)].flatMap((one) => momentsOn(one, end, { ...said, part: null }));
    const first = ends
      .filter((moment) => moment > startsAt && !isAhead(moment, said))
      .sort((a, b) => a.getTime() - b.getTime())[0];
    return first ? [{ start: startsAt, end: first }] : [];
  });
}

function chosen(found: readonly Stretch[], question: SentenceQuestion | null): Resolved<Stretch> | undefined {
  const lengths = found.map(({ start, end }) => end.getTime() - start.getTime());
  const shortest = found.filter((_, at) => lengths[at] === Math.min(...lengths));
  const value = shortest.sort((a, b) => b.end.getTime() - a.end.getTime())[0];
  if (!value) return undefined;
  return { value, question: question ?? (shortest.length > 1 ? 'morning_or_evening' : null) };
}
