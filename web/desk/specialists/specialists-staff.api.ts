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
import { apiFetch } from '#web/platform/api/api-client.ts';

const specialists = '/api/admin/specialists';
const sessions = '/api/admin/sessions';
const questions = '/api/admin/questions';
const subscribers = '/api/admin/subscribers';

/** With the moment of what the form was opened upon; a new one has none. */
export type Based<Fields> = Fields & { updatedAt?: string };

export const fetchSpecialists = (signal: AbortSignal): Promise<AdminSpecialistsAnswer> =>
  read(specialists, {}, signal);
/** A new one has no id yet. */
export const saveSpecialist = (id: string | null, fields: Based<SpecialistFields>) =>
  id === null ? tell('POST', specialists, fields) : tell('PUT', `${specialists}/${id}`, fields);
export const removeSpecialist = (id: string) => tell('DELETE', `${specialists}/${id}`);
export const restoreSpecialist = (id: string) => tell('POST', `${specialists}/${id}/restore`);
/** For so many minutes from now; null: no longer. */
export const setAvailability = (id: string, minutes: number | null) =>
  tell('PUT', `${specialists}/${id}/availability`, { minutes });
export const setWeek = (id: string, monday: string | null) =>
  tell('PUT', `${specialists}/${id}/week`, { monday });

export const fetchSessions = (cursor: string | null, signal: AbortSignal): Promise<AdminSessionsAnswer> =>
  read(sessions, { cursor }, signal);
export const saveSession = (id: string | null, fields: Based<SessionFields>) =>
  id === null ? tell('POST', sessions, fields) : tell('PUT', `${sessions}/${id}`, fields);
export const cancelSession = (id: string, reason: string) =>
  tell('POST', `${sessions}/${id}/cancel`, { reason });
export const startSession = (id: string) => tell('POST', `${sessions}/${id}/live`);
/** As if it had never been on air. */
export const takeOffAir = (id: string) => tell('POST', `${sessions}/${id}/unlive`);
export const endSession = (id: string) => tell('POST', `${sessions}/${id}/end`);
export const removeSession = (id: string) => tell('DELETE', `${sessions}/${id}`);
export const restoreSession = (id: string) => tell('POST', `${sessions}/${id}/restore`);

/** Of one session, or all of them: some are put to a specialist and to no session. */
export const fetchQuestions = (
  sessionId: string | null,
  cursor: string | null,
  signal: AbortSignal,
): Promise<AdminQuestionsAnswer> => read(questions, { sessionId, cursor }, signal);
export type Answer = { answered: boolean; text: string | null; address: string | null };
export const answerQuestion = (id: string, answer: Answer) =>
  tell('POST', `${questions}/${id}/answer`, answer);

export const removeQuestion = (id: string) => tell('POST', `${questions}/${id}/remove`);
export const restoreQuestion = (id: string) => tell('POST', `${questions}/${id}/restore`);

export const fetchSubscribers = (
  q: string,
  cursor: string | null,
  signal: AbortSignal,
): Promise<SubscribersAnswer> => read(subscribers, { q: q || null, cursor }, signal);
export const saveSubscriber = (fields: SubscriberFields) => tell('PUT', subscribers, fields);
export const removeSubscriber = (email: string) =>
  tell('DELETE', `${subscribers}/${encodeURIComponent(email)}`);
export const importSubscribers = (csv: string): Promise<ImportAnswer> =>
  tell('POST', `${subscribers}/import`, { csv });

async function read<Answered>(
  path: string,
  asked: Record<string, string | null>,
  signal: AbortSignal,
): Promise<Answered> {
  const query = new URLSearchParams(
    Object.entries(asked).flatMap(([name, value]) => (value === null ? [] : [[name, value]])),
  );
  const response = await apiFetch(query.size > 0 ? `${path}?${query}` : path, { signal });
  return (await response.json()) as Answered;
}

async function tell<Answered>(method: string, path: string, body?: unknown): Promise<Answered> {
  const response = await apiFetch(path, {
    method,
    ...(body !== undefined && {
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    }),
  });
  return (await response.json()) as Answered;
}
