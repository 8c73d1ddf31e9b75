import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { byCursor } from '#web/platform/query/by-cursor.ts';
import { type ArticleFilters, fetchArticlePage, fetchUnsavedDrafts } from './editing-list.api.ts';

/** The editor invalidates it after a save. */
export const editingListKey = 'editing-list';

/** Newest first, page by page. While other filters are on their way, what was there stays: nothing flickers. */
export function useArticleList(filters: ArticleFilters) {
  return useInfiniteQuery({
    queryKey: [editingListKey, 'articles', filters],
    queryFn: ({ pageParam, signal }) => fetchArticlePage(filters, pageParam, signal),
    ...byCursor,
    placeholderData: keepPreviousData,
    // Somebody else may be writing: what stands here is asked again whenever she comes back to it.
    staleTime: 0,
  });
}

/** What this writer typed and never saved. */
export function useUnsavedDrafts() {
  return useQuery({
    queryKey: [editingListKey, 'unsaved'],
    queryFn: ({ signal }) => fetchUnsavedDrafts(signal),
    staleTime: 0,
  });
}
