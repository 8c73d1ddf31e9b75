import { setImmediate } from 'node:timers/promises';
import type * as v from 'valibot';
import type { Database } from '#server/platform/db/database.ts';
import { isEvergreen } from '#shared/daily/daily.rules.ts';
import type { dailyShowingQuerySchema } from '#shared/daily/daily.schema.ts';
import { agesShown } from '#shared/daily/showing.rules.ts';
import { plannedPieces } from '../calendar.repository.ts';
import { pieceRows } from './daily-admin.repository.ts';

type ShowingQuery = v.InferOutput<typeof dailyShowingQuerySchema>;

/** Both languages of a piece fall on the same days: one is asked. */
const language = 'pt';

/** On which ages a piece would be shown if it were saved and published as it is, by the weekday of birth. */
export async function showingOf(
  db: Database,
  { piece, fromAge, toAge, type }: ShowingQuery,
): Promise<number[][]> {
  const pieces = await plannedPieces(db, language);
  const rows = piece ? await pieceRows(db, piece) : [];
  const id = rows.find((row) => row.language === language)?.id ?? 'new';
  const draft = { id, fromAge, toAge, contentType: type, isEvergreen: isEvergreen(fromAge, toAge) };
  const ages: number[][] = [];
  for (const weekday of [0, 1, 2, 3, 4, 5, 6]) {
    ages.push(agesShown(pieces, draft, weekday));
    // Each takes a while: mothers' calls come in between.
    await setImmediate();
  }
  return ages;
}
