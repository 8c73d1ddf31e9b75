import { HandHeart, HeartHandshake, Lightbulb, type LucideIcon, Sprout } from 'lucide-react';
import { gentleReactions, type QuickReaction } from '#shared/community/community.rules.ts';
import { useTexts } from '#web/texts/use-texts.ts';
import type { Owner } from '../query-keys.ts';
import type { SeenPost } from '../seen.ts';
import { usePostActions } from '../use-post-actions.ts';

const icons: Record<QuickReaction, LucideIcon> = {
  understanding: HeartHandshake,
  support: HandHeart,
  hope: Sprout,
  helpful: Lightbulb,
};

/** The ways to say it that the post can bear, and each gives the same heart; pressing any of them again takes it back. */
export function QuickReactions({ post, owner }: { post: SeenPost; owner: Owner }) {
  const t = useTexts();
  const { toggleHeart } = usePostActions(owner);
  // A copy that an old release kept of a post says nothing: then only what can wound nobody is offered.
  const offered = post.reactions ?? gentleReactions;
  return (
    <fieldset className="grid grid-cols-2 gap-2 wide:grid-cols-4">
      <legend className="sr-only">{t('community.reactions')}</legend>
      {offered.map((reaction) => {
        const Icon = icons[reaction];
        return (
          <button
            key={reaction}
            type="button"
            aria-pressed={post.userReacted}
            onClick={() => toggleHeart(post)}
            className="inline-flex min-h-11 items-center justify-center gap-2 rounded-control border border-control-line bg-card px-2 py-1 font-bold text-small transition-transform active:scale-[0.98] aria-pressed:border-clay aria-pressed:bg-blush aria-pressed:inset-ring aria-pressed:inset-ring-clay"
          >
            <Icon size={20} strokeWidth={1.75} aria-hidden className="shrink-0 text-clay" />
            {t(`community.reaction_${reaction}`)}
          </button>
        );
      })}
    </fieldset>
  );
}
