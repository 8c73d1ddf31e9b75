import type { ImportRow } from '#shared/import/import.schema.ts';
import { importFiles, type RecognisedFiles, recogniseFiles } from '#shared/import/import-files.ts';
import type {
  ImportContext,
  ImportedChild,
  ImportFile,
  ImportSource,
  NotTaken,
} from '#shared/import/imported.ts';
import { type UnitsAsked, unitsToAsk } from '#shared/import/likely-units.rules.ts';
import { isPossible } from '#shared/import/possible-record.rules.ts';
import { leftOut } from './left-out.ts';

/** What the files are, before anything is made of them. */
export type Looked = {
  sources: ImportSource[];
  unknown: string[];
  children: ImportedChild[];
  units: UnitsAsked;
  /** Their times name no zone. */
  asksZone: boolean;
};
/** What they become with her answers. */
export type Read = { records: ImportRow[]; notTaken: NotTaken[]; shortened: number; noKind: number };

export type FileReader = { look(files: ImportFile[]): Looked; read(context: ImportContext): Read };

/** Reads files once, and makes records of them as often as she changes an answer. In the worker, or where there is none. */
export function createFileReader(): FileReader {
  let known: RecognisedFiles = { files: [], unknown: [], children: [] };
  return {
    look(files) {
      known = recogniseFiles(files);
      const sources = [...new Set(known.files.map(({ source }) => source))];
      return {
        sources,
        unknown: known.unknown,
        children: known.children,
        units: unitsToAsk(known.files),
        asksZone: sources.some((source) => source === 'baby-buddy' || source === 'huckleberry'),
      };
    },
    read(context) {
      const { records, notTaken, shortened } = importFiles(known.files, context);
      const meant = records.filter(({ babyId }) => babyId !== leftOut);
      const possible = meant.flatMap((record) => {
        const one: { kind: string } & Omit<typeof record, 'kind'> = record;
        return isPossible(one, context.now) ? [one] : [];
      });
      const noKind = meant.length - possible.length;
      return { records: possible, notTaken, shortened: shortened.length, noKind };
    },
  };
}
