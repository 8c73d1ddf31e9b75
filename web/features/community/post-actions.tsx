import { Bookmark, Heart, Mail } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTexts } from '#web/texts/use-texts.ts';
import type { Owner } from './query-keys.ts';
import type { SeenPost } from './seen.ts';
import { usePostActions } from './use-post-actions.ts';
import { WaitingMark } from './waiting-mark.tsx';

type Props = {
  post: SeenPost;
  owner: Owner;
  /** The number of comments, as a link or as words. */
  comments?: ReactNode;
};

const action =
  'relative z-1 inline-flex min-h-11 min-w-11 items-center justify-center gap-1.5 rounded-full px-2.5 font-bold text-ink-soft text-small transition-transform hover:bg-blush active:scale-95';

/** The heart, the comments and the save, at the foot of a post. */
export function PostActions({ post, owner, comments }: Props) {
  const t = useTexts();
  const { toggleHeart, toggleSaved } = usePostActions(owner);
  return (
    <footer className="flex flex-wrap items-center gap-1">
      <button
        type="button"
        aria-pressed={post.userReacted}
        aria-label={t('community.heart', { n: post.reactionCount })}
        onClick={() => toggleHeart(post)}
        className={`-ml-2 ${action}`}
      >
        <Heart
          size={22}
          strokeWidth={1.75}
          aria-hidden
          className={post.userReacted ? 'fill-clay text-clay' : undefined}
        />
        <span className="tabular-nums">{post.reactionCount}</span>
      </button>
      {comments}
      {post.allowPrivateMessages && (
        <span className="inline-grid size-11 place-items-center text-ink-soft">
          <Mail size={20} strokeWidth={1.75} role="img" aria-label={t('community.allowsMessages')} />
        </span>
      )}
      {post.isWaiting && <WaitingMark />}
      <button
        type="button"
        aria-pressed={post.userSaved}
        aria-label={t('community.save')}
        onClick={() => toggleSaved(post)}
        className={`-mr-2 ml-auto ${action}`}
      >
        <Bookmark
          size={22}
          strokeWidth={1.75}
          aria-hidden
          className={post.userSaved ? 'fill-clay text-clay' : undefined}
        />
      </button>
    </footer>
  );
}
