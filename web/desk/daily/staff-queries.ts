import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import { byCursor } from '#web/platform/query/by-cursor.ts';
import {
  type ArticleSearch,
  fetchArticles,
  fetchGaps,
  fetchPiece,
  fetchPieces,
  fetchPreview,
  fetchShowing,
  type PieceFilters,
  type PreviewWish,
  type ShowingWish,
} from './daily-staff.api.ts';

/** Everything of this part of the panel begins with it: one changed piece may show in all of them. */
export const dailyStaff = 'daily-staff';

export const piecesQuery = (filters: PieceFilters) =>
  infiniteQueryOptions({
    queryKey: [dailyStaff, 'pieces', filters],
    queryFn: ({ pageParam, signal }) => fetchPieces(filters, pageParam, signal),
    ...byCursor,
    staleTime: 0,
  });

export const pieceQuery = (id: string) =>
  queryOptions({
    queryKey: [dailyStaff, 'piece', id],
    queryFn: ({ signal }) => fetchPiece(id, signal),
    // The form begins with what is true now, never with what was true when it was last opened.
    staleTime: 0,
    gcTime: 0,
  });

export const gapsQuery = queryOptions({
  queryKey: [dailyStaff, 'gaps'],
  queryFn: ({ signal }) => fetchGaps(signal),
  staleTime: 0,
});

export const previewQuery = (wish: PreviewWish) =>
  queryOptions({
    queryKey: [dailyStaff, 'preview', wish],
    queryFn: ({ signal }) => fetchPreview(wish, signal),
    staleTime: 0,
  });

export const articlesQuery = (search: ArticleSearch) =>
  queryOptions({
    queryKey: [dailyStaff, 'articles', search],
    queryFn: ({ signal }) => fetchArticles(search, signal),
    // What was found stays while the next word is looked for.
    placeholderData: keepPreviousData,
  });

export const showingQuery = (wish: ShowingWish) =>
  queryOptions({
    queryKey: [dailyStaff, 'showing', wish],
    queryFn: ({ signal }) => fetchShowing(wish, signal),
  });
