import { sql } from 'drizzle-orm';
import type { Database } from '#server/platform/db/database.ts';
import { preparedRows } from '#server/platform/db/prepared.ts';
import { libraryVersion } from './library.table.ts';

/** More than there are lists that everybody opens; addresses can be made up without end. */
const mostKept = 100;

type Told = { version: string; answers: Map<string, string> };

const kept = new WeakMap<Database, Told>();

/** The state of all articles, as a column of whichever statement is asked anyway. */
export const libraryVersionSql = sql`(select ${libraryVersion.version} from ${libraryVersion})`;

const versionOnly = preparedRows<{ version: string | null }>(
  'library_version',
  () => sql`select ${libraryVersionSql} as version`,
);

export async function libraryVersionNow(db: Database): Promise<string | null> {
  const [row] = await versionOnly(db, {});
  return row?.version ?? null;
}

/**
 * An answer that is the same for everybody until an article changes, as it leaves: worked out once for a version of the
 * library. The version was asked of the database with this very request, so that a change by whichever process is seen
 * at once; what is read after it is of that version or of a newer one, and then the next request knows another.
 */
export async function toldOnce(
  db: Database,
  { version, key }: { version: string | null; key: string },
  tell: () => Promise<object>,
): Promise<string> {
  if (version === null) return JSON.stringify(await tell());
  const before = kept.get(db);
  const told = before?.version === version ? before : { version, answers: new Map<string, string>() };
  const known = told.answers.get(key);
  if (known !== undefined) return known;
  const answer = JSON.stringify(await tell());
  if (told.answers.size >= mostKept) told.answers.clear();
  told.answers.set(key, answer);
  kept.set(db, told);
  return answer;
}
