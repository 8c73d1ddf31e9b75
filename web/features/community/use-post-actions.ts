import { useTexts } from '#web/texts/use-texts.ts';
import { toast } from '#web/ui/toast-store.ts';
import { setHeart, setSaved } from './community-writes.ts';
import type { Owner } from './query-keys.ts';
import type { SeenPost } from './seen.ts';
import { useInvite } from './use-invite.ts';

const regretMs = 8000;

/** The heart and the save: on screen at once, on their way after. */
export function usePostActions(owner: Owner) {
  const t = useTexts();
  const invite = useInvite();

  function save(postId: string, on: boolean): void {
    void setSaved(postId, on);
    if (on) toast({ title: t('community.saved') });
    else
      toast({
        title: t('community.unsaved'),
        action: { label: t('community.undo'), onAct: () => void setSaved(postId, true) },
        duration: regretMs,
      });
  }

  return {
    toggleHeart: ({ id, userReacted }: SeenPost) => (owner ? void setHeart(id, !userReacted) : invite()),
    toggleSaved: ({ id, userSaved }: SeenPost) => (owner ? save(id, !userSaved) : invite()),
  };
}
