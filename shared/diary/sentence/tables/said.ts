import { addDays, daysBetween } from '../../../time/calendar-date.ts';
import { wallClock } from '../../../time/zoned-time.ts';
import type { Draft, Understood } from '../sentence.ts';

type Here = { now: Date; timeZone: string };

/** What was understood, in one line: `feed left 12m @03:00-03:12`, with `?question` for each that is asked. */
export function said({ drafts, questions }: Understood, here: Here): string {
  const asked = [...new Set(questions.map(({ question }) => ` ?${question}`))].sort();
  return `${drafts.map((draft) => saidOf(draft, here)).join(' + ')}${asked.join('')}`.trim();
}

function saidOf(draft: Draft, here: Here): string {
  const parts = [
    draft.kind,
    ...detailsOf(draft),
    draft.babyName && `of ${draft.babyName}`,
    whenOf(draft, here),
  ];
  const isText = draft.kind === 'note' || draft.kind === 'question';
  const notes = draft.notes && `"${draft.notes}"`;
  const told = isText ? [draft.kind, notes, whenOf(draft, here)] : [...parts, notes];
  return told.filter(Boolean).join(' ');
}

function whenOf({ startTime, endTime, day }: Draft, { now, timeZone }: Here): string {
  const today = wallClock(now, timeZone).date;
  if (day !== null) return day === today ? '' : `@-${daysBetween(day, today)}`;
  const at = (time: string, from = today) => {
    const { date, hour, minute } = wallClock(new Date(time), timeZone);
    const back = daysBetween(date, from);
    const shown = `${String(hour).padStart(2, '0')}:${String(minute).padStart(2, '0')}`;
    return back === 0 ? shown : `-${back} ${shown}`;
  };
  if (startTime === null) return endTime === null ? '' : `@-${at(endTime)}`;
  if (endTime === null || endTime === startTime) return `@${at(startTime)}`;
  const begun = wallClock(new Date(startTime), timeZone).date;
  const ended = wallClock(new Date(endTime), timeZone).date;
  return `@${at(startTime)}-${at(endTime, ended === addDays(begun, 1) ? ended : begun)}`;
}

const orUnknown = (value: unknown): string => (value === null ? '?' : String(value));
const minutes = (seconds: number | null) => `${(seconds ?? 0) / 60}m`;

function detailsOf(draft: Draft): unknown[] {
  const { kind, details } = draft;
  switch (kind) {
    case 'feed':
      return [orUnknown(details.side), lengthOf(draft), details.lastSide && `last ${details.lastSide}`];
    case 'sleep':
      return [orUnknown(details.sort), details.mood];
    case 'food':
      return [details.food, details.liking, ...(details.signs ?? []).map((sign) => `!${sign}`)];
    case 'bottle':
      return [orUnknown(details.milk), amountOf(details)];
    case 'pumping':
      return [
        details.leftMl !== null && `L${details.leftMl}`,
        details.rightMl !== null && `R${details.rightMl}`,
        details.ml,
      ];
    case 'milk':
      return [orUnknown(details.ml), orUnknown(details.place)];
    case 'nappy':
      return [orUnknown(details.what), details.colour, details.catch];
    case 'temperature':
      return [details.tenths === null ? '?' : String(details.tenths / 10), orUnknown(details.place)];
    case 'medicine':
      return [details.name, `"${details.dose}"`, details.everyHours && `every ${details.everyHours}`];
    case 'growth':
      return [
        details.weightGrams && `${details.weightGrams}g`,
        details.lengthMm && `${details.lengthMm}mm`,
        details.headMm && `head ${details.headMm}mm`,
      ];
    case 'vaccine':
      return [details.vaccine, details.dose && `"${details.dose}"`];
    case 'milestone':
      return [`"${details.milestone}"`];
    case 'activity':
      return [details.activity];
    default:
      return [];
  }
}

function lengthOf({ details, durationSeconds }: Draft<'feed'>): string {
  if (durationSeconds === null) return '';
  if (details.side !== 'both') return minutes(durationSeconds);
  return `${minutes(details.leftSeconds)}+${minutes(details.rightSeconds)}`;
}

function amountOf({ takenMl, offeredMl }: Draft<'bottle'>['details']): string {
  if (takenMl === null && offeredMl === null) return '?';
  return offeredMl === null ? String(takenMl) : `${takenMl ?? '-'}/${offeredMl}`;
}
