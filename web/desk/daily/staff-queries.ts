import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import {
  type AskedArticles,
  type AskedDay,
  type AskedShowing,
  fetchArticles,
  fetchGaps,
  fetchPiece,
  fetchPieces,
  fetchPreview,
  fetchShowing,
  type PieceFilters,
} from './daily-staff.api.ts';

/** Everything of this part of the panel begins with it: one changed piece may show in all of them. */
export const dailyStaff = 'daily-staff';

export const piecesQuery = (filters: PieceFilters) =>
  infiniteQueryOptions({
    queryKey: [dailyStaff, 'pieces', filters],
    queryFn: ({ pageParam, signal }) => fetchPieces(filters, pageParam, signal),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.nextCursor,
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

export const previewQuery = (asked: AskedDay) =>
  queryOptions({
    queryKey: [dailyStaff, 'preview', asked],
    queryFn: ({ signal }) => fetchPreview(asked, signal),
    staleTime: 0,
  });

export const articlesQuery = (asked: AskedArticles) =>
  queryOptions({
    queryKey: [dailyStaff, 'articles', asked],
    queryFn: ({ signal }) => fetchArticles(asked, signal),
    // What was found stays while the next word is looked for.
    placeholderData: keepPreviousData,
  });

export const showingQuery = (asked: AskedShowing) =>
  queryOptions({
    queryKey: [dailyStaff, 'showing', asked],
    queryFn: ({ signal }) => fetchShowing(asked, signal),
  });
