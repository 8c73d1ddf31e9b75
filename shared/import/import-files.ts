import { babyBuddyChildren, importBabyBuddy, isBabyBuddy } from './baby-buddy.ts';
import { readTable, type Table } from './csv.rules.ts';
import { importHuckleberry, isHuckleberry } from './huckleberry.ts';
import type {
  ImportContext,
  ImportedChild,
  ImportedRecord,
  ImportFile,
  ImportResult,
  ImportSource,
} from './imported.ts';
import { importOwn, isOwnTable, type OwnRecord, ownChildren, ownJson, ownTableLines } from './own-export.ts';
import { importing } from './record-maker.ts';
import { importSproutTrack, isSproutTrack, sproutTrackChildren, sproutTrackNames } from './sprout-track.ts';

type Lines = ReturnType<typeof ownTableLines>;
/** A file that was recognised, read once. */
export type Recognised =
  | { name: string; source: Exclude<ImportSource, 'colo'>; table: Table }
  | { name: string; source: 'colo'; lines: Lines; names: ReadonlyMap<string, string> };

export type RecognisedFiles = {
  files: Recognised[];
  /** The names of those that nobody here can read. */
  unknown: string[];
  /** Who is in them: each is asked to be one of the family's babies. Nameless where a file has no names. */
  children: ImportedChild[];
};

/** What the chosen files are, by what stands in them and never by what they are called. */
export function recogniseFiles(files: readonly ImportFile[]): RecognisedFiles {
  const recognised = files.map((file) => ({ name: file.name, found: recognise(file) }));
  const known = recognised.flatMap(({ found }) => found ?? []);
  return {
    files: known,
    unknown: recognised.filter(({ found }) => found === null).map(({ name }) => name),
    children: withoutRepeats(known.flatMap(childrenOf)),
  };
}

function recognise({ name, text }: ImportFile): Recognised | null {
  const json = ownJson(text);
  if (json) return { name, source: 'colo', ...json };
  const table = readTable(text);
  if (!table) return null;
  if (isOwnTable(table)) return { name, source: 'colo', lines: ownTableLines(table), names: new Map() };
  if (isHuckleberry(table)) return { name, source: 'huckleberry', table };
  if (isSproutTrack(table)) return { name, source: 'sprout-track', table };
  return isBabyBuddy(table) ? { name, source: 'baby-buddy', table } : null;
}

function childrenOf(file: Recognised): ImportedChild[] {
  if (file.source === 'colo') return ownChildren(file.lines, file.names);
  if (file.source === 'huckleberry') return [{ key: '', name: '' }];
  return file.source === 'sprout-track' ? sproutTrackChildren(file.table) : babyBuddyChildren(file.table);
}

/** Each once, with the name that one of the files knows. */
function withoutRepeats(children: readonly ImportedChild[]): ImportedChild[] {
  const names = new Map<string, string>();
  for (const { key, name } of children) names.set(key, names.get(key) || name);
  return [...names].map(([key, name]) => ({ key, name }));
}

/** Everything in the files as records, and what could not be taken, by file and line. */
export function importFiles(
  files: readonly Recognised[],
  context: ImportContext,
): ImportResult<ImportedRecord | OwnRecord> {
  const { take, result } = importing(context);
  const tables = files.flatMap((file) => (file.source === 'sprout-track' ? [file.table] : []));
  const names = sproutTrackNames(tables);
  const own: ImportResult<OwnRecord>[] = [];
  for (const file of files) {
    if (file.source === 'colo') {
      own.push(importOwn({ file: file.name, lines: file.lines, context }));
      continue;
    }
    const into = { table: file.table, file: file.name, context, take };
    if (file.source === 'huckleberry') importHuckleberry(into);
    else if (file.source === 'sprout-track') importSproutTrack(into, names);
    else importBabyBuddy(into);
  }
  return {
    records: [...result.records, ...withoutTwins(own)],
    notTaken: [...result.notTaken, ...own.flatMap(({ notTaken }) => notTaken)],
    shortened: result.shortened,
  };
}

/** The whole download has each record twice: in colo.json and in the table beside it. */
function withoutTwins(own: readonly ImportResult<OwnRecord>[]): OwnRecord[] {
  return [...new Map(own.flatMap(({ records }) => records.map((record) => [record.id, record]))).values()];
}
