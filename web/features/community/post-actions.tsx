import { Bookmark, Mail } from 'lucide-react';
import type { ReactNode } from 'react';
import { WaitingMark } from '#web/parts/waiting-mark.tsx';
import { useTexts } from '#web/texts/use-texts.ts';
import { ToggleIcon } from '#web/ui/toggle-icon.tsx';
import type { Owner } from './query-keys.ts';
import { reactionIcons } from './reaction-icons.ts';
import { offeredReactions, reactionOf, type SeenPost } from './seen.ts';
import { useMarkWords } from './use-mark-words.ts';
import { usePostActions } from './use-post-actions.ts';

type Props = {
  post: SeenPost;
  owner: Owner;
  /** The number of comments, as a link or as words. */
  comments?: ReactNode;
  /** The phrases stand beside it, and light there. */
  hasPhrases?: boolean;
};

const action =
  'relative z-1 inline-flex min-h-11 min-w-11 items-center justify-center gap-1.5 rounded-full px-2.5 font-bold text-ink-soft text-small transition-transform hover:bg-blush active:scale-95';

/** The heart, the comments and the save, at the foot of a post. What she said in a phrase stands in the heart's place. */
export function PostActions({ post, owner, comments, hasPhrases = false }: Props) {
  const t = useTexts();
  const markWords = useMarkWords();
  const { react, toggleSaved } = usePostActions(owner);
  const hers = reactionOf(post);
  const lightsElsewhere = hasPhrases && offeredReactions(post).some((phrase) => phrase === hers);
  const shown = (!lightsElsewhere && hers) || 'heart';
  const Icon = reactionIcons[shown];
  const n = post.reactionCount;
  return (
    <footer className="flex flex-wrap items-center gap-1">
      <button
        type="button"
        aria-pressed={hers === shown}
        aria-label={
          shown === 'heart'
            ? t('community.heart', { n })
            : t('community.reacted', { reaction: t(`community.reaction_${shown}`), n })
        }
        onClick={() => react(post, shown)}
        className={`-ml-2 ${action}`}
      >
        <Icon
          size={22}
          strokeWidth={1.75}
          aria-hidden
          className={hers !== shown ? undefined : shown === 'heart' ? 'fill-clay text-clay' : 'text-clay'}
        />
        {!hasPhrases && <span className="tabular-nums">{n}</span>}
      </button>
      {/* Beside the phrases a number at the heart would be taken for hearts alone. */}
      {hasPhrases && n > 0 && (
        <span className="mr-1 text-ink-soft text-small">{t('community.reactionsTotal', { n })}</span>
      )}
      {comments}
      {post.allowPrivateMessages && (
        <span className="inline-grid size-11 place-items-center text-ink-soft">
          <Mail size={20} strokeWidth={1.75} role="img" aria-label={t('community.allowsMessages')} />
        </span>
      )}
      {post.isWaiting && <WaitingMark words={markWords} />}
      <button
        type="button"
        aria-pressed={post.userSaved}
        aria-label={t('community.save')}
        onClick={() => toggleSaved(post)}
        className={`-mr-2 ml-auto ${action}`}
      >
        <ToggleIcon icon={Bookmark} isOn={post.userSaved} />
      </button>
    </footer>
  );
}
