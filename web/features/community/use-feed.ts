import { keepPreviousData, type QueryClient, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import type { CommunityCategory } from '#shared/community/community.rules.ts';
import type { CommunityPostAnswer, FeedAnswer } from '#shared/community/community.schema.ts';
import { useLanguage } from '#web/platform/language/language-provider.tsx';
import { byCursor } from '#web/platform/query/by-cursor.ts';
import { keptForANight } from '#web/platform/query/kept-for-a-night.ts';
import { rememberedAnswer } from '#web/platform/query/remembered-answer.ts';
import { fetchFeatured, fetchFeed } from './community.api.ts';
import { useCommunityWrites } from './community.outbox.ts';
import { community } from './correct-posts.ts';
import { featuredKey, feedKey, type Owner } from './query-keys.ts';
import { type SeenPost, seePost, takenSince } from './seen.ts';

/** The community feed, newest first, page by page: as she last saw it at once, and with what she did on top. */
export function useFeed(owner: Owner, category: CommunityCategory | undefined, term = '') {
  const language = useLanguage();
  const { writes, acknowledged } = useCommunityWrites();
  const question = { language, category, term };
  const query = useInfiniteQuery({
    queryKey: feedKey(owner, question),
    queryFn: ({ pageParam, signal }) => fetchFeed(question, pageParam, signal),
    ...byCursor,
    // While she types on, what the last word found stays: nothing flickers.
    ...(term === ''
      ? rememberedFeed(`community-${language}-${category ?? 'all'}`).firstPage(owner)
      : { placeholderData: keepPreviousData }),
    ...keptForANight,
  });
  const posts = query.data?.pages.flatMap((page) => page.posts) ?? [];
  return {
    query,
    posts: once(posts).map(
      (post): SeenPost => seePost(post, writes, takenSince(query.dataUpdatedAt, acknowledged)),
    ),
  };
}

const minute = 60_000;

/** The two that touched most hearts this week. */
export function useFeatured(owner: Owner): SeenPost[] {
  const language = useLanguage();
  const { writes, acknowledged } = useCommunityWrites();
  const query = useQuery({
    queryKey: [...featuredKey, owner, language],
    queryFn: ({ signal }) => fetchFeatured(language, signal),
    staleTime: minute,
    ...keptForANight,
  });
  return (query.data?.posts ?? []).map((post) =>
    seePost(post, writes, takenSince(query.dataUpdatedAt, acknowledged)),
  );
}

/** What any list already told of a post, so that its talk opens with it. */
export function knownPost(
  client: QueryClient,
  owner: Owner,
  postId: string,
): CommunityPostAnswer | undefined {
  const lists = client.getQueriesData<{ pages?: Partial<FeedAnswer>[]; posts?: CommunityPostAnswer[] }>({
    queryKey: [community],
    predicate: ({ queryKey }) => queryKey[2] === owner,
  });
  return lists
    .flatMap(([, data]) => data?.pages?.flatMap(({ posts = [] }) => posts) ?? data?.posts ?? [])
    .find(({ id }) => id === postId);
}

/** A post written between two pages may come with both. */
function once(posts: readonly CommunityPostAnswer[]): CommunityPostAnswer[] {
  return [...new Map(posts.map((post) => [post.id, post])).values()];
}

/** Of a feed its first page. */
export const rememberedFeed = (name: string) =>
  rememberedAnswer<FeedAnswer>(name, {
    looksRight: ({ posts, nextCursor }) => Array.isArray(posts) && nextCursor !== undefined,
    trim: unmarked,
  });

/**
 * The phone is not left to tell which of the posts without a name is hers: of a hidden one only she is told, and of one
 * that is on its way nobody else knows.
 */
export function unmarked({ posts, nextCursor }: FeedAnswer): FeedAnswer {
  const told = posts
    .filter(({ standing }) => standing !== 'coming')
    .map((post) => (post.author.anonymous ? { ...post, mine: false, standing: 'shown' as const } : post));
  return { posts: told, nextCursor };
}
