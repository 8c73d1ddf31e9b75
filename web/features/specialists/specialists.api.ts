import type { Language } from '#shared/language/language.rules.ts';
import type {
  MyQuestionsAnswer,
  PlanAnswer,
  QuestionsAnswer,
  SavedSessionsAnswer,
  SessionListAnswer,
  SessionPageAnswer,
  SpecialistsAnswer,
  WatchAnswer,
} from '#shared/specialists/specialists.schema.ts';
import { apiFetch } from '#web/platform/api/api-client.ts';
import type { SessionQuestion } from './query-keys.ts';

const base = '/api/specialists';

const inLanguage = (language: Language) => new URLSearchParams({ language });
const sessionAt = (sessionId: string) => `${base}/sessions/${encodeURIComponent(sessionId)}`;

export const fetchSpecialists = (language: Language, signal: AbortSignal): Promise<SpecialistsAnswer> =>
  read(`${base}?${inLanguage(language)}`, signal);

export function fetchSessions(
  { language, category, term }: SessionQuestion,
  cursor: string | null,
  signal: AbortSignal,
): Promise<SessionListAnswer> {
  const query = new URLSearchParams({
    language,
    ...(category && { category }),
    ...(term && { q: term }),
    ...(cursor && { cursor }),
  });
  return read(`${base}/sessions?${query}`, signal);
}

export const fetchSession = (
  sessionId: string,
  language: Language,
  signal: AbortSignal,
): Promise<SessionPageAnswer> => read(`${sessionAt(sessionId)}?${inLanguage(language)}`, signal);

export const fetchSavedSessions = (language: Language, signal: AbortSignal): Promise<SavedSessionsAnswer> =>
  read(`${base}/saved?${inLanguage(language)}`, signal);

export function fetchQuestions(
  sessionId: string,
  cursor: string | null,
  signal: AbortSignal,
): Promise<QuestionsAnswer> {
  const query = cursor === null ? '' : `?${new URLSearchParams({ cursor })}`;
  return read(`${sessionAt(sessionId)}/questions${query}`, signal);
}

export function fetchMyQuestions(cursor: string | null, signal: AbortSignal): Promise<MyQuestionsAnswer> {
  const query = cursor === null ? '' : `?${new URLSearchParams({ cursor })}`;
  return read(`${base}/questions/mine${query}`, signal);
}

/** A preview is for everyone; the whole of it for whoever may, and that she asked counts as a view. */
export const fetchPreview = (sessionId: string, signal: AbortSignal): Promise<WatchAnswer> =>
  read(`${sessionAt(sessionId)}/preview`, signal);
export const askToWatch = (sessionId: string): Promise<WatchAnswer> =>
  tell('POST', `${sessionAt(sessionId)}/watch`, {});
export const sayWatching = (sessionId: string): Promise<unknown> =>
  tell('POST', `${sessionAt(sessionId)}/watching`, {});

export const calendarFile = (sessionId: string, language: Language): string =>
  `${sessionAt(sessionId)}/calendar.ics?${inLanguage(language)}`;

export const fetchPlan = (signal: AbortSignal): Promise<PlanAnswer> => read('/api/plan', signal);
export const sayInterested = (): Promise<unknown> => tell('POST', '/api/plan/interest', {});

export async function read<Answer>(path: string, signal: AbortSignal): Promise<Answer> {
  const response = await apiFetch(path, { signal });
  return (await response.json()) as Answer;
}

async function tell<Answer>(method: string, path: string, body: unknown): Promise<Answer> {
  const response = await apiFetch(path, {
    method,
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });
  return (response.status === 204 ? undefined : await response.json()) as Answer;
}
