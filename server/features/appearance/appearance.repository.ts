import { and, asc, eq, isNotNull, isNull, lte, type SQL, sql } from 'drizzle-orm';
import { whenInstead } from '#server/features/community/appearance.rules.ts';
import { afterAllSaid } from '#server/features/community/comment-time.sql.ts';
import {
  communityComments as comments,
  communityPosts as posts,
} from '#server/features/community/community.table.ts';
import { chance } from '#server/features/community/moment-to-appear.ts';
import { sessionQuestions as questions } from '#server/features/specialists/specialists.table.ts';
import type { Database } from '#server/platform/db/database.ts';

/** All that is written without a name. */
const texts = { post: posts, comment: comments, question: questions };
type Kind = keyof typeof texts;
const kinds = Object.keys(texts) as Kind[];

export type PendingText = { kind: Kind; id: string };

const instant = (moment: Date) => sql`${moment.toISOString()}::timestamptz`;

/** What is due, longest first. What she took back waits, should she want it after all. */
export async function dueTexts(db: Database, now: Date): Promise<PendingText[]> {
  const due: PendingText[] = [];
  for (const kind of kinds) {
    const { id, appearsAt, deletedAt } = texts[kind];
    const rows = await db
      .select({ id })
      .from(texts[kind])
      .where(and(lte(appearsAt, now), isNull(deletedAt)))
      .orderBy(asc(appearsAt))
      .limit(100);
    due.push(...rows.map((row) => ({ kind, id: row.id })));
  }
  return due;
}

/** Held until the transaction ends. Undefined when its moment has not come, or another process is at it. */
export async function lockDueText(transaction: Database, { kind, id }: PendingText, now: Date) {
  const table = texts[kind];
  const [row] = await transaction
    .select({ userId: table.userId, appearsAt: table.appearsAt, writtenAt: table.createdAt })
    .from(table)
    .where(and(eq(table.id, id), lte(table.appearsAt, now), isNull(table.deletedAt)))
    .for('update', { skipLocked: true });
  return row;
}

/** Since when anything may have been seen of her, and since when what she signed. */
type Since = { any: Date; signed: Date };

/** Whether something was seen of her: written, appeared, edited or taken back. */
export async function wasSeen(db: Database, userId: string, since: Since): Promise<boolean> {
  const seen = (table: typeof posts | typeof comments | typeof questions, last: SQL) =>
    sql`select 1 from ${table} where ${table.userId} = ${userId} and ${table.appearsAt} is null
      and ${last} > case when ${table.isAnonymous} then ${instant(since.any)} else ${instant(since.signed)} end`;
  const ofText = (table: typeof posts | typeof comments) =>
    seen(table, sql`greatest(${table.createdAt}, ${table.editedAt}, ${table.deletedAt})`);
  const asked = seen(questions, sql`greatest(${questions.createdAt}, ${questions.deletedAt})`);
  const [row] = await db
    .select({ seen: sql<boolean>`true` })
    .from(sql`(${ofText(posts)} union all ${ofText(comments)} union all ${asked} limit 1) as seen`);
  return row !== undefined;
}

export async function isTalkPending(db: Database, commentId: string): Promise<boolean> {
  const coming = db.select({ id: comments.postId }).from(comments).where(eq(comments.id, commentId));
  return (await db.$count(posts, and(sql`${posts.id} in ${coming}`, isNotNull(posts.appearsAt)))) > 0;
}

/**
 * What she said before in the same talk with the same face and nobody has seen either: it goes first, and the two change
 * places. Held until the transaction ends.
 */
export async function lockEarlierComment(transaction: Database, commentId: string) {
  const her = sql`(${comments.postId}, ${comments.userId}, ${comments.isAnonymous})`;
  const [first] = await transaction
    .select({ id: comments.id, appearsAt: comments.appearsAt })
    .from(comments)
    .where(
      and(
        isNotNull(comments.appearsAt),
        isNull(comments.deletedAt),
        sql`${her} = (select post_id, user_id, is_anonymous from ${comments} as due where due.id = ${commentId})`,
        sql`${comments.createdAt} < (select created_at from ${comments} as due where due.id = ${commentId})`,
      ),
    )
    .orderBy(asc(comments.createdAt))
    .limit(1)
    .for('update', { skipLocked: true });
  return first;
}

/** Others see it from now on, and its date says so. */
export async function show(transaction: Database, { kind, id }: PendingText, now: Date): Promise<void> {
  const table = texts[kind];
  const createdAt = kind === 'comment' ? afterAllSaid(comments.postId, now) : now;
  await transaction.update(table).set({ appearsAt: null, createdAt }).where(eq(table.id, id));
}

export async function showLater(transaction: Database, coming: PendingText, now: Date): Promise<void> {
  await showAt(transaction, coming, whenInstead(now, chance()));
}

export async function showAt(transaction: Database, { kind, id }: PendingText, moment: Date): Promise<void> {
  const table = texts[kind];
  await transaction.update(table).set({ appearsAt: moment }).where(eq(table.id, id));
}
