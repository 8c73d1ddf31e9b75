import { Link } from '@tanstack/react-router';
import { useId } from 'react';
import { paths } from '#shared/navigation/paths.ts';
import { useTexts } from '#web/texts/use-texts.ts';
import { classNames } from '#web/ui/class-names.ts';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { AuthorFace, useAuthorName } from './author-face.tsx';
import type { Owner } from './query-keys.ts';
import { RelativeTime } from './relative-time.tsx';
import type { SeenPost } from './seen.ts';
import { useFeed } from './use-feed.ts';

type Props = {
  owner: Owner;
  limit: number;
  /** The talk that is open beside the list. */
  openId?: string | undefined;
};

/** The newest talks in a few words each, for the column beside. Where nothing comes, nothing stands there. */
export default function TalkLines({ owner, limit, openId }: Props) {
  const t = useTexts();
  const headingId = useId();
  const { query, posts } = useFeed(owner, undefined);
  if (!query.isPending && posts.length === 0) return null;
  return (
    <nav
      aria-labelledby={headingId}
      aria-busy={query.isPending}
      className="grid grid-cols-1 gap-1 rounded-card border border-line bg-card p-2 shadow-soft"
    >
      <h2 id={headingId} className="px-2 pt-2 font-bold">
        {t('community.feed')}
      </h2>
      {query.isPending && <Skeleton className="h-60 rounded-control" />}
      <ul className="grid grid-cols-1">
        {posts.slice(0, limit).map((post) => (
          <TalkLine key={post.id} post={post} isOpen={post.id === openId} />
        ))}
      </ul>
      <Link
        to={paths.community}
        className="inline-flex min-h-11 items-center justify-self-start px-2 font-bold text-clay-ink"
      >
        {t('community.newestAll')}
      </Link>
    </nav>
  );
}

function TalkLine({ post, isOpen }: { post: SeenPost; isOpen: boolean }) {
  const nameOf = useAuthorName();
  return (
    <li>
      <Link
        to="/app/entre-maes/post/$postId"
        params={{ postId: post.id }}
        aria-current={isOpen ? 'page' : undefined}
        className={classNames('flex gap-3 rounded-control p-2 hover:bg-blush', isOpen && 'bg-blush')}
      >
        <AuthorFace author={post.author} />
        <span className="min-w-0 flex-1">
          <span className="block text-ink-soft text-small">
            {nameOf(post.author, 'post')} · <RelativeTime instant={post.createdAt} />
          </span>
          <span className="line-clamp-2 [overflow-wrap:anywhere]">{post.content}</span>
        </span>
      </Link>
    </li>
  );
}
