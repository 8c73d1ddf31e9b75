import type { QuestionsAdminRoutes } from '#server/features/specialists/admin/questions-admin.routes.ts';
import type { SessionsAdminRoutes } from '#server/features/specialists/admin/sessions-admin.routes.ts';
import type { SpecialistsAdminRoutes } from '#server/features/specialists/admin/specialists-admin.routes.ts';
import type { SubscriberRoutes } from '#server/features/subscribers/subscribers.routes.ts';
import type {
  AdminQuestionsAnswer,
  AdminSessionsAnswer,
  AdminSpecialistsAnswer,
  ImportAnswer,
  SessionFields,
  SpecialistFields,
  SubscriberFields,
  SubscribersAnswer,
} from '#shared/specialists/session-admin.schema.ts';
import { answerTo } from '#web/platform/api/api-client.ts';
import { clientOf } from '#web/platform/api/typed-client.ts';

const specialists = clientOf<SpecialistsAdminRoutes>('/api/admin/specialists');
const specialist = specialists[':id'];
const sessions = clientOf<SessionsAdminRoutes>('/api/admin/sessions');
const session = sessions[':id'];
const questions = clientOf<QuestionsAdminRoutes>('/api/admin/questions');
const question = questions[':id'];
const subscribers = clientOf<SubscriberRoutes>('/api/admin/subscribers');

/** With the moment of what the form was opened upon; a new one has none. */
export type Based<Fields> = Fields & { updatedAt?: string };
const based = <Fields>(fields: Based<Fields>) => ({ ...fields, updatedAt: fields.updatedAt ?? '' });

export const fetchSpecialists = (signal: AbortSignal): Promise<AdminSpecialistsAnswer> =>
  answerTo(specialists.index.$get({}, { init: { signal } }));
/** A new one has no id yet. */
export const saveSpecialist = (id: string | null, fields: Based<SpecialistFields>): Promise<unknown> =>
  id === null
    ? specialists.index.$post({ json: fields })
    : specialist.$put({ param: { id }, json: based(fields) });
export const removeSpecialist = (id: string) => specialist.$delete({ param: { id } });
export const restoreSpecialist = (id: string) => specialist.restore.$post({ param: { id } });
/** For so many minutes from now; null: no longer. */
export const setAvailability = (id: string, minutes: number | null) =>
  specialist.availability.$put({ param: { id }, json: { minutes } });
export const setWeek = (id: string, monday: string | null) =>
  specialist.week.$put({ param: { id }, json: { monday } });

export const fetchSessions = (cursor: string | null, signal: AbortSignal): Promise<AdminSessionsAnswer> =>
  answerTo(sessions.index.$get({ query: { cursor: cursor ?? undefined } }, { init: { signal } }));
export const saveSession = (id: string | null, fields: Based<SessionFields>): Promise<unknown> =>
  id === null ? sessions.index.$post({ json: fields }) : session.$put({ param: { id }, json: based(fields) });
export const cancelSession = (id: string, reason: string) =>
  session.cancel.$post({ param: { id }, json: { reason } });
export const startSession = (id: string) => session.live.$post({ param: { id } });
/** As if it had never been on air. */
export const takeOffAir = (id: string) => session.unlive.$post({ param: { id } });
export const endSession = (id: string) => session.end.$post({ param: { id } });
export const removeSession = (id: string) => session.$delete({ param: { id } });
export const restoreSession = (id: string) => session.restore.$post({ param: { id } });

/** Of one session, or all of them: some are put to a specialist and to no session. */
export function fetchQuestions(
  sessionId: string | null,
  cursor: string | null,
  signal: AbortSignal,
): Promise<AdminQuestionsAnswer> {
  const query = { sessionId: sessionId ?? undefined, cursor: cursor ?? undefined };
  return answerTo(questions.index.$get({ query }, { init: { signal } }));
}
export type Answer = { answered: boolean; text: string | null; address: string | null };
export const answerQuestion = (id: string, answer: Answer) =>
  question.answer.$post({ param: { id }, json: answer });

export const removeQuestion = (id: string) => question.remove.$post({ param: { id } });
export const restoreQuestion = (id: string) => question.restore.$post({ param: { id } });

export function fetchSubscribers(
  q: string,
  cursor: string | null,
  signal: AbortSignal,
): Promise<SubscribersAnswer> {
  const query = { q: q || undefined, cursor: cursor ?? undefined };
  return answerTo(subscribers.index.$get({ query }, { init: { signal } }));
}
export const saveSubscriber = (fields: SubscriberFields) => subscribers.index.$put({ json: fields });
export const removeSubscriber = (email: string) =>
  subscribers[':email'].$delete({ param: { email: encodeURIComponent(email) } });
export const importSubscribers = (csv: string): Promise<ImportAnswer> =>
  answerTo(subscribers.import.$post({ json: { csv } }));
