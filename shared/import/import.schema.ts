import * as v from 'valibot';
import { type KindName, kindNames } from '../diary/kinds.ts';
import { diaryWrites, type RecordEnvelope } from '../diary/record.schema.ts';
import { maxAskedAtOnce, maxImportRows, maxRowsAtOnce } from './import-limits.ts';
import { type ImportSource, importSources } from './imported.ts';

const id = v.pipe(v.string(), v.uuid('must be a uuid'));
const count = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(maxImportRows));

export type ImportRow = RecordEnvelope;
/** What a phone would put, without what only an edit has to say. */
const row = v.pipe(
  v.looseObject({}),
  v.transform(({ restore: _, ...told }): unknown => ({ ...told, familyId: null, baseRevision: 0 })),
  diaryWrites['record.put'],
);

export const importParamSchema = v.strictObject({ id });
export const importQuerySchema = v.strictObject({ family: v.optional(id) });

/** One file that is read back whole, or a table of each kind. */
export const diaryExportQuerySchema = v.strictObject({
  family: v.optional(id),
  as: v.optional(v.picklist(['json', 'csv']), 'json'),
});

/** A part of an import. Parts come in their order, and one that comes again is not done again. */
export const importPartSchema = v.strictObject({
  source: v.picklist(importSources),
  part: count,
  records: v.pipe(v.array(row), v.minLength(1), v.maxLength(maxRowsAtOnce)),
});
export type ImportPart = v.InferOutput<typeof importPartSchema>;

const asked = v.strictObject({
  id,
  babyId: v.nullable(id),
  kind: v.picklist(kindNames) as v.GenericSchema<unknown, KindName>,
  startTime: v.nullable(v.pipe(v.string(), v.isoTimestamp())),
  day: v.nullable(v.pipe(v.string(), v.isoDate())),
  /** Of what has only a day: two vaccines of one day are two. */
  details: v.unknown(),
});
export const importAskedSchema = v.strictObject({
  records: v.pipe(v.array(asked), v.minLength(1), v.maxLength(maxAskedAtOnce)),
});
export type ImportAsked = v.InferOutput<typeof importAskedSchema>;

export type ImportAnswer = {
  id: string;
  source: ImportSource;
  startedAt: string;
  /** Null: of somebody who left. */
  importedBy: string | null;
  /** How many parts have come. */
  parts: number;
  /** How many records it brought that were not there. */
  taken: number;
  takenBackAt: string | null;
};
export type ImportsAnswer = { imports: ImportAnswer[] };
/** Of what was asked: what is there, what was deleted by hand and stays so, and what somebody may have written down too. */
export type ImportKnownAnswer = { there: string[]; deleted: string[]; maybe: string[] };
export type ImportTakenBackAnswer = {
  deleted: number;
  /** Edited since: they are the family's own by now. */
  kept: number;
};
