import type { importRoutes } from '#server/features/imports/imports.routes.ts';
import type {
  ImportAnswer,
  ImportKnownAnswer,
  ImportRow,
  ImportsAnswer,
  ImportTakenBackAnswer,
} from '#shared/import/import.schema.ts';
import { maxAskedAtOnce, maxRowsAtOnce } from '#shared/import/import-limits.ts';
import type { ImportSource } from '#shared/import/imported.ts';
import { answerTo } from '#web/platform/api/api-client.ts';
import { clientOf } from '#web/platform/api/typed-client.ts';

const imports = clientOf<ReturnType<typeof importRoutes>>('/api/imports');

/** The browser saves it: one file that is read back, or a table of each kind. */
export const diaryExportFile = (familyId: string, as: 'json' | 'csv') =>
  `/api/diary-export?${new URLSearchParams({ family: familyId, as })}`;

export const fetchImports = (family: string, signal: AbortSignal): Promise<ImportsAnswer> =>
  answerTo(imports.index.$get({ query: { family } }, { init: { signal } }));

/** Which of them are there already, however many questions it takes. */
export async function askKnown(family: string, records: readonly ImportRow[]): Promise<ImportKnownAnswer> {
  const all: ImportKnownAnswer = { there: [], deleted: [], maybe: [] };
  for (let at = 0; at < records.length; at += maxAskedAtOnce) {
    const asked = records
      .slice(at, at + maxAskedAtOnce)
      .map(({ id, babyId, kind, startTime, day, details }) => ({
        id,
        babyId,
        kind,
        startTime,
        day,
        details: day === null ? {} : details,
      }));
    const answer = await answerTo(imports.known.$post({ query: { family }, json: { records: asked } }));
    for (const state of ['there', 'deleted', 'maybe'] as const) all[state].push(...answer[state]);
  }
  return all;
}

/** Well below what the server takes at once, whatever the letters. */
const mostLetters = 250_000;

/** What goes at once: so many, or as much as a weak network takes in one breath. */
export function partsOf(records: readonly ImportRow[]): ImportRow[][] {
  const parts: ImportRow[][] = [];
  let letters = 0;
  for (const record of records) {
    const size = JSON.stringify(record).length;
    const last = parts.at(-1);
    if (last && last.length < maxRowsAtOnce && letters + size <= mostLetters) {
      last.push(record);
      letters += size;
    } else {
      parts.push([record]);
      letters = size;
    }
  }
  return parts;
}

type Part = { id: string; source: ImportSource; part: number; records: ImportRow[] };

export const sendPart = (family: string, { id, ...json }: Part): Promise<ImportAnswer> =>
  answerTo(imports[':id'].parts.$post({ param: { id }, query: { family }, json }));

export const takeImportBack = (family: string, id: string): Promise<ImportTakenBackAnswer> =>
  answerTo(imports[':id'].$delete({ param: { id }, query: { family } }));
