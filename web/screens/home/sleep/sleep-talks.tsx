import { Link } from '@tanstack/react-router';
import { MessageCircleReply, VenetianMask } from 'lucide-react';
import { paths } from '#shared/navigation/paths.ts';
import { useAuthorName } from '#web/features/community/author-face.tsx';
import { categoryInAddress } from '#web/features/community/categories.ts';
import { useOpenComposer } from '#web/features/community/composer/composer-link.ts';
import { FeedSkeleton } from '#web/features/community/feed-skeleton.tsx';
import { PostCard } from '#web/features/community/post-card.tsx';
import type { SeenPost } from '#web/features/community/seen.ts';
import { useFeed } from '#web/features/community/use-feed.ts';
import { useTexts } from '#web/texts/use-texts.ts';
import { Button, buttonClass } from '#web/ui/button.tsx';
import { Section } from '#web/ui/section.tsx';

const category = 'Sono do Bebê';
const shown = 2;

/** What mothers say about sleep: answer one of them, or ask without a name. */
export function SleepTalks({ owner }: { owner: string | null }) {
  const t = useTexts();
  const openComposer = useOpenComposer();
  const { query, posts } = useFeed(owner, category);
  return (
    <Section title={t('sleep.community')}>
      {query.isPending && <FeedSkeleton count={1} />}
      {query.data && posts.length === 0 && <p className="text-ink-soft">{t('sleep.communityEmpty')}</p>}
      <ul className="grid grid-cols-1 gap-3">
        {posts.slice(0, shown).map((post) => (
          <li key={post.id}>
            <PostCard post={post} owner={owner} foot={<Respond post={post} />} />
          </li>
        ))}
      </ul>
      <div className="grid grid-cols-1 gap-1">
        <Button
          size="large"
          icon={<VenetianMask size={20} strokeWidth={1.75} aria-hidden />}
          onClick={() => openComposer({ category, anonymous: true })}
        >
          {t('sleep.postAnonymously')}
        </Button>
        <p className="text-center text-ink-soft text-small">{t('sleep.postAnonymouslyText')}</p>
      </div>
      {posts.length > 0 && (
        <Link
          to={paths.community}
          search={{ categoria: categoryInAddress(category) }}
          className={buttonClass({ variant: 'secondary' })}
        >
          {t('sleep.communityAll')}
        </Link>
      )}
    </Section>
  );
}

/** Opens the talk at the box where she answers. */
function Respond({ post }: { post: SeenPost }) {
  const t = useTexts();
  const nameOf = useAuthorName();
  return (
    <Link
      to="/app/entre-maes/post/$postId"
      params={{ postId: post.id }}
      hash="comment-box"
      aria-label={t('sleep.respondTo', { author: nameOf(post.author, 'post') })}
      className={buttonClass({ variant: 'secondary', wide: true })}
    >
      <MessageCircleReply size={20} strokeWidth={1.75} aria-hidden />
      {t('sleep.respond')}
    </Link>
  );
}
