import { keepPreviousData, type QueryClient, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import type { CommunityCategory } from '#shared/community/community.rules.ts';
import type { CommunityPostAnswer, FeedAnswer } from '#shared/community/community.schema.ts';
import { useLanguage } from '#web/platform/language/language-provider.tsx';
import { byCursor } from '#web/platform/query/by-cursor.ts';
import { recall, remember } from '#web/platform/query/remembered.ts';
import { fetchFeatured, fetchFeed } from './community.api.ts';
import { useCommunityWrites } from './community.outbox.ts';
import { community } from './correct-posts.ts';
import { featuredKey, feedKey, type Owner, shelfLife } from './query-keys.ts';
import { type SeenPost, seePost, takenSince } from './seen.ts';

type Copy = FeedAnswer & { owner: Owner };

/** The community feed, newest first, page by page: as she last saw it at once, and with what she did on top. */
export function useFeed(owner: Owner, category: CommunityCategory | undefined, term = '') {
  const language = useLanguage();
  const { writes, acknowledged } = useCommunityWrites();
  const question = { language, category, term };
  const copyName = term === '' ? `community-${language}-${category ?? 'all'}` : undefined;
  const query = useInfiniteQuery({
    queryKey: feedKey(owner, question),
    queryFn: async ({ pageParam, signal }) => {
      const page = await fetchFeed(question, pageParam, signal);
      if (copyName && pageParam === null) remember(copyName, copyOf(owner, page));
      return page;
    },
    ...byCursor,
    initialData: () => {
      const copy = copyName === undefined ? undefined : recall(copyName, isCopy);
      if (copy?.owner !== owner) return undefined;
      const page: FeedAnswer = { posts: copy.posts, nextCursor: copy.nextCursor };
      return { pages: [page], pageParams: [null] };
    },
    initialDataUpdatedAt: 0,
    // While she types on, what the last word found stays: nothing flickers.
    ...(term !== '' && { placeholderData: keepPreviousData }),
    ...shelfLife,
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
    ...shelfLife,
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

/**
 * The phone is not left to tell which of the posts without a name is hers: of a hidden one only she is told, and of one
 * that is on its way nobody else knows.
 */
export function copyOf<Whose extends Owner>(owner: Whose, { posts, nextCursor }: FeedAnswer) {
  const unmarked = posts
    .filter(({ standing }) => standing !== 'coming')
    .map((post) => (post.author.anonymous ? { ...post, mine: false, standing: 'shown' as const } : post));
  return { owner, posts: unmarked, nextCursor };
}

function isCopy(answer: unknown): answer is Copy {
  const { owner, posts, nextCursor } = (answer ?? {}) as Partial<Copy>;
  return owner !== undefined && Array.isArray(posts) && nextCursor !== undefined;
}
