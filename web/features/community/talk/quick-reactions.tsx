import { useTexts } from '#web/texts/use-texts.ts';
import type { Owner } from '../query-keys.ts';
import { reactionIcons } from '../reaction-icons.ts';
import { offeredReactions, reactionOf, type SeenPost } from '../seen.ts';
import { usePostActions } from '../use-post-actions.ts';

/** The ways to say it that the post can bear. Hers lights alone; another moves it, and hers again takes it back. */
export function QuickReactions({ post, owner }: { post: SeenPost; owner: Owner }) {
  const t = useTexts();
  const { react } = usePostActions(owner);
  return (
    <fieldset className="grid grid-cols-2 gap-2 wide:grid-cols-4">
      <legend className="sr-only">{t('community.reactions')}</legend>
      {offeredReactions(post).map((reaction) => {
        const Icon = reactionIcons[reaction];
        return (
          <button
            key={reaction}
            type="button"
            aria-pressed={reactionOf(post) === reaction}
            onClick={() => react(post, reaction)}
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
