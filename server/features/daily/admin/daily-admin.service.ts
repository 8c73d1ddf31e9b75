import { randomUUID } from 'node:crypto';
import type { StaffId } from '#server/features/access/viewer.ts';
import { actOfStaff } from '#server/features/audit/audit.service.ts';
import type { Database } from '#server/platform/db/database.ts';
import { Refusal } from '#server/platform/http/refusal.ts';
import type { Services } from '#server/services.ts';
import type { AuditAction } from '#shared/audit/audit.schema.ts';
import { isEvergreen } from '#shared/daily/daily.rules.ts';
import type { DailyFields } from '#shared/daily/daily.schema.ts';
import { languages } from '#shared/language/language.rules.ts';
import { lockCalendar, remakeCalendar } from '../calendar.repository.ts';
import { readableArticle } from './chosen-article.repository.ts';
import {
  type DailyRow,
  isUploadedPicture,
  markPiece,
  pieceRows,
  putPiece,
} from './daily-admin.repository.ts';

type Desk = Pick<Services, 'db' | 'clock'>;

export async function createPiece(desk: Desk, staffId: StaffId, fields: DailyFields): Promise<string> {
  const pieceId = randomUUID();
  await acting(desk, { staffId, pieceId }, async (transaction, _rows, now) => {
    await write(transaction, { pieceId, fields, rows: [], now });
    return { action: 'daily_created', title: fields.pt.title };
  });
  return pieceId;
}

/** What came with Colo is staff's from now on: no later start brings the original back. */
export function savePiece(
  desk: Desk,
  staffId: StaffId,
  { pieceId, fields }: { pieceId: string; fields: DailyFields },
): Promise<void> {
  return acting(desk, { staffId, pieceId }, async (transaction, rows, now) => {
    const [row] = rows;
    if (!row || row.deletedAt) throw unknownPiece();
    await write(transaction, { pieceId, fields, rows, now });
    return { action: 'daily_saved', title: fields.pt.title };
  });
}

export function deletePiece(desk: Desk, staffId: StaffId, pieceId: string): Promise<void> {
  return acting(desk, { staffId, pieceId }, async (transaction, [row], now) => {
    if (!row) throw unknownPiece();
    if (row.deletedAt) return undefined;
    await markPiece(transaction, pieceId, { deletedAt: now, updatedAt: now });
    return { action: 'daily_deleted', title: row.title };
  });
}

export function restorePiece(desk: Desk, staffId: StaffId, pieceId: string): Promise<void> {
  return acting(desk, { staffId, pieceId }, async (transaction, [row], now) => {
    if (!row) throw unknownPiece();
    if (!row.deletedAt) return undefined;
    await markPiece(transaction, pieceId, { deletedAt: null, updatedAt: now });
    return { action: 'daily_restored', title: row.title };
  });
}

type Act = { action: AuditAction; title: string };
type Decide = (transaction: Database, rows: DailyRow[], now: Date) => Promise<Act | undefined>;

/** One act upon one piece: the content, the calendar that shows it and the note of who did it change together. */
async function acting(
  desk: Desk,
  { staffId, pieceId }: { staffId: StaffId; pieceId: string },
  decide: Decide,
): Promise<void> {
  await actOfStaff(desk, staffId, async (transaction, now) => {
    await lockCalendar(transaction);
    const act = await decide(transaction, await pieceRows(transaction, pieceId), now);
    if (!act) return undefined;
    await remakeCalendar(transaction);
    return { action: act.action, subject: act.title, subjectId: pieceId };
  });
}

async function write(
  transaction: Database,
  {
    pieceId,
    fields: { pt, en, ...common },
    rows,
    now,
  }: { pieceId: string; fields: DailyFields; rows: DailyRow[]; now: Date },
): Promise<void> {
  await demandPicture(transaction, common.thumbnailUrl, rows);
  await demandArticle(transaction, common.articleId, rows);
  const texts = { pt, en };
  for (const language of languages) {
    const { title, description, expert, tips, fullContent } = texts[language];
    await putPiece(transaction, {
      ...common,
      pieceId,
      language,
      title,
      description,
      contentData: { expert: expert || null, tips, full_content: fullContent },
      isEvergreen: isEvergreen(common.fromAge, common.toAge),
      contentHash: null,
      createdAt: now,
      updatedAt: now,
    });
  }
}

/** One that was uploaded here, or the one it had. */
async function demandPicture(transaction: Database, url: string | null, rows: DailyRow[]): Promise<void> {
  if (url === null || rows.some(({ thumbnailUrl }) => thumbnailUrl === url)) return;
  if (await isUploadedPicture(transaction, url)) return;
  throw new Refusal('invalid_input', 'There is no such picture.', {
    fields: { thumbnailUrl: 'unknown_picture' },
  });
}

/** One that readers may open, or the one it had. */
async function demandArticle(transaction: Database, chosen: string | null, rows: DailyRow[]): Promise<void> {
  if (chosen === null || rows.some(({ articleId }) => articleId === chosen)) return;
  if (await readableArticle(transaction, chosen)) return;
  throw new Refusal('invalid_input', 'There is no such article.', {
    fields: { articleId: 'unknown_article' },
  });
}

export const unknownPiece = () => new Refusal('not_found', 'There is no such content.');
