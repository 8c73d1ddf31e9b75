import { type InfiniteData, useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { NoticesAnswer, StandingAnswer } from '#shared/community/care.schema.ts';
import { byCursor } from '#web/platform/query/by-cursor.ts';
import { community } from '../correct-posts.ts';
import type { Owner } from '../query-keys.ts';
import { fetchNotices, markNoticesRead } from './care.api.ts';
import { standingKey } from './use-standing.ts';

export const noticesKey = (owner: Owner) => [community, 'notices', owner] as const;

/** What the team told her, newest first. */
export function useNotices(owner: Owner) {
  return useInfiniteQuery({
    queryKey: noticesKey(owner),
    queryFn: ({ pageParam, signal }) => fetchNotices(pageParam, signal),
    ...byCursor,
    enabled: owner !== null,
    staleTime: 0,
  });
}

/** Seen is read. They keep their mark until she comes again: it shows what was new this time. */
export function useMarkRead(notices: NoticesAnswer['notices']): void {
  const client = useQueryClient();
  const { mutate } = useMutation({
    mutationFn: markNoticesRead,
    onSuccess: () =>
      client.setQueriesData<StandingAnswer>(
        { queryKey: standingKey },
        (standing) => standing && { ...standing, unreadNotices: 0 },
      ),
  });
  const hasUnread = notices.some(({ read }) => !read);
  useEffect(() => {
    if (hasUnread) mutate();
  }, [hasUnread, mutate]);
}

/** She appealed: there is nothing more to appeal against in that case. */
export function useForgetAppeal(owner: Owner): (caseId: string) => void {
  const client = useQueryClient();
  return (caseId) =>
    client.setQueryData<InfiniteData<NoticesAnswer>>(
      noticesKey(owner),
      (known) =>
        known && {
          ...known,
          pages: known.pages.map((page) => ({
            ...page,
            notices: page.notices.map((notice) =>
              notice.appealable === caseId ? { ...notice, appealable: null } : notice,
            ),
          })),
        },
    );
}
