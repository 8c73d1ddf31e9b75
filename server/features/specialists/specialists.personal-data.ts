import { eq, sql } from 'drizzle-orm';
import { ownRows, type PersonalData } from '#server/features/access/personal-data.ts';
import { jobs } from '#server/platform/jobs/jobs.table.ts';
import {
  questionHearts,
  savedSessions,
  sessionLikes,
  sessionQuestions,
  sessionReminders,
  sessionViews,
  videoSessions,
} from './specialists.table.ts';

export const sessionReminderData: PersonalData = ownRows(sessionReminders, {
  columns: ['sessionId', 'language', 'createdAt'],
  inOrder: ['sessionId'],
});

/** Mails that wait for their hour, and those sent lately: a job names her without referencing her row. */
export const reminderJobData: PersonalData = ownRows(jobs, {
  columns: ['id', 'kind', 'runAt', 'doneAt', 'createdAt'],
  inOrder: ['runAt', 'id'],
  whose: ({ userId }) => eq(sql`${jobs.payload} ->> 'userId'`, userId),
  isErased: true,
});

export const savedSessionData: PersonalData = ownRows(savedSessions, {
  columns: ['sessionId', 'slot', 'createdAt'],
  inOrder: ['sessionId'],
});

export const sessionLikeData: PersonalData = ownRows(sessionLikes, {
  columns: ['sessionId', 'createdAt'],
  inOrder: ['sessionId'],
});

export const sessionViewData: PersonalData = ownRows(sessionViews, {
  columns: ['sessionId', 'createdAt', 'seenAt'],
  inOrder: ['sessionId'],
});

/** Also those she took back or staff removed, while they are kept. */
export const sessionQuestionData: PersonalData = {
  table: 'session_questions',
  inOrder: ['created_at', 'id'],
  rows: (db, { userId }) =>
    db
      .select({
        id: sessionQuestions.id,
        specialist_id: sessionQuestions.specialistId,
        session_id: sessionQuestions.sessionId,
        content: sessionQuestions.content,
        is_anonymous: sessionQuestions.isAnonymous,
        created_at: sessionQuestions.createdAt,
        appears_at: sessionQuestions.appearsAt,
        deleted_at: sessionQuestions.deletedAt,
        removed_at: sessionQuestions.removedAt,
        answered_at: sessionQuestions.answeredAt,
        answer_text: sessionQuestions.answerText,
        // The address of a premium answer is shown where her plan is known, and nowhere else.
        answer_url: sql<
          string | null
        >`case when ${videoSessions.isPremium} then null else ${sessionQuestions.answerUrl} end`.as(
          'answer_url',
        ),
        hearts: sessionQuestions.hearts,
      })
      .from(sessionQuestions)
      .leftJoin(videoSessions, eq(videoSessions.id, sessionQuestions.sessionId))
      .where(eq(sessionQuestions.userId, userId)),
};

export const questionHeartData: PersonalData = ownRows(questionHearts, {
  columns: ['questionId', 'createdAt'],
  inOrder: ['questionId'],
});
