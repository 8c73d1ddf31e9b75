import type { Database } from '#server/platform/db/database.ts';
import type { ZipEntry } from '#server/platform/http/zip-stream.ts';
import { csvPieces, readme } from './personal-data.presenter.ts';
import type { Owner, PersonalData } from './personal-data.ts';

/**
 * The files of her download. Each table is read when its turn comes, for each file anew: at most one table is in
 * memory, and no transaction stays open while a phone on a weak connection downloads.
 */
export async function* exportFiles(
  db: Database,
  owner: Owner,
  tables: PersonalData[],
  now: Date,
): AsyncGenerator<ZipEntry> {
  yield { name: 'LEIA-ME.txt', pieces: [readme] };
  yield { name: 'colo.json', pieces: jsonPieces(db, owner, tables, now) };
  for (const { table, rows } of tables) {
    const found = await rows(db, owner);
    if (found.length > 0) yield { name: `${table}.csv`, pieces: csvPieces(found) };
  }
}

async function* jsonPieces(
  db: Database,
  owner: Owner,
  tables: PersonalData[],
  now: Date,
): AsyncGenerator<string> {
  yield `{\n"exported_at": ${JSON.stringify(now)}`;
  for (const { table, rows } of tables) {
    yield `,\n${JSON.stringify(table)}: ${JSON.stringify(await rows(db, owner), null, 2)}`;
  }
  yield '\n}\n';
}
