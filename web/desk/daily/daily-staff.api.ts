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
import { apiFetch } from '#web/platform/api/api-client.ts';

const root = '/api/admin/daily';

export type PieceFilters = { language: Language; age: number | undefined; type: DailyType | undefined };

export const fetchPieces = (
  { language, age, type }: PieceFilters,
  cursor: string | null,
  signal: AbortSignal,
): Promise<AdminDailyListAnswer> =>
  read('', { language, age: age?.toString(), type, cursor: cursor ?? undefined }, signal);

export const fetchPiece = (id: string, signal: AbortSignal): Promise<AdminDailyAnswer> =>
  read(`/${encodeURIComponent(id)}`, {}, signal);

export const fetchGaps = (signal: AbortSignal): Promise<DailyGapsAnswer> => read('/gaps', {}, signal);

export type AskedDay = { language: Language; birthDate: string; day: string };
export const fetchPreview = (asked: AskedDay, signal: AbortSignal): Promise<DailyDayAnswer> =>
  read('/preview', asked, signal);

export type AskedArticles = { language: Language; q: string; category: string };
export const fetchArticles = (
  { language, q, category }: AskedArticles,
  signal: AbortSignal,
): Promise<DailyArticlesAnswer> =>
  read('/articles', { language, q: q || undefined, category: category || undefined }, signal);

export type AskedShowing = { piece: string | null; fromAge: number; toAge: number; type: DailyType };
export const fetchShowing = (
  { piece, fromAge, toAge, type }: AskedShowing,
  signal: AbortSignal,
): Promise<DailyShowingAnswer> =>
  read('/showing', { piece: piece ?? undefined, fromAge: `${fromAge}`, toAge: `${toAge}`, type }, signal);

/** A new one has no id yet. */
export const savePiece = (id: string | null, fields: DailyFields) =>
  id === null ? tell('POST', '', fields) : tell('PUT', `/${id}`, fields);
export const removePiece = (id: string) => tell('DELETE', `/${id}`);
export const restorePiece = (id: string) => tell('POST', `/${id}/restore`);

async function read<Answer>(
  path: string,
  asked: Record<string, string | undefined>,
  signal: AbortSignal,
): Promise<Answer> {
  const query = new URLSearchParams(
    Object.entries(asked).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
  );
  const response = await apiFetch(query.size > 0 ? `${root}${path}?${query}` : `${root}${path}`, { signal });
  return (await response.json()) as Answer;
}

async function tell(method: string, path: string, fields?: DailyFields): Promise<void> {
  await apiFetch(`${root}${path}`, {
    method,
    ...(fields && { headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(fields) }),
  });
}
