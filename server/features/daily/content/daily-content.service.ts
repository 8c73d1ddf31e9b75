import type { Database } from '#server/platform/db/database.ts';
import type { Services } from '#server/services.ts';
import { lockCalendar, remakeCalendar } from '../calendar.repository.ts';
import { addPieces, loadedPieces, renewPiece } from './daily-content.repository.ts';
import { type DailyFilePiece, readDailyFolder } from './daily-folder.ts';
import { dailyRow } from './daily-row.ts';

/**
 * Brings the daily content to what content/daily says, at every start: a new piece is added, a changed one renews its
 * row unless staff edited it, and what staff deleted stays deleted. When nothing changed it is one query and no write;
 * otherwise the calendar is made anew, in the same transaction.
 */
export async function loadDailyContent(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  folder: string,
): Promise<void> {
  const pieces = await readDailyFolder(folder);
  if (isNothing(await toDo(db, pieces))) return;
  const now = clock.now();
  await db.transaction(async (transaction) => {
    // Several processes may start at once: the first does it, and the others then find nothing to do.
    await lockCalendar(transaction);
    const work = await toDo(transaction, pieces);
    if (isNothing(work)) return;
    await addPieces(transaction, work.added.map(dailyRow), now);
    for (const piece of work.changed) await renewPiece(transaction, dailyRow(piece), now);
    await remakeCalendar(transaction);
  });
}

type Work = { added: DailyFilePiece[]; changed: DailyFilePiece[] };
const isNothing = ({ added, changed }: Work) => added.length + changed.length === 0;

async function toDo(db: Database, pieces: DailyFilePiece[]): Promise<Work> {
  const rows = await loadedPieces(db);
  const loaded = new Map(rows.map((row) => [`${row.contentKey} ${row.language}`, row]));
  const rowOf = ({ id, language }: DailyFilePiece) => loaded.get(`${id} ${language}`);
  return {
    added: pieces.filter((piece) => !rowOf(piece)),
    changed: pieces.filter((piece) => {
      const row = rowOf(piece);
      return row?.isOurs && row.contentHash !== piece.hash;
    }),
  };
}
