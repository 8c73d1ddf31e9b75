import type * as v from 'valibot';
import type { CalendarDate } from '../time/calendar-date.ts';
import type { Timer, TimerLimits } from '../timer/timer.rules.ts';

/** What a record says, whatever its kind. It has a moment or a day, never a day disguised as a moment. */
export type Recorded<Details = unknown> = {
  /** Made on the phone: sent again when it is edited, under the same id. */
  id: string;
  /** Null: not yet said whose, or of the whole family. */
  babyId: string | null;
  startTime: string | null;
  endTime: string | null;
  day: CalendarDate | null;
  /** Time that counted, pauses left out. */
  durationSeconds: number | null;
  details: Details;
  notes: string | null;
  /** The zone the phone was in: what to say beside something recorded elsewhere. */
  timeZone: string | null;
  /** What was told together: "for both", or breast and bottle of one sitting. */
  groupId: string | null;
};

/** What is wrong, by the field it stands beside; the same in the form and in the server's refusal. */
export type Problems<Problem extends string = string> = Partial<Record<string, Problem>>;

export type Column<Details> = { key: string; of(record: Recorded<Details>): string | number };

/** A timer that becomes a record, and what it becomes. */
export type KindTimer<Details> = {
  sides: readonly [string, ...string[]];
  limits: TimerLimits;
  /** With what was chosen in the save step. Under the timer's id: saved twice, it is one. */
  recordOf(timer: Timer, choice: Partial<Details> | null): Omit<Recorded<Details>, 'babyId' | 'groupId'>;
};

/** Everything that is special to one kind of record, in one object; what kinds have in common is the engine's. */
export type RecordKind<Name extends string, Details, Problem extends string = never> = {
  name: Name;
  /** From one moment to another, at one moment, or on a day. */
  when: 'span' | 'moment' | 'day';
  details: v.GenericSchema<unknown, Details>;
  limits: {
    notes: number;
    /** Nothing that calls itself one record of this kind lasts longer. */
    longestHours?: number;
    /** A longer one is most probably a slip: asked about when it is entered by hand, and never refused. */
    usualHours?: number;
    /** All of them are read at once: a family has no more. */
    mostInFamily?: number;
  };
  /** Codes beside the engine's own; each has a sentence in both languages. */
  problems: readonly Problem[];
  /** What neither the schema of the details nor the engine can know. */
  validate?(record: Recorded<Details>): Problems<Problem | RecordProblem>;
  /** What a day of them comes to. */
  totals(records: readonly Recorded<Details>[]): Record<string, number>;
  /** The columns of the table file, beside those of when and the notes. */
  columns: readonly Column<Details>[];
  /** The least of the roles that see it. */
  visibleTo: 'guest' | 'carer';
  /** Whether twins may have it at once: "for both" makes two. */
  canBeForBoth: boolean;
  timer?: KindTimer<Details>;
};

/** What may be wrong with a record of any kind. */
export const recordProblems = [
  'not_a_moment',
  'not_a_date',
  'ends_before_start',
  'in_the_future',
  'lasts_too_long',
  'longer_than_span',
  'notes_too_long',
  'not_a_number',
  'out_of_range',
  'too_many',
  'unknown_baby',
  'archived_baby',
  'deleted',
] as const;
export type RecordProblem = (typeof recordProblems)[number];
