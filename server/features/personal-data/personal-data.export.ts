import type {
  Owner,
  PersonalData,
  PersonalRow,
  PersonalRows,
  Sheet,
} from '#server/features/access/personal-data.ts';
import type { Database } from '#server/platform/db/database.ts';
import type { ZipEntry } from '#server/platform/http/zip-stream.ts';
import type { MediaStore } from '#server/platform/media/media-store.ts';
import { ownVersion } from '#shared/import/own-export.ts';
import { pagesAsText } from './page-turns.ts';
import { pagesOf } from './personal-data.pages.ts';
import { csvText, jsonLines, readme } from './personal-data.presenter.ts';

type Export = { tables: readonly PersonalData[]; media: MediaStore; now: Date };

/**
 * The files of her download. Every table is read page by page when its turn comes, for each file anew: a page is all
 * that is ever in memory, and no transaction stays open while a phone on a weak connection downloads.
 */
export async function* exportFiles(
  db: Database,
  owner: Owner,
  { tables, media, now }: Export,
): AsyncGenerator<ZipEntry> {
  yield { name: 'LEIA-ME.txt', pieces: [readme] };
  yield { name: 'colo.json', pieces: jsonPieces(db, owner, { tables, now }) };
  for (const data of tables) {
    yield* csvFiles(db, owner, data.sheets ?? [{ ...data, name: data.table, lineOf: asItIs }]);
    for (const { as, bucket, name } of (await data.downloads?.(db, owner)) ?? []) {
      // One that was deleted a moment ago is not hers to take along any more.
      if (await media.describe(bucket, name)) yield { name: as, pieces: await media.read(bucket, name) };
    }
  }
}

type CsvSheet = PersonalRows & Pick<Sheet, 'name' | 'lineOf'>;

/** A file for each that has a row. */
export async function* csvFiles(
  db: Database,
  owner: Owner,
  sheets: readonly CsvSheet[],
): AsyncGenerator<ZipEntry> {
  for (const sheet of sheets) {
    const { name, lineOf } = sheet;
    const csv = csvText();
    const texts = pagesAsText(pagesOf(db, owner, sheet), (page) => csv(page.map(lineOf)));
    const { value: first } = await texts.next();
    if (first) yield { name: `${name}.csv`, pieces: startingWith(first, texts) };
  }
}

const asItIs = (row: PersonalRow) => row;

type JsonTable = PersonalRows & Pick<PersonalData, 'table'>;

/** One file that says which it is: `shared/import` reads it back. */
export async function* jsonPieces(
  db: Database,
  owner: Owner,
  { tables, now }: { tables: readonly JsonTable[]; now: Date },
): AsyncGenerator<string> {
  yield `{\n"version": ${ownVersion},\n"exported_at": ${JSON.stringify(now)}`;
  for (const data of tables) {
    yield `,\n${JSON.stringify(data.table)}: [`;
    let between = '\n';
    for await (const lines of pagesAsText(pagesOf(db, owner, data), jsonLines)) {
      yield between + lines;
      between = ',\n';
    }
    yield ']';
  }
  yield '\n}\n';
}

async function* startingWith(first: string, others: AsyncIterable<string>): AsyncGenerator<string> {
  yield first;
  yield* others;
}
