import type { CalendarDate } from '../time/calendar-date.ts';
import { latestToday } from '../time/latest-today.ts';
import type { Table, TableRow } from './csv.rules.ts';
import {
  type ImportContext,
  type ImportedDetails,
  type ImportedKind,
  type ImportedRecord,
  type ImportResult,
  NotTakenError,
  refuse,
} from './imported.ts';
import { readDay, readMoment } from './moments.rules.ts';
import { uuid5 } from './uuid5.rules.ts';

/** Of ids that are derived from what was imported; made once, and never changed. */
const namespace = 'b5b7c1de-8a0c-5c51-9d1f-3f0a2c9d7e44';

/** What the kinds of the diary allow. */
const notesLimit: Record<ImportedKind, number> = {
  feed: 5000,
  sleep: 2000,
  bottle: 2000,
  pumping: 2000,
  activity: 2000,
  milestone: 2000,
  note: 2000,
  food: 1000,
  nappy: 1000,
  temperature: 1000,
  medicine: 1000,
  growth: 1000,
  vaccine: 1000,
};
const longestHours: Partial<Record<ImportedKind, number>> = {
  feed: 24,
  sleep: 24,
  pumping: 12,
  activity: 24,
};
const hourMs = 3_600_000;
const futureToleranceMs = 300_000;
const earliest = Date.UTC(2000, 0, 1);

type Common<Kind extends ImportedKind> = {
  kind: Kind;
  details: ImportedDetails[Kind];
  notes?: readonly string[];
  /** Told together with the others of this name. */
  group?: string;
};
export type Moment<Kind extends ImportedKind> = Common<Kind> & { at: string };
export type Span<Kind extends ImportedKind> = Common<Kind> & {
  start: string;
  /** Empty: as long as `seconds` say, or a moment. */
  end: string;
  seconds?: number | null;
};
export type Day<Kind extends ImportedKind> = Common<Kind> & { day: string };

/** One row of a file, and what makes records of it. */
export type Making = {
  row: TableRow;
  context: ImportContext;
  moment<Kind extends ImportedKind>(told: Moment<Kind>): ImportedRecord;
  span<Kind extends ImportedKind>(told: Span<Kind>): ImportedRecord;
  day<Kind extends ImportedKind>(told: Day<Kind>): ImportedRecord;
};

export type RowSource = {
  file: string;
  /** The app and the sort of row: its rows are told apart within it. */
  of: string;
  row: TableRow;
  /** What the app itself knows the row by; empty: what stands in it. */
  key: string;
  babyId: string | null;
};

export type Take = (source: RowSource, make: (making: Making) => ImportedRecord | ImportedRecord[]) => void;
/** One file on its way through an importer. */
export type TableInto = { table: Table; file: string; context: ImportContext; take: Take };

export const within = (value: number, [least, most]: [least: number, most: number]): number =>
  value >= least && value <= most ? value : refuse('impossible_value');

/** With the last day that has begun anywhere: asked once, not for every row. */
type Known = ImportContext & { today: CalendarDate };

/** Collects what rows become, and why some become nothing. The same row is always the same id, and counts once. */
export function importing(context: ImportContext) {
  const result: ImportResult = { records: [], notTaken: [], shortened: [] };
  const seen = new Set<string>();
  const known: Known = { ...context, today: latestToday(context.now) };

  const take: Take = (source, make) => {
    const { file, row } = source;
    try {
      const made = [make(makingOf(source, known))]
        .flat()
        .map((record) => shortened(record, () => result.shortened.push({ file, line: row.line })));
      if (made.some(({ id }) => seen.has(id))) refuse('twice');
      for (const record of made) seen.add(record.id);
      result.records.push(...made);
    } catch (error) {
      if (!(error instanceof NotTakenError)) throw error;
      result.notTaken.push({ file, line: row.line, reason: error.reason });
    }
  };

  return { take, result };
}

function makingOf(source: RowSource, context: Known): Making {
  const { row, babyId } = source;
  const seed = [source.of, babyId ?? '', source.key || row.cells.map((cell) => cell.trim()).join('\u001f')];
  let made = 0;
  const common = <Kind extends ImportedKind>({ kind, details, notes = [], group }: Common<Kind>) => ({
    id: uuid5(namespace, [...seed, kind, made++ || ''].join('\u001e')),
    kind,
    // What she drew is of no baby in particular.
    babyId: kind === 'pumping' ? null : babyId,
    details,
    notes:
      notes
        .map((one) => one.trim())
        .filter(Boolean)
        .join('\n') || null,
    timeZone: context.timeZone,
    groupId: group ? uuid5(namespace, [source.of, babyId ?? '', 'group', group].join('\u001e')) : null,
  });
  const record = (one: object) => one as ImportedRecord;
  return {
    row,
    context,
    moment: ({ at, ...told }) =>
      record({
        ...common(told),
        startTime: pastMoment(at, context),
        endTime: null,
        day: null,
        durationSeconds: null,
      }),
    span: ({ start, end, seconds = null, ...told }) =>
      record({ ...common(told), day: null, ...spanOf({ kind: told.kind, start, end, seconds }, context) }),
    day: ({ day, ...told }) =>
      record({
        ...common(told),
        startTime: null,
        endTime: null,
        durationSeconds: null,
        day: pastDay(day, context),
      }),
  };
}

function pastMoment(text: string, { timeZone, now }: ImportContext): string {
  const moment = readMoment(text, timeZone)?.getTime() ?? Number.NaN;
  if (!(moment >= earliest)) refuse('not_a_moment');
  if (moment > now.getTime() + futureToleranceMs) refuse('in_the_future');
  return new Date(moment).toISOString();
}

function pastDay(text: string, { timeZone, today }: Known): CalendarDate {
  const day = readDay(text, timeZone);
  if (day === null || day < '2000-01-01') return refuse('not_a_date');
  return day > today ? refuse('in_the_future') : day;
}

type SpanTold = { kind: ImportedKind; start: string; end: string; seconds: number | null };

function spanOf({ kind, start, end, seconds }: SpanTold, context: ImportContext) {
  const startTime = pastMoment(start, context);
  const from = Date.parse(startTime);
  const endTime =
    end === '' ? new Date(from + (seconds ?? 0) * 1000).toISOString() : pastMoment(end, context);
  const lasted = Date.parse(endTime) - from;
  if (lasted < 0) refuse('ends_before_start');
  if (lasted > (longestHours[kind] ?? 24) * hourMs) refuse('lasts_too_long');
  const span = Math.ceil(lasted / 1000);
  return { startTime, endTime, durationSeconds: Math.min(seconds ?? span, span) };
}

function shortened(record: ImportedRecord, tell: () => void): ImportedRecord {
  const limit = notesLimit[record.kind];
  if ((record.notes?.length ?? 0) <= limit) return record;
  tell();
  return { ...record, notes: record.notes?.slice(0, limit) ?? null };
}
