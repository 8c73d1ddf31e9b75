import { Link } from '@tanstack/react-router';
import { Heart, MessageCircle } from 'lucide-react';
import { useTexts } from '#web/texts/use-texts.ts';
import { HeldHeart } from '#web/ui/illustrations/held-heart.tsx';
import { AuthorFace, useAuthorName } from './author-face.tsx';
import type { Owner } from './query-keys.ts';
import { useFeatured } from './use-feed.ts';

/** What touched most hearts this week. Where nothing did, nothing stands here. */
export function Featured({ owner }: { owner: Owner }) {
  const t = useTexts();
  const nameOf = useAuthorName();
  const posts = useFeatured(owner);
  if (posts.length === 0) return null;
  return (
    <section
      aria-labelledby="hearts-touched"
      className="grid grid-cols-1 gap-3 rounded-card bg-topic-whole-mother p-4"
    >
      <div className="flex items-center gap-3">
        <HeldHeart className="w-12 shrink-0" />
        <div>
          <h2 id="hearts-touched" className="text-heading font-bold">
            {t('community.featured')}
          </h2>
          <p className="quiet:hidden text-small">{t('community.featuredText')}</p>
        </div>
      </div>
      <ul className="grid grid-cols-1 gap-3 wide:grid-cols-2 desk:grid-cols-1">
        {posts.map((post) => (
          <li
            key={post.id}
            className="relative grid grid-cols-1 content-start gap-2 rounded-control bg-card p-3"
          >
            <div className="flex items-center gap-3">
              <AuthorFace author={post.author} />
              <h3 className="min-w-0 font-bold">
                <Link
                  to="/app/entre-maes/post/$postId"
                  params={{ postId: post.id }}
                  className="inline-flex min-h-11 items-center [overflow-wrap:anywhere] after:absolute after:inset-0 after:rounded-control"
                >
                  {nameOf(post.author, 'post')}
                </Link>
              </h3>
            </div>
            <p className="line-clamp-3 [overflow-wrap:anywhere]">{post.content}</p>
            <p className="flex items-center gap-4 text-ink-soft text-small">
              <span className="inline-flex items-center gap-1">
                <Heart size={16} aria-hidden />
                <span aria-hidden>{post.reactionCount}</span>
                <span className="sr-only">{t('community.hearts', { n: post.reactionCount })}</span>
              </span>
              <span className="inline-flex items-center gap-1">
                <MessageCircle size={16} aria-hidden />
                <span aria-hidden>{post.commentCount}</span>
                <span className="sr-only">{t('community.comments', { n: post.commentCount })}</span>
              </span>
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
