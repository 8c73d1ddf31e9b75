import type { SpecialistsRoutes } from '#server/features/specialists/specialists.routes.ts';
import type { PlanRoutes } from '#server/features/subscribers/plan.routes.ts';
import type { Language } from '#shared/language/language.rules.ts';
import type { SessionCategory } from '#shared/specialists/specialists.rules.ts';
import type {
  MyQuestionsAnswer,
  NowAnswer,
  PlanAnswer,
  QuestionsAnswer,
  SavedSessionsAnswer,
  SessionListAnswer,
  SessionPageAnswer,
  SpecialistsAnswer,
  WatchAnswer,
  WeekAnswer,
} from '#shared/specialists/specialists.schema.ts';
import { answerTo } from '#web/platform/api/api-client.ts';
import { clientOf } from '#web/platform/api/typed-client.ts';
import type { SessionQuestion } from './query-keys.ts';

const root = '/api/specialists';
const specialists = clientOf<SpecialistsRoutes>(root);
const session = specialists.sessions[':id'];
const plan = clientOf<PlanRoutes>('/api/plan');

/** The client puts ids into an address as they are. */
const byId = (id: string) => ({ id: encodeURIComponent(id) });

export const fetchSpecialists = (language: Language, signal: AbortSignal): Promise<SpecialistsAnswer> =>
  answerTo(specialists.index.$get({ query: { language } }, { init: { signal } }));

export function fetchSessions(
  { language, category, term }: SessionQuestion,
  cursor: string | null,
  signal: AbortSignal,
): Promise<SessionListAnswer> {
  const query = {
    language,
    ...(category && { category }),
    ...(term && { q: term }),
    ...(cursor && { cursor }),
  };
  return answerTo(specialists.sessions.$get({ query }, { init: { signal } }));
}

export const fetchSession = (
  id: string,
  language: Language,
  signal: AbortSignal,
): Promise<SessionPageAnswer> =>
  answerTo(session.$get({ param: byId(id), query: { language } }, { init: { signal } }));

export const fetchSavedSessions = (language: Language, signal: AbortSignal): Promise<SavedSessionsAnswer> =>
  answerTo(specialists.saved.$get({ query: { language } }, { init: { signal } }));

export function fetchQuestions(
  id: string,
  cursor: string | null,
  signal: AbortSignal,
): Promise<QuestionsAnswer> {
  const request = { param: byId(id), query: cursor ? { cursor } : {} };
  return answerTo(session.questions.$get(request, { init: { signal } }));
}

export const fetchMyQuestions = (cursor: string | null, signal: AbortSignal): Promise<MyQuestionsAnswer> =>
  answerTo(specialists.questions.mine.$get({ query: cursor ? { cursor } : {} }, { init: { signal } }));

export const fetchNow = (language: Language, signal: AbortSignal): Promise<NowAnswer> =>
  answerTo(specialists.now.$get({ query: { language } }, { init: { signal } }));

export function fetchWeek(
  language: Language,
  category: SessionCategory | undefined,
  signal: AbortSignal,
): Promise<WeekAnswer> {
  const query = { language, ...(category && { category }) };
  return answerTo(specialists.week.$get({ query }, { init: { signal } }));
}

/** A preview is for everyone; the whole of it for whoever may, and that she asked counts as a view. */
export const fetchPreview = (id: string, signal: AbortSignal): Promise<WatchAnswer> =>
  answerTo(session.preview.$get({ param: byId(id) }, { init: { signal } }));
export const askToWatch = (id: string): Promise<WatchAnswer> =>
  answerTo(session.watch.$post({ param: byId(id), json: {} }));
export const sayWatching = (id: string): Promise<unknown> => session.watching.$post({ param: byId(id) });

/** Where the browser fetches the file by itself. */
export const calendarFile = (id: string, language: Language): string =>
  `${root}/sessions/${encodeURIComponent(id)}/calendar.ics?language=${language}`;

export const fetchPlan = (signal: AbortSignal): Promise<PlanAnswer> =>
  answerTo(plan.index.$get({}, { init: { signal } }));
export const sayInterested = (): Promise<unknown> => plan.interest.$post();
