import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { paths } from '#shared/navigation/paths.ts';
import { LoadFailed } from '#web/parts/load-failed.tsx';
import { useFocusKept } from '#web/platform/document/use-focus-kept.ts';
import { useTexts } from '#web/texts/use-texts.ts';
import { buttonClass } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ThreeMothers } from '#web/ui/illustrations/three-mothers.tsx';
import { LoadMore } from '#web/ui/load-more.tsx';
import { PostEditor } from '../composer/post-editor.tsx';
import { FeedSkeleton } from '../feed-skeleton.tsx';
import { PostCard } from '../post-card.tsx';
import type { SeenPost } from '../seen.ts';
import { WaitingPosts } from '../waiting-posts.tsx';
import { useOwnPosts, type OwnPosts as Which } from './use-own-posts.ts';

type Props = { which: Which; owner: string };

/** The posts she saved to read again, or those she wrote, anonymous ones too. */
export function OwnPosts({ which, owner }: Props) {
  const t = useTexts();
  const { query, posts } = useOwnPosts(which, owner);
  const [edited, setEdited] = useState<SeenPost>();
  useFocusKept(posts.length);

  if (query.isPending) return <FeedSkeleton />;
  if (!query.data) return <LoadFailed title={t(`communityCare.${which}Failed`)} query={query} />;
  return (
    <div className="grid grid-cols-1 gap-4">
      {posts.length === 0 && !query.hasNextPage && (
        <EmptyState
          picture={<ThreeMothers />}
          title={t(`communityCare.${which}Empty`)}
          text={t(`communityCare.${which}EmptyText`)}
          action={
            <Link to={paths.community} className={buttonClass({ variant: 'secondary' })}>
              {t('communityCare.seeCommunity')}
            </Link>
          }
        />
      )}
      {which === 'mine' && posts.length > 0 && <p className="text-ink-soft">{t('communityCare.mineText')}</p>}
      {which === 'mine' && <WaitingPosts owner={owner} known={posts} />}
      <ul aria-label={t(`communityCare.${which}`)} className="grid grid-cols-1 gap-4">
        {posts.map((post) => (
          <li key={post.id} className="grid grid-cols-1 gap-1">
            <PostCard post={post} owner={owner} heading="h2" onEdit={setEdited} />
            {(post.standing === 'hidden' || post.standing === 'removed') && <WhyNotShown />}
          </li>
        ))}
      </ul>
      <LoadMore list={query} label={t('communityCare.more')} failed={t('communityCare.moreFailed')} />
      <PostEditor owner={owner} post={edited} onClose={() => setEdited(undefined)} />
    </div>
  );
}

/** The card says that it is hidden or removed; the notices say why, and take an appeal. */
function WhyNotShown() {
  const t = useTexts();
  return (
    <Link
      to={paths.communityOwn}
      search={{ aba: 'avisos' }}
      className="inline-flex min-h-11 items-center justify-self-start px-4 font-bold text-small underline underline-offset-4"
    >
      {t('communityCare.standingText')}
    </Link>
  );
}
