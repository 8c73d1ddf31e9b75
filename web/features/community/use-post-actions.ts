import type { ReactionType } from '#shared/community/community.rules.ts';
import { useTexts } from '#web/texts/use-texts.ts';
import { toast, toastWithAction } from '#web/ui/toast-store.ts';
import { setReaction, setSaved } from './community.outbox.ts';
import type { Owner } from './query-keys.ts';
import { reactionOf, type SeenPost } from './seen.ts';
import { useInvite } from './use-invite.ts';

/** The reactions and the save: on screen at once, on their way after. */
export function usePostActions(owner: Owner) {
  const t = useTexts();
  const invite = useInvite();

  function save(postId: string, on: boolean): void {
    void setSaved(postId, on);
    if (on) toast({ title: t('community.saved') });
    else
      toastWithAction(t('community.unsaved'), {
        label: t('community.undo'),
        onAct: () => void setSaved(postId, true),
      });
  }

  return {
    /** Another than hers moves it; hers takes it back. */
    react: (post: SeenPost, reaction: ReactionType) =>
      owner ? void setReaction(post.id, reactionOf(post) === reaction ? null : reaction) : invite(),
    toggleSaved: ({ id, userSaved }: SeenPost) => (owner ? save(id, !userSaved) : invite()),
  };
}
