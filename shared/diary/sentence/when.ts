import { addDays, type CalendarDate, dayIn, daysBetween } from '../../time/calendar-date.ts';
import { lastSuchDay } from './dates.ts';
import { isAhead, momentOfClock, type SaidDay, type Stretch, stretchOfClocks, wallNow } from './moments.ts';
import type { Piece } from './pieces.ts';
import type { Reading } from './reading.ts';
import type { DraftWhen, SentenceQuestion } from './sentence.ts';

/** What speaks of when, in whichever kind. */
export const isOfTime = ({ is }: Piece): boolean =>
  ['now', 'ago', 'clock', 'clocks', 'day', 'part', 'date'].includes(is);

const never: DraftWhen = { startTime: null, endTime: null, day: null, durationSeconds: null };

/** "Ontem", "this morning", "no dia 10": the day, and what it says of the hour. */
export function takeDay(reading: Reading): SaidDay {
  const today = wallNow(reading.here).date;
  const day = reading.take('day');
  const part = reading.take('part');
  const date = reading.take('date');
  const dated = date && lastSuchDay(date.date, today);
  if (date && !dated) reading.ask('impossible', [date]);
  // Without a year, and without a month too, the last one is only a guess.
  if (date && dated && isLongAgo(dated, today, date.date.month)) reading.ask('when', [date]);
  const ago = day?.ago ?? part?.ago;
  return {
    day: dated ?? (ago === undefined || isOfLastNight(day, part) ? null : addDays(today, -ago)),
    part: part?.part ?? null,
    isLastNight: isOfLastNight(day, part),
  };
}

const mostDaysBack = 60;
const isLongAgo = (day: CalendarDate, today: CalendarDate, month: number | null) =>
  daysBetween(day, today) > mostDaysBack || (month === null && day.slice(0, 7) !== today.slice(0, 7));

const isOfLastNight = (day: { ago: number } | undefined, part: { part: string; ago?: number } | undefined) =>
  part?.part === 'night' && (part.ago === 1 || (day?.ago === 1 && part.ago === undefined));

const isDaySaid = ({ day, part, isLastNight }: SaidDay) => day !== null || part !== null || isLastNight;

/** A kind that happens at a moment: now where nothing else is said. */
export function whenMoment(reading: Reading): DraftWhen {
  const at = takeMoment(reading, takeDay(reading));
  return { ...never, startTime: (at ?? reading.here.now).toISOString() };
}

function takeMoment(reading: Reading, said: SaidDay): Date | undefined {
  const { here } = reading;
  const ago = reading.take('ago');
  if (ago) return new Date(here.now.getTime() - ago.seconds * 1000);
  const clock = reading.take('clock') ?? reading.take('hours');
  if (clock) {
    const found = momentOfClock(clock.clock, { ...said, ...here });
    if (!found) reading.ask('impossible', [clock]);
    if (found?.question) reading.ask(found.question, [clock]);
    return found?.value;
  }
  const isNow = reading.take('now') !== undefined;
  const isToday = said.day === wallNow(here).date && said.part === null;
  if (!isNow && isDaySaid(said) && !isToday) reading.ask('when');
  if (!isNow && said.day !== null && !isToday) return daysBefore(here.now, said.day, reading);
  return undefined;
}

/** The same hour of that day: somewhere to begin from, and asked about. */
function daysBefore(now: Date, day: CalendarDate, { here }: Reading): Date {
  let moment = now;
  while (dayIn(here.timeZone, moment) > day) moment = new Date(moment.getTime() - 86_400_000);
  return moment;
}

/** A kind that has only a day. An hour that was said with it is kept in the notes: the record has no place for it. */
export function whenDay(reading: Reading): { when: DraftWhen; hour: string | null } {
  const { here } = reading;
  const today = wallNow(here).date;
  const said = takeDay(reading);
  reading.take('now');
  const ago = reading.take('ago');
  if (ago) {
    const moment = new Date(here.now.getTime() - ago.seconds * 1000);
    return { when: { ...never, day: dayIn(here.timeZone, moment) }, hour: null };
  }
  const clock = reading.take('clock') ?? reading.take('hours');
  if (!clock) {
    if (said.isLastNight) return { when: { ...never, day: addDays(today, -1) }, hour: null };
    return { when: { ...never, day: said.day ?? today }, hour: null };
  }
  const found = momentOfClock(clock.clock, { ...said, ...here });
  if (!found) reading.ask('impossible', [clock]);
  if (found?.question) reading.ask(found.question, [clock]);
  const day = found ? dayIn(here.timeZone, found.value) : (said.day ?? today);
  return { when: { ...never, day }, hour: clock.text };
}

type Length = {
  /** How long it took where durations were told apart, as of two breasts. */
  seconds: number | null;
  /** What is asked where nothing says how long; null: it may have no length. */
  missing: SentenceQuestion | null;
  /** Whether it lasts hours, so that "2h" says how long and not when. */
  lastsHours?: boolean;
};

/** Fewer hours may be a length as well as an hour of the night. */
const mostHoursOfLength = 4;

/** A kind that lasts: by its two hours, or by one end and its length, or by its length until now. */
export function whenSpan(reading: Reading, { seconds, missing, lastsHours = false }: Length): DraftWhen {
  const said = takeDay(reading);
  const between = takeStretch(reading, said);
  if (between) {
    const span = (between.end.getTime() - between.start.getTime()) / 1000;
    const told = seconds ?? takeSeconds(reading, false) ?? span;
    if (told > span) reading.ask('impossible');
    return whenOf(between, told);
  }
  const length = seconds ?? takeSeconds(reading, lastsHours);
  const open = reading.pieces.find((piece) => piece.is === 'hours' && !reading.isUsed(piece));
  if (open?.is === 'hours' && missing === null && length === undefined && open.clock.hour < mostHoursOfLength)
    reading.ask('when', [open]);
  const isNow = !['ago', 'clock', 'hours'].some((is) => isOpen(reading, is as Piece['is']));
  const start = takeMoment(reading, said);
  if (length === undefined) {
    if (missing !== null) reading.ask(missing);
    const at = (start ?? reading.here.now).toISOString();
    return { ...never, startTime: at, ...(missing === null && { endTime: at, durationSeconds: 0 }) };
  }
  if (isNow && !start) return whenOf(stretchUntil(reading.here.now, length), length);
  const begun = start ?? reading.here.now;
  const end = new Date(begun.getTime() + length * 1000);
  if (isAhead(end, reading.here)) reading.ask('impossible');
  return whenOf({ start: begun, end }, length);
}

const isOpen = (reading: Reading, is: Piece['is']) =>
  reading.pieces.some((piece) => piece.is === is && !reading.isUsed(piece));

export const stretchUntil = (end: Date, seconds: number): Stretch => ({
  start: new Date(end.getTime() - seconds * 1000),
  end,
});

export const whenOf = ({ start, end }: Stretch, durationSeconds: number): DraftWhen => ({
  startTime: start.toISOString(),
  endTime: end.toISOString(),
  day: null,
  durationSeconds,
});

function takeStretch(reading: Reading, said: SaidDay): Stretch | undefined {
  const clocks = reading.take('clocks');
  if (!clocks) return undefined;
  return resolveStretch(reading, clocks, said);
}

/** Asks what is open of the two hours. */
export function resolveStretch(
  reading: Reading,
  clocks: Pick<Extract<Piece, { is: 'clocks' }>, 'start' | 'end'>,
  said: SaidDay,
): Stretch | undefined {
  const found = stretchOfClocks(clocks, { ...said, ...reading.here });
  if (!found) reading.ask('impossible');
  if (found?.question) reading.ask(found.question);
  return found?.value;
}

/** How long it took. "2h" says so after what it is of, where nothing else does. */
export function takeSeconds(reading: Reading, mayBeHours: boolean): number | undefined {
  const duration = reading.take('duration');
  if (duration || !mayBeHours) return duration?.seconds;
  const hours = reading.pieces.find((piece) => piece.is === 'hours' && !reading.isUsed(piece));
  if (hours?.is !== 'hours') return undefined;
  const place = reading.pieces.indexOf(hours);
  const isAfter = reading.pieces.slice(0, place).some((piece) => reading.isUsed(piece) && !isOfTime(piece));
  if (!isAfter) return undefined;
  reading.use(hours);
  return hours.seconds;
}
