import { and, desc, eq, gte, isNotNull, isNull, sql } from 'drizzle-orm';
import type { StaffId } from '#server/features/access/viewer.ts';
import { profiles } from '#server/features/profile/profile.table.ts';
import { olderThan, positionOf } from '#server/platform/db/cursor.ts';
import type { Database } from '#server/platform/db/database.ts';
import { pageOf } from '#server/platform/db/page.ts';
import { questionsPerPage } from '#shared/specialists/specialists.rules.ts';
import { isShown } from '../questions.repository.ts';
import { sessionQuestions, specialists, videoSessions } from '../specialists.table.ts';

const { id, createdAt, removedAt, isAnonymous } = sessionQuestions;

/** Newest first, of one session or of all. Of an anonymous asker neither id nor name is even read. */
export async function adminQuestionPage(
  db: Database,
  _reader: StaffId,
  { sessionId, cursor }: { sessionId?: string | undefined; cursor?: string | undefined },
) {
  const rows = await db
    .select({
      id,
      userId: sql<null>`null`,
      content: sessionQuestions.content,
      isAnonymous,
      createdAt,
      appearsAt: sessionQuestions.appearsAt,
      hearts: sessionQuestions.hearts,
      answeredAt: sessionQuestions.answeredAt,
      answerText: sessionQuestions.answerText,
      answerUrl: sessionQuestions.answerUrl,
      name: profiles.name,
      userHearted: sql<boolean>`false`,
      specialistName: specialists.name,
      sessionId: sessionQuestions.sessionId,
      sessionTitle: videoSessions.title,
      position: positionOf(createdAt, id),
    })
    .from(sessionQuestions)
    .innerJoin(specialists, eq(specialists.id, sessionQuestions.specialistId))
    .leftJoin(videoSessions, eq(videoSessions.id, sessionQuestions.sessionId))
    .leftJoin(profiles, and(eq(profiles.userId, sessionQuestions.userId), eq(isAnonymous, false)))
    .where(
      and(
        sessionId ? eq(sessionQuestions.sessionId, sessionId) : undefined,
        isShown,
        olderThan(createdAt, id, cursor),
      ),
    )
    .orderBy(desc(createdAt), desc(id))
    .limit(questionsPerPage + 1);
  return pageOf(rows, questionsPerPage);
}

/** What was asked since and nobody has answered yet: the words alone, for the server to listen to. */
export async function unansweredSince(db: Database, since: Date, most: number): Promise<string[]> {
  const rows = await db
    .select({ content: sessionQuestions.content })
    .from(sessionQuestions)
    .where(and(isShown, isNull(sessionQuestions.answeredAt), gte(createdAt, since)))
    .orderBy(desc(createdAt), desc(id))
    .limit(most);
  return rows.map(({ content }) => content);
}

export type AdminQuestionRow = Awaited<ReturnType<typeof adminQuestionPage>>['shown'][number];

/** Holds the question until the transaction ends, and says to whom it was put. */
export async function lockQuestion(transaction: Database, questionId: string) {
  const [row] = await transaction
    .select({ answeredAt: sessionQuestions.answeredAt, specialistName: specialists.name })
    .from(sessionQuestions)
    .innerJoin(specialists, eq(specialists.id, sessionQuestions.specialistId))
    .where(and(eq(id, questionId), isShown))
    .for('update', { of: sessionQuestions });
  return row;
}

type Answer = { answeredAt: Date | null; answerText: string | null; answerUrl: string | null };

export async function setAnswer(
  transaction: Database,
  _editor: StaffId,
  { questionId, answer }: { questionId: string; answer: Answer },
): Promise<void> {
  await transaction.update(sessionQuestions).set(answer).where(eq(id, questionId));
}

/** Away from everyone's eyes since a moment, or back (null). Undefined where it was so already, or there is none. */
export async function setRemoved(
  transaction: Database,
  _editor: StaffId,
  { questionId, at }: { questionId: string; at: Date | null },
): Promise<{ specialistName: string } | undefined> {
  const [row] = await transaction
    .update(sessionQuestions)
    .set({ removedAt: at })
    .from(specialists)
    .where(
      and(
        eq(id, questionId),
        eq(specialists.id, sessionQuestions.specialistId),
        at ? isNull(removedAt) : isNotNull(removedAt),
      ),
    )
    .returning({ specialistName: specialists.name });
  return row;
}

export async function hasQuestion(transaction: Database, questionId: string): Promise<boolean> {
  return (await transaction.$count(sessionQuestions, eq(id, questionId))) > 0;
}
