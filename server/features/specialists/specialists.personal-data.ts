import { eq, sql } from 'drizzle-orm';
import type { PersonalData } from '#server/features/access/personal-data.ts';
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

export const sessionReminderData: PersonalData = {
  table: 'session_reminders',
  inOrder: ['session_id'],
  rows: (db, { userId }) =>
    db
      .select({
        session_id: sessionReminders.sessionId,
        language: sessionReminders.language,
        created_at: sessionReminders.createdAt,
      })
      .from(sessionReminders)
      .where(eq(sessionReminders.userId, userId)),
};

const jobsOfHers = (userId: string) => eq(sql`${jobs.payload} ->> 'userId'`, userId);

/** Mails that wait for their hour, and those sent lately: a job names her without referencing her row. */
export const reminderJobData: PersonalData = {
  table: 'jobs',
  inOrder: ['run_at', 'id'],
  rows: (db, { userId }) =>
    db
      .select({
        id: jobs.id,
        kind: jobs.kind,
        run_at: jobs.runAt,
        done_at: jobs.doneAt,
        created_at: jobs.createdAt,
      })
      .from(jobs)
      .where(jobsOfHers(userId)),
  erase: async (db, { userId }) => {
    await db.delete(jobs).where(jobsOfHers(userId));
  },
};

export const savedSessionData: PersonalData = {
  table: 'saved_sessions',
  inOrder: ['session_id'],
  rows: (db, { userId }) =>
    db
      .select({
        session_id: savedSessions.sessionId,
        slot: savedSessions.slot,
        created_at: savedSessions.createdAt,
      })
      .from(savedSessions)
      .where(eq(savedSessions.userId, userId)),
};

export const sessionLikeData: PersonalData = {
  table: 'session_likes',
  inOrder: ['session_id'],
  rows: (db, { userId }) =>
    db
      .select({ session_id: sessionLikes.sessionId, created_at: sessionLikes.createdAt })
      .from(sessionLikes)
      .where(eq(sessionLikes.userId, userId)),
};

export const sessionViewData: PersonalData = {
  table: 'session_views',
  inOrder: ['session_id'],
  rows: (db, { userId }) =>
    db
      .select({
        session_id: sessionViews.sessionId,
        created_at: sessionViews.createdAt,
        seen_at: sessionViews.seenAt,
      })
      .from(sessionViews)
      .where(eq(sessionViews.userId, userId)),
};

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

export const questionHeartData: PersonalData = {
  table: 'session_question_hearts',
  inOrder: ['question_id'],
  rows: (db, { userId }) =>
    db
      .select({ question_id: questionHearts.questionId, created_at: questionHearts.createdAt })
      .from(questionHearts)
      .where(eq(questionHearts.userId, userId)),
};
