import { and, eq, inArray, isNull, ne, sql } from 'drizzle-orm';
import type { Database } from '#server/platform/db/database.ts';
import { storedRow } from '#server/platform/db/rows.ts';
import type { Concern } from '#shared/care/concern.rules.ts';
import { urgentConcerns } from '#shared/care/concern.rules.ts';
import {
  type CaseRow,
  communityCases as cases,
  communityReports as reports,
  urgency,
} from './moderation.table.ts';
import { excerptOf, tell } from './notices.repository.ts';
import { type Subject, setModerationState, subjectOf, textOf } from './subject.ts';

type Worry = { concern?: Concern | null; watchedWords?: string[] };

/**
 * Opens the case of a text, or adds to it. A decided one opens anew, and waits from now on; an appealed one waits for
 * its answer as it did. The row is held until the transaction ends;
 * whoever also changes its text takes the text first, so that no two wait for each other.
 */
export async function openCase(
  db: Database,
  subject: Subject,
  { concern = null, watchedWords = [], now }: Worry & { now: Date },
): Promise<CaseRow> {
  const isDecided = sql`${cases.state} = 'decided'`;
  const opened = await db
    .insert(cases)
    .values({ ...subject, state: 'open', concern, watchedWords, openedAt: now })
    .onConflictDoUpdate({
      target: 'postId' in subject ? cases.postId : cases.commentId,
      set: {
        state: sql`case when ${isDecided} then 'open' else ${cases.state} end`,
        openedAt: sql`case when ${isDecided} then excluded.opened_at else ${cases.openedAt} end`,
        // What was heard before stays until somebody has looked, unless the new words are as urgent.
        concern: sql`case when ${isDecided} or ${urgency(sql`excluded.concern`)} >= ${urgency(cases.concern)}
          then excluded.concern else ${cases.concern} end`,
        watchedWords: sql`array(select distinct word from unnest(
          case when ${isDecided} then '{}' else ${cases.watchedWords} end || excluded.watched_words) as word order by word)`,
        reportCount: sql`case when ${isDecided} then 0 else ${cases.reportCount} end`,
      },
    })
    .returning();
  return storedRow(opened);
}

/** Whether somebody who may be in danger waits for staff to look. */
export async function hasUrgentCase(db: Database): Promise<boolean> {
  const waits = and(ne(cases.state, 'decided'), inArray(cases.concern, [...urgentConcerns]));
  return (await db.$count(cases, waits)) > 0;
}

/** How many mothers wait for an answer about it. */
export async function countReports(db: Database, caseId: string): Promise<number> {
  const waiting = sql`(select count(*) from ${reports}
    where ${reports.caseId} = ${caseId} and ${reports.answeredAt} is null)`;
  const [row] = await db
    .update(cases)
    .set({ reportCount: waiting })
    .where(eq(cases.id, caseId))
    .returning({ count: cases.reportCount });
  return row?.count ?? 0;
}

/** Hidden until somebody has looked at it. Its author is told, once. */
export async function hideUntilReviewed(
  db: Database,
  caseId: string,
  { subject, now }: { subject: Subject; now: Date },
): Promise<void> {
  const text = await textOf(db, subject);
  if (!text || text.hiddenAt || text.removedAt) return;
  await setModerationState(db, subject, { hiddenAt: now });
  if (text.userId === null) return;
  const { userId, content } = text;
  await tell(db, [{ userId, caseId, kind: 'text_hidden', reason: '', excerpt: excerptOf(content) }], now);
}

/** Held until the transaction ends: of two who decide at once, the second finds it decided. */
export async function lockCase(db: Database, id: string): Promise<CaseRow | undefined> {
  const [row] = await db.select().from(cases).where(eq(cases.id, id)).for('update');
  return row;
}

/** Back to the queue, once. */
export async function storeAppeal(
  db: Database,
  id: string,
  { words, now }: { words: string; now: Date },
): Promise<void> {
  await db
    .update(cases)
    .set({ state: 'appealed', appealText: words, appealedAt: now, openedAt: now })
    .where(and(eq(cases.id, id), isNull(cases.appealedAt)));
}

export async function caseSubject(db: Database, id: string): Promise<Subject | undefined> {
  const [row] = await db
    .select({ postId: cases.postId, commentId: cases.commentId })
    .from(cases)
    .where(eq(cases.id, id));
  return row && subjectOf(row);
}
