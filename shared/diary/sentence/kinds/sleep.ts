import { maxSleepHours, sleepForgottenAfterHours } from '../../../sleep/sleep.rules.ts';
import { usualKind } from '../../../sleep/sleep-timer.rules.ts';
import { addDays, type CalendarDate, dayIn } from '../../../time/calendar-date.ts';
import type { Clock } from '../clock.ts';
import { momentOfClock, wallNow } from '../moments.ts';
import type { Piece } from '../pieces.ts';
import type { Reading } from '../reading.ts';
import type { DraftWhen } from '../sentence.ts';
import { resolveStretch, stretchUntil, takeDay, takeSeconds, whenOf, whenSpan } from '../when.ts';
import type { Made } from './made.ts';

export function readSleep(reading: Reading): Made[] {
  const slept = reading.takeAll('sleep');
  const woke = reading.takeAll('wake');
  const isJustAwake = woke.some(({ isNow }) => isNow === true);
  const sorts = reading.takeAll('sort');
  reading.takeAll('did');
  reading.takeAll('drink');
  const when =
    woke.length > 0
      ? whenWoken(reading, { slept: slept[0], woke: woke[0], isJustAwake })
      : whenSpan(reading, { seconds: null, missing: 'until_when', lastsHours: true });
  const sort = [...slept, ...sorts].map((piece) => piece.sort).find((one) => one !== null);
  const isWhole = when.startTime !== null && when.endTime !== null;
  const usual = isWhole ? usualKind(when.startTime ?? '', reading.here.timeZone) : null;
  askOfLength(reading, when);
  return [{ kind: 'sleep', details: { sort: sort ?? usual, mood: null }, when }];
}

function askOfLength(reading: Reading, { startTime, endTime }: DraftWhen): void {
  if (startTime === null || endTime === null) return;
  const hours = (Date.parse(endTime) - Date.parse(startTime)) / 3_600_000;
  if (hours <= 0 || hours > maxSleepHours) reading.ask('impossible');
  else if (hours > sleepForgottenAfterHours) reading.ask('unusual');
}

type Ends = { slept: Piece | undefined; woke: Piece | undefined; isJustAwake: boolean };

/** "Dormiu às 13h e acordou às 14h40", in either order; or the length and when it was over. */
function whenWoken(reading: Reading, { slept, woke, isJustAwake }: Ends): DraftWhen {
  const [earlierDay, wokenOn] = twoDays(reading);
  const said = takeDay(reading);
  const end = woke && !isJustAwake ? clockAfter(reading, woke) : undefined;
  const start = slept && !(isJustAwake && reading.has('hours')) ? clockAfter(reading, slept) : undefined;
  if (start && end) {
    const between = resolveStretch(reading, { start, end }, { ...said, day: earlierDay ?? said.day });
    if (!between) return unknownWhen;
    if (wokenOn && dayIn(reading.here.timeZone, between.end) !== wokenOn) reading.ask('impossible');
    return whenOf(between, (between.end.getTime() - between.start.getTime()) / 1000);
  }
  const seconds = slept && takeSeconds(reading, true);
  const awake = { value: reading.here.now, question: null };
  const found = isJustAwake ? awake : end && momentOfClock(end, { ...said, ...reading.here });
  if (found?.question) reading.ask(found.question);
  if (end && !found) reading.ask('impossible');
  if (!found) reading.ask('when');
  const begun = start && momentOfClock(start, { ...said, ...reading.here });
  if (begun?.question) reading.ask(begun.question);
  if (found && begun) {
    if (begun.value >= found.value) reading.ask('impossible');
    const length = (found.value.getTime() - begun.value.getTime()) / 1000;
    return whenOf({ start: begun.value, end: found.value }, length);
  }
  if (found && seconds !== undefined) {
    return whenOf(stretchUntil(found.value, seconds), seconds);
  }
  reading.ask('since_when');
  return { ...unknownWhen, endTime: found?.value.toISOString() ?? null };
}

/** "Dormiu ontem às 20h e acordou hoje às 6h": the earlier is the one on which the sleep began. */
function twoDays(reading: Reading): CalendarDate[] {
  const days = reading.pieces.filter((piece) => piece.is === 'day');
  if (days.length !== 2) return [];
  for (const piece of days) reading.use(piece);
  const today = wallNow(reading.here).date;
  return days.map((piece) => addDays(today, -(piece.is === 'day' ? piece.ago : 0))).sort();
}

const unknownWhen: DraftWhen = { startTime: null, endTime: null, day: null, durationSeconds: null };

/** The hour that is said next after it, before the other end is spoken of. */
function clockAfter(reading: Reading, piece: Piece): Clock | undefined {
  for (const next of reading.pieces.slice(reading.pieces.indexOf(piece) + 1)) {
    if (next.is === 'sleep' || next.is === 'wake') return undefined;
    if ((next.is !== 'clock' && next.is !== 'hours') || reading.isUsed(next)) continue;
    // "Dormiu 2h": two hours, or at two. Nobody wakes for two hours.
    if (next.is === 'hours' && piece.is === 'sleep') reading.ask('when', [next]);
    reading.use(next);
    return next.clock;
  }
  return undefined;
}
