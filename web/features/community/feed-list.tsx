import { useEffect, useEffectEvent } from 'react';
import type { CommunityCategory } from '#shared/community/community.rules.ts';
import { useOnline } from '#web/platform/device/online.ts';
import { useFocusKept } from '#web/platform/document/use-focus-kept.ts';
import { SearchNotes } from '#web/platform/search/search-notes.tsx';
import { useMatcher } from '#web/platform/search/use-matcher.ts';
import { useTexts } from '#web/texts/use-texts.ts';
import { Button } from '#web/ui/button.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { EmptyLamp } from '#web/ui/illustrations/empty-lamp.tsx';
import { ThreeMothers } from '#web/ui/illustrations/three-mothers.tsx';
import { LoadMore } from '#web/ui/load-more.tsx';
import { Section } from '#web/ui/section.tsx';
import { dismissToast, toastFailure } from '#web/ui/toast-store.ts';
import { FeedSkeleton } from './feed-skeleton.tsx';
import { PostCard } from './post-card.tsx';
import type { Owner } from './query-keys.ts';
import type { SeenPost } from './seen.ts';
import { useFeed } from './use-feed.ts';
import { WaitingPosts } from './waiting-posts.tsx';

type Props = {
  owner: Owner;
  category: CommunityCategory | undefined;
  term: string;
  /** The box says more than the term that is searched for: what stands here is about to change. */
  isBehind: boolean;
  onEdit: (post: SeenPost) => void;
  onWrite: () => void;
  /** The way out of a search or a category that has nothing. */
  onSeeAll: (() => void) | undefined;
  /** What she meant, put into the box. */
  onMeant: (term: string) => void;
};

const feedId = 'community-feed';

/** The posts, or why there are none. */
export function FeedList({ owner, category, term, isBehind, onEdit, onWrite, onSeeAll, onMeant }: Props) {
  const t = useTexts();
  const { query, posts } = useFeed(owner, category, term);
  const hasFailed = query.isError && posts.length === 0;
  useFailureToast(hasFailed, query.errorUpdateCount);
  useFocusKept(posts.length, feedId);
  const searched = query.data?.pages[0]?.searched;
  const piecesOf = useMatcher(searched, { inside: true });
  const isOld = isBehind || query.isPlaceholderData;
  return (
    <Section
      headingId={feedId}
      title={t('community.feed')}
      aria-busy={isOld || query.isPending}
      className="gap-4"
    >
      {searched && posts.length > 0 && <SearchNotes {...searched} onMeant={onMeant} />}
      {query.isPending && <FeedSkeleton />}
      {hasFailed && <FeedFailed isBusy={query.isFetching} onRetry={() => query.refetch()} />}
      <div role="status">
        {query.data && posts.length === 0 && (
          <EmptyState
            picture={<ThreeMothers />}
            title={t('community.empty')}
            text={t(onSeeAll ? 'community.emptyFoundText' : 'community.emptyText')}
            action={
              onSeeAll ? (
                <Button variant="secondary" onClick={onSeeAll}>
                  {t('community.seeAll')}
                </Button>
              ) : (
                <Button variant="secondary" onClick={onWrite}>
                  {t('community.writeFirst')}
                </Button>
              )
            }
          />
        )}
      </div>
      {term === '' && <WaitingPosts owner={owner} category={category} known={posts} />}
      <ul className={classNames('grid grid-cols-1 gap-4 transition-opacity', isOld && 'opacity-60')}>
        {posts.map((post) => (
          <li key={post.id}>
            <PostCard post={post} owner={owner} onEdit={onEdit} piecesOf={piecesOf} />
          </li>
        ))}
      </ul>
      <LoadMore list={query} label={t('community.more')} failed={t('community.moreFailed')} />
    </Section>
  );
}

function FeedFailed({ isBusy, onRetry }: { isBusy: boolean; onRetry: () => void }) {
  const t = useTexts();
  const isOnline = useOnline();
  return (
    <EmptyState
      picture={<EmptyLamp />}
      title={t(isOnline ? 'community.loadFailed' : 'community.offline')}
      text={t(isOnline ? 'community.loadFailedText' : 'community.offlineText')}
      action={
        <Button busy={isBusy} onClick={onRetry}>
          {t('shell.tryAgain')}
        </Button>
      }
    />
  );
}

/** Said once for each failure, until it is over; the way to try again stays in the place of the posts. */
function useFailureToast(hasFailed: boolean, failures: number): void {
  const t = useTexts();
  const tell = useEffectEvent(() => toastFailure(t('community.loadFailed'), t('community.loadFailedText')));
  const isOnline = useOnline();
  useEffect(() => {
    if (!hasFailed || failures === 0 || !isOnline) return;
    const id = tell();
    return () => dismissToast(id);
  }, [hasFailed, failures, isOnline]);
}
