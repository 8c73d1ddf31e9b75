import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Database } from '#server/platform/db/database.ts';
import type { ZipEntry } from '#server/platform/http/zip-stream.ts';
import { pagesOf } from './personal-data.pages.ts';
import { csvHeader, csvLines, jsonLines, readme } from './personal-data.presenter.ts';
import type { Owner, PersonalData, PersonalRow } from './personal-data.ts';

/**
 * The files of her download. Every table is read page by page when its turn comes, for each file anew: a page is all
 * that is ever in memory, and no transaction stays open while a phone on a weak connection downloads.
 */
export async function* exportFiles(
  db: Database,
  owner: Owner,
  tables: PersonalData[],
  now: Date,
): AsyncGenerator<ZipEntry> {
  yield { name: 'LEIA-ME.txt', pieces: [readme] };
  yield { name: 'colo.json', pieces: jsonPieces(db, owner, tables, now) };
  for (const data of tables) {
    const pages = inTurns(pagesOf(db, owner, data));
    const { value: first } = await pages.next();
    if (first) yield { name: `${data.table}.csv`, pieces: csvPieces(first, pages) };
  }
}

async function* jsonPieces(
  db: Database,
  owner: Owner,
  tables: PersonalData[],
  now: Date,
): AsyncGenerator<string> {
  yield `{\n"exported_at": ${JSON.stringify(now)}`;
  for (const data of tables) {
    yield `,\n${JSON.stringify(data.table)}: [`;
    let between = '\n';
    for await (const rows of inTurns(pagesOf(db, owner, data))) {
      yield between + jsonLines(rows);
      between = ',\n';
    }
    yield ']';
  }
  yield '\n}\n';
}

async function* csvPieces(
  first: PersonalRow[],
  others: AsyncIterable<PersonalRow[]>,
): AsyncGenerator<string> {
  const columns = Object.keys(first[0] ?? {});
  yield csvHeader(columns) + csvLines(columns, first);
  for await (const rows of others) yield csvLines(columns, rows);
}

/** Between two pages everybody else has a turn: the embedded database answers without ever leaving one. */
async function* inTurns(pages: AsyncIterable<PersonalRow[]>): AsyncGenerator<PersonalRow[], undefined> {
  for await (const rows of pages) {
    yield rows;
    await nextTurn();
  }
}
