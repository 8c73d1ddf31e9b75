import { hc } from 'hono/client';
import type { CommunityRoutes } from '#server/features/community/community.routes.ts';
import type { FeedAnswer } from '#shared/community/community.schema.ts';
import { answerTo, apiFetch } from '#web/platform/api/api-client.ts';

const community = hc<CommunityRoutes>('/api/community', { fetch: apiFetch });

/** What she saved, or what she wrote: told to her alone. */
export const fetchOwnPosts = (
  which: 'saved' | 'mine',
  cursor: string | null,
  signal: AbortSignal,
): Promise<FeedAnswer> =>
  answerTo(community[which].$get({ query: cursor ? { cursor } : {} }, { init: { signal } }));
