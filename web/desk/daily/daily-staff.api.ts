import type { DailyAdminRoutes } from '#server/features/daily/admin/daily-admin.routes.ts';
import type { DailyType } from '#shared/daily/daily.rules.ts';
import type {
  AdminDailyAnswer,
  AdminDailyListAnswer,
  DailyArticlesAnswer,
  DailyDayAnswer,
  DailyFields,
  DailyGapsAnswer,
  DailyShowingAnswer,
} from '#shared/daily/daily.schema.ts';
import type { Language } from '#shared/language/language.rules.ts';
import type { CalendarDate } from '#shared/time/calendar-date.ts';
import { answerTo } from '#web/platform/api/api-client.ts';
import { clientOf } from '#web/platform/api/typed-client.ts';

const daily = clientOf<DailyAdminRoutes>('/api/admin/daily');
const piece = daily[':id'];

export type PieceFilters = { language: Language; age: number | undefined; type: DailyType | undefined };

export function fetchPieces(
  { language, age, type }: PieceFilters,
  cursor: string | null,
  signal: AbortSignal,
): Promise<AdminDailyListAnswer> {
  const query = { language, age: age?.toString(), type, cursor: cursor ?? undefined };
  return answerTo(daily.index.$get({ query }, { init: { signal } }));
}

export const fetchPiece = (id: string, signal: AbortSignal): Promise<AdminDailyAnswer> =>
  answerTo(piece.$get({ param: { id: encodeURIComponent(id) } }, { init: { signal } }));

export const fetchGaps = (signal: AbortSignal): Promise<DailyGapsAnswer> =>
  answerTo(daily.gaps.$get({}, { init: { signal } }));

export type PreviewWish = { language: Language; birthDate: CalendarDate; day: CalendarDate };
export const fetchPreview = (query: PreviewWish, signal: AbortSignal): Promise<DailyDayAnswer> =>
  answerTo(daily.preview.$get({ query }, { init: { signal } }));

export type ArticleSearch = { language: Language; q: string; category: string };
export function fetchArticles(
  { language, q, category }: ArticleSearch,
  signal: AbortSignal,
): Promise<DailyArticlesAnswer> {
  const query = { language, q: q || undefined, category: category || undefined };
  return answerTo(daily.articles.$get({ query }, { init: { signal } }));
}

export type ShowingWish = { piece: string | null; fromAge: number; toAge: number; type: DailyType };
export function fetchShowing(wish: ShowingWish, signal: AbortSignal): Promise<DailyShowingAnswer> {
  const { fromAge, toAge, type } = wish;
  const query = { piece: wish.piece ?? undefined, fromAge: `${fromAge}`, toAge: `${toAge}`, type };
  return answerTo(daily.showing.$get({ query }, { init: { signal } }));
}

/** A new one has no id yet. */
export const savePiece = (id: string | null, fields: DailyFields): Promise<unknown> =>
  id === null ? daily.index.$post({ json: fields }) : piece.$put({ param: { id }, json: fields });
export const removePiece = (id: string): Promise<unknown> => piece.$delete({ param: { id } });
export const restorePiece = (id: string): Promise<unknown> => piece.restore.$post({ param: { id } });
