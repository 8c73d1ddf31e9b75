import { and, desc, eq, isNotNull, isNull, lt, sql } from 'drizzle-orm';
import type { UserId } from '#server/features/access/viewer.ts';
import { pageOf } from '#server/features/library/article-columns.ts';
import { profiles } from '#server/features/profile/profile.table.ts';
import { olderThan, positionOf } from '#server/platform/db/cursor.ts';
import type { Database } from '#server/platform/db/database.ts';
import { storableText } from '#server/platform/db/storable-text.ts';
import { questionsPerPage } from '#shared/specialists/specialists.rules.ts';
import { questionHearts, sessionQuestions } from './specialists.table.ts';

const { id, userId: asker, sessionId, createdAt, deletedAt } = sessionQuestions;

/** A question taken back can be brought back so long, and is then forgotten. */
const undoDays = 30;

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

/** Newest first. The name of an anonymous asker is not even read. */
export async function questionPage(
  db: Database,
  viewer: UserId | undefined,
  session: string,
  cursor: string | undefined,
) {
  const rows = await db
    .select({
      id,
      userId: asker,
      content: sessionQuestions.content,
      isAnonymous: sessionQuestions.isAnonymous,
      createdAt,
      hearts: sessionQuestions.hearts,
      answeredAt: sessionQuestions.answeredAt,
      answerText: sessionQuestions.answerText,
      answerUrl: sessionQuestions.answerUrl,
      name: profiles.name,
      userHearted: hasHers(viewer),
      position: positionOf(createdAt, id),
    })
    .from(sessionQuestions)
    .leftJoin(profiles, and(eq(profiles.userId, asker), eq(sessionQuestions.isAnonymous, false)))
    .where(and(eq(sessionId, session), isNull(deletedAt), olderThan(createdAt, id, cursor)))
    .orderBy(desc(createdAt), desc(id))
    .limit(questionsPerPage + 1);
  return pageOf(rows, questionsPerPage);
}

export type QuestionRow = Awaited<ReturnType<typeof questionPage>>['shown'][number];

/** Whose question has this id; undefined when none has. */
export async function questionAsker(db: Database, questionId: string): Promise<string | null | undefined> {
  const [row] = await db.select({ asker }).from(sessionQuestions).where(eq(id, questionId));
  return row?.asker;
}

/** False when the id is taken. */
export async function addQuestion(
  db: Database,
  userId: UserId,
  question: NewQuestion,
  at: Date,
): Promise<boolean> {
  const added = await db
    .insert(sessionQuestions)
    .values({ ...question, content: storableText(question.content), userId, createdAt: at })
    .onConflictDoNothing()
    .returning({ id });
  return added.length > 0;
}

const hers = (userId: UserId, questionId: string) => and(eq(asker, userId), eq(id, questionId));

export async function takeQuestionBack(
  db: Database,
  userId: UserId,
  questionId: string,
  now: Date,
): Promise<void> {
  await db
    .update(sessionQuestions)
    .set({ deletedAt: now })
    .where(and(hers(userId, questionId), isNull(deletedAt)));
}

/** The undo: asked again by the same id, it is there again as it was. */
export async function bringQuestionBack(db: Database, userId: UserId, questionId: string): Promise<void> {
  await db
    .update(sessionQuestions)
    .set({ deletedAt: null })
    .where(and(hers(userId, questionId), isNotNull(deletedAt)));
}

/** False where there is no such question by now. */
export async function heartQuestion(
  db: Database,
  userId: UserId,
  questionId: string,
  now: Date,
): Promise<boolean> {
  if ((await db.$count(sessionQuestions, and(eq(id, questionId), isNull(deletedAt)))) === 0) return false;
  await db.insert(questionHearts).values({ userId, questionId, createdAt: now }).onConflictDoNothing();
  return true;
}

export async function unheartQuestion(db: Database, userId: UserId, questionId: string): Promise<void> {
  await db
    .delete(questionHearts)
    .where(and(eq(questionHearts.userId, userId), eq(questionHearts.questionId, questionId)));
}

/** The time of the undo is over. */
export async function forgetQuestionsTakenBack(db: Database, now: Date): Promise<void> {
  const oldest = new Date(now.getTime() - undoDays * 24 * 60 * 60 * 1000);
  await db.delete(sessionQuestions).where(lt(deletedAt, oldest));
}
