import { concernIn } from '#shared/care/concern.ts';
import type {
  AdminQuestion,
  AdminSession,
  AdminSpecialist,
} from '#shared/specialists/session-admin.schema.ts';
import type { SessionListRow } from '../session-rows.ts';
import { presentQuestion, presentSession, presentSpecialist } from '../specialists.presenter.ts';
import type { AdminQuestionRow } from './questions-admin.repository.ts';
import type { sessionCounts } from './sessions-admin.repository.ts';
import type { AdminSpecialistRow } from './specialists-admin.repository.ts';

/** Staff see both languages at once; where one has to stand for both, it is the house's. */
const language = 'pt';
const pass = { plan: 'premium', isStaff: true } as const;

export function presentAdminSpecialist(row: AdminSpecialistRow): AdminSpecialist {
  const { specialist } = row;
  return {
    ...presentSpecialist(row, language),
    rolePt: specialist.rolePt,
    roleEn: specialist.roleEn,
    bioPt: specialist.bioPt,
    bioEn: specialist.bioEn,
    photoUrl: specialist.photoUrl,
    availableUntil: specialist.availableUntil?.toISOString() ?? null,
    weekOf: specialist.weekOf,
    sessionCount: row.sessionCount,
    updatedAt: specialist.updatedAt.toISOString(),
  };
}

export function presentAdminSession(
  row: SessionListRow,
  { reminders, questions }: Awaited<ReturnType<typeof sessionCounts>>,
  now: Date,
): AdminSession {
  const { session } = row;
  const { userReminded, userSaved, userLiked, isLocked, ...told } = presentSession(row, {
    language,
    pass,
    now,
  });
  return {
    ...told,
    specialistId: session.specialistId,
    meetingUrl: session.meetingUrl,
    videoUrl: session.videoUrl,
    previewUrl: session.previewUrl,
    captionsUrl: session.captionsUrl,
    reminderCount: reminders.get(session.id) ?? 0,
    questionCount: questions.get(session.id) ?? 0,
    updatedAt: session.updatedAt.toISOString(),
  };
}

export const presentAdminQuestion = (row: AdminQuestionRow): AdminQuestion => ({
  ...presentQuestion(row, undefined, { isLocked: false }),
  concern: concernIn(row.content),
  specialistName: row.specialistName,
  sessionId: row.sessionId,
  sessionTitle: row.sessionTitle,
});
