import { Link } from '@tanstack/react-router';
import type { CommunityCategory } from '#shared/community/community.rules.ts';
import { paths } from '#shared/navigation/paths.ts';
import { useTexts } from '#web/texts/use-texts.ts';
import { buttonClass } from '#web/ui/button.tsx';
import { Section } from '#web/ui/section.tsx';
import { categoryInAddress } from './categories.ts';
import { composerLink } from './composer/composer-link.ts';
import { FeedSkeleton } from './feed-skeleton.tsx';
import { PostCard } from './post-card.tsx';
import type { Owner } from './query-keys.ts';
import { useFeed } from './use-feed.ts';
import { WaitingPosts } from './waiting-posts.tsx';

type Props = {
  owner: Owner;
  /** Undefined: of all of them. */
  category: CommunityCategory | undefined;
  limit: number;
  heading: string;
};

/** The newest posts of one category, or of all, on another screen. Where nothing comes, nothing stands in the way there. */
export function NewestTalks({ owner, category, limit, heading }: Props) {
  const t = useTexts();
  const { query, posts } = useFeed(owner, category);
  if (query.isError && posts.length === 0) return null;
  return (
    <Section title={heading}>
      {query.isPending && <FeedSkeleton count={1} />}
      {query.data && posts.length === 0 && (
        <>
          <p className="text-ink-soft">{t('community.newestEmpty')}</p>
          <Link {...composerLink(category)} className={buttonClass({ variant: 'secondary' })}>
            {t('community.writeFirst')}
          </Link>
        </>
      )}
      <WaitingPosts owner={owner} category={category} known={posts} />
      <ul className="grid grid-cols-1 gap-3">
        {posts.slice(0, limit).map((post) => (
          <li key={post.id}>
            <PostCard post={post} owner={owner} />
          </li>
        ))}
      </ul>
      {posts.length > 0 && (
        <Link
          to={paths.community}
          search={{ categoria: category && categoryInAddress(category) }}
          className={buttonClass({ variant: 'secondary' })}
        >
          {t('community.newestAll')}
        </Link>
      )}
    </Section>
  );
}
