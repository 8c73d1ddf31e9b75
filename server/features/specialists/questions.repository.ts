import { and, desc, eq, isNotNull, isNull, lt, or, type SQL, sql } from 'drizzle-orm';
import type { UserId } from '#server/features/access/viewer.ts';
import { momentToAppear } from '#server/features/community/moment-to-appear.ts';
import { profiles } from '#server/features/profile/profile.table.ts';
import { olderThan, positionOf } from '#server/platform/db/cursor.ts';
import type { Database } from '#server/platform/db/database.ts';
import { pageOf } from '#server/platform/db/page.ts';
import { storableText } from '#server/platform/db/storable-text.ts';
import { undoDays } from '#shared/community/community.rules.ts';
import { questionsPerPage } from '#shared/specialists/specialists.rules.ts';
import { questionHearts, sessionQuestions, specialists, videoSessions } from './specialists.table.ts';

const { id, userId: asker, sessionId, createdAt, appearsAt, deletedAt, removedAt } = sessionQuestions;

/** Neither taken back by who asked nor taken away by staff. */
export const isShown = and(isNull(deletedAt), isNull(removedAt)) as SQL;

/** What is on its way is hers alone to see, and staff's. */
const isVisibleTo = (viewer: UserId | undefined): SQL =>
  viewer
    ? sql`${isShown} and (${appearsAt} is null or ${asker} = ${viewer})`
    : sql`${isShown} and ${appearsAt} is null`;

export type NewQuestion = {
  id: string;
  specialistId: string;
  sessionId: string | null;
  content: string;
  isAnonymous: boolean;
};

const hasHers = (viewer: UserId | undefined) =>
  viewer
    ? sql<boolean>`exists (select 1 from ${questionHearts} where ${questionHearts.questionId} = ${id} and ${questionHearts.userId} = ${viewer})`
    : sql<boolean>`false`;

const columns = (viewer: UserId | undefined) => ({
  id,
  userId: asker,
  content: sessionQuestions.content,
  isAnonymous: sessionQuestions.isAnonymous,
  createdAt,
  appearsAt,
  hearts: sessionQuestions.hearts,
  answeredAt: sessionQuestions.answeredAt,
  answerText: sessionQuestions.answerText,
  answerUrl: sessionQuestions.answerUrl,
  name: profiles.name,
  userHearted: hasHers(viewer),
  position: positionOf(createdAt, id),
});
const named = and(eq(profiles.userId, asker), eq(sessionQuestions.isAnonymous, false));

/** Newest first. The name of an anonymous asker is not even read. */
export async function questionPage(
  db: Database,
  viewer: UserId | undefined,
  { session, cursor }: { session: string; cursor?: string | undefined },
) {
  const rows = await db
    .select(columns(viewer))
    .from(sessionQuestions)
    .leftJoin(profiles, named)
    .where(and(eq(sessionId, session), isVisibleTo(viewer), olderThan(createdAt, id, cursor)))
    .orderBy(desc(createdAt), desc(id))
    .limit(questionsPerPage + 1);
  return pageOf(rows, questionsPerPage);
}

export type QuestionRow = Awaited<ReturnType<typeof questionPage>>['shown'][number];

/** All that she asked, newest first: of sessions, and of a specialist for whenever she is here next. */
export async function questionsOf(db: Database, userId: UserId, cursor: string | undefined) {
  // A session that staff deleted has no page to lead to; the question stays hers.
  const isKept = sql`${videoSessions.deletedAt} is null`;
  const rows = await db
    .select({
      ...columns(userId),
      specialistId: sessionQuestions.specialistId,
      specialistName: specialists.name,
      sessionId: sql<string | null>`case when ${isKept} then ${videoSessions.id} end`,
      sessionTitle: sql<string | null>`case when ${isKept} then ${videoSessions.title} end`,
      isPremium: sql<boolean>`coalesce(${videoSessions.isPremium}, false)`,
    })
    .from(sessionQuestions)
    .innerJoin(specialists, eq(specialists.id, sessionQuestions.specialistId))
    .leftJoin(videoSessions, eq(videoSessions.id, sessionId))
    .leftJoin(profiles, named)
    .where(and(eq(asker, userId), isShown, olderThan(createdAt, id, cursor)))
    .orderBy(desc(createdAt), desc(id))
    .limit(questionsPerPage + 1);
  return pageOf(rows, questionsPerPage);
}

export type MyQuestionRow = Awaited<ReturnType<typeof questionsOf>>['shown'][number];

/** Whose question has this id; undefined when none has. */
export async function questionAsker(db: Database, questionId: string): Promise<string | null | undefined> {
  const [row] = await db.select({ asker }).from(sessionQuestions).where(eq(id, questionId));
  return row?.asker;
}

/** False when the id is taken. */
export async function addQuestion(
  db: Database,
  userId: UserId,
  { at, ...question }: NewQuestion & { appearsAt: Date | null; at: Date },
): Promise<boolean> {
  const added = await db
    .insert(sessionQuestions)
    .values({ ...question, content: storableText(question.content), userId, createdAt: at })
    .onConflictDoNothing()
    .returning({ id });
  return added.length > 0;
}

const hers = (userId: UserId, questionId: string) => and(eq(asker, userId), eq(id, questionId));

type QuestionAt = { questionId: string; now: Date };

export async function takeQuestionBack(
  db: Database,
  userId: UserId,
  { questionId, now }: QuestionAt,
): Promise<void> {
  await db
    .update(sessionQuestions)
    .set({ deletedAt: now })
    .where(and(hers(userId, questionId), isNull(deletedAt)));
}

/** The undo: asked again by the same id, it is there again as it was, or on its way anew. */
export async function bringQuestionBack(
  db: Database,
  userId: UserId,
  { questionId, now }: QuestionAt,
): Promise<void> {
  const again = (await momentToAppear(db, userId, now)).toISOString();
  await db
    .update(sessionQuestions)
    .set({
      deletedAt: null,
      appearsAt: sql`case when ${appearsAt} is not null then ${again}::timestamptz end`,
    })
    .where(and(hers(userId, questionId), isNotNull(deletedAt)));
}

/** False where there is no such question by now. */
export async function heartQuestion(
  db: Database,
  userId: UserId,
  { questionId, now }: QuestionAt,
): Promise<boolean> {
  if ((await db.$count(sessionQuestions, and(eq(id, questionId), isVisibleTo(userId)))) === 0) return false;
  await db.insert(questionHearts).values({ userId, questionId, createdAt: now }).onConflictDoNothing();
  return true;
}

export async function unheartQuestion(db: Database, userId: UserId, questionId: string): Promise<void> {
  await db
    .delete(questionHearts)
    .where(and(eq(questionHearts.userId, userId), eq(questionHearts.questionId, questionId)));
}

/** The time of the undo is over: hers, or that of staff. */
export async function forgetQuestionsTakenBack(db: Database, now: Date): Promise<void> {
  const oldest = new Date(now.getTime() - undoDays * 24 * 60 * 60 * 1000);
  await db.delete(sessionQuestions).where(or(lt(deletedAt, oldest), lt(removedAt, oldest)));
}
