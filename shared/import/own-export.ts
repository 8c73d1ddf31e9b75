import * as v from 'valibot';
import type { Recorded } from '../diary/kind.ts';
import { type KindName, kindNames, kindOf } from '../diary/kinds.ts';
import { type CalendarDate, isCalendarDate } from '../time/calendar-date.ts';
import type { Table } from './csv.rules.ts';
import { entryOf } from './entry-of.ts';
import {
  type ImportContext,
  type ImportedChild,
  type ImportFile,
  type ImportResult,
  NotTakenError,
  refuse,
} from './imported.ts';
import { isPossible } from './possible-record.rules.ts';

/**
 * Our own download read back: `colo.json` whole, or the table of records from beside it. A record keeps its id, so that
 * what is still in the diary is known again; what was deleted is not woken.
 */
export type OwnRecord = Recorded & { kind: KindName };
type Row = Record<string, unknown>;

/** Of the file that is written; a newer one is not understood here. */
export const ownVersion = 1;

/** A line of the file, and what stands in it. */
type Line = { line: number; row: Row };

const columns = ['id', 'kind', 'starttime', 'endtime', 'day', 'details', 'timezone'];
export const isOwnTable = (table: Table): boolean => columns.every((name) => table.columns.includes(name));

type OwnFile = { lines: Line[]; names: ReadonlyMap<string, string> };

/** Null where it is no download of ours. */
export function ownJson(text: string): OwnFile | null {
  if (!text.trimStart().replace('\uFEFF', '').startsWith('{')) return null;
  try {
    const told = JSON.parse(text.replace(/^\uFEFF/, '')) as Record<string, unknown>;
    const rows = told.diary_records;
    if (!Array.isArray(rows) || Number(told.version ?? ownVersion) > ownVersion) return null;
    return { lines: rows.map((row: Row, index) => ({ line: index + 1, row })), names: namesIn(told.babies) };
  } catch {
    return null;
  }
}

/** What the babies are called, by their ids. */
function namesIn(babies: unknown): OwnFile['names'] {
  const rows = Array.isArray(babies) ? (babies as Row[]) : [];
  return new Map(rows.map((row) => [text(row?.id) ?? '', text(row?.name) ?? '']));
}

const names = [
  'id',
  'baby_id',
  'kind',
  'start_time',
  'end_time',
  'day',
  'duration_seconds',
  'details',
  'notes',
  'time_zone',
  'group_id',
  'deleted_at',
];

export const ownTableLines = ({ rows }: Table): Line[] =>
  rows.map(({ line, cell }) => ({
    line,
    row: Object.fromEntries(names.map((name) => [name, harmless(cell(name))])),
  }));

/** What a spreadsheet would run as a formula was written with an apostrophe in front. */
const harmless = (cell: string): string | null => cell.replace(/^'(?=[=+\-@\t\r])/, '') || null;

/** Whose records are in it; what is of nobody in particular stays so, and is not asked about. */
export const ownChildren = (lines: readonly Line[], named: OwnFile['names']): ImportedChild[] =>
  [...new Set(lines.flatMap(({ row }) => text(row.baby_id) ?? []))].map((key) => ({
    key,
    name: named.get(key) ?? '',
  }));

type Own = { file: ImportFile['name']; lines: readonly Line[]; context: ImportContext };

export function importOwn({ file, lines, context }: Own): ImportResult<OwnRecord> {
  const result: ImportResult<OwnRecord> = { records: [], notTaken: [], shortened: [] };
  const seen = new Set<string>();
  for (const { line, row } of lines)
    try {
      const record = ownRecord(row, context);
      if (seen.has(record.id)) refuse('twice');
      seen.add(record.id);
      result.records.push(record);
    } catch (error) {
      if (!(error instanceof NotTakenError)) throw error;
      result.notTaken.push({ file, line, reason: error.reason });
    }
  return result;
}

const text = (value: unknown): string | null => (typeof value === 'string' && value !== '' ? value : null);

function ownRecord(row: Row, { babies, now }: ImportContext): OwnRecord {
  if (text(row.deleted_at)) refuse('deleted_there');
  const kind = kindNames.find((name) => name === row.kind) ?? refuse('unknown_type');
  const details = v.safeParse(kindOf(kind).details, parsed(row.details));
  const id = text(row.id) ?? refuse('unknown_type');
  if (!details.success) return refuse('impossible_value');
  const baby = text(row.baby_id);
  const record: OwnRecord = {
    id,
    kind,
    babyId: baby === null ? null : (entryOf(babies, baby) ?? null),
    ...whenOf(row, kind),
    details: details.output,
    notes: text(row.notes),
    timeZone: text(row.time_zone),
    groupId: text(row.group_id),
  };
  return isPossible(record, now) ? record : refuse('impossible_value');
}

/** In the table file it is written as JSON. */
function parsed(details: unknown): unknown {
  if (typeof details !== 'string') return details;
  try {
    return JSON.parse(details);
  } catch {
    return refuse('impossible_value');
  }
}

function whenOf(
  row: Row,
  kind: KindName,
): Pick<Recorded, 'startTime' | 'endTime' | 'day' | 'durationSeconds'> {
  const { when } = kindOf(kind);
  if (when === 'day') return { startTime: null, endTime: null, durationSeconds: null, day: dayOf(row.day) };
  const startTime = instant(row.start_time);
  if (when === 'moment') return { startTime, endTime: null, durationSeconds: null, day: null };
  const endTime = instant(row.end_time);
  if (endTime < startTime) refuse('ends_before_start');
  const seconds = Number(row.duration_seconds ?? 0);
  return { startTime, endTime, durationSeconds: Number.isInteger(seconds) ? seconds : 0, day: null };
}

function instant(value: unknown): string {
  const moment = new Date(text(value) ?? Number.NaN);
  return Number.isNaN(moment.getTime()) ? refuse('not_a_moment') : moment.toISOString();
}

const dayOf = (value: unknown): CalendarDate => (isCalendarDate(value) ? value : refuse('not_a_date'));
