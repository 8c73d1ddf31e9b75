import type { DailyContentAnswer } from '#shared/daily/daily.schema.ts';
import { useSignInInvitation } from '#web/parts/use-sign-in-invitation.ts';
import { useTexts } from '#web/texts/use-texts.ts';
import { toast, toastWithAction } from '#web/ui/toast-store.ts';
import { setMark } from './daily.outbox.ts';
import type { Owner } from './query-keys.ts';

/** Like, save and done: on screen at once, on their way after. A visitor is invited to sign in. */
export function useMarks(owner: Owner, { id, userLiked, userSaved, userDone }: DailyContentAnswer) {
  const t = useTexts();
  // She comes back to this very content.
  const inviteToSignIn = useSignInInvitation({ state: true });

  const invite = () => inviteToSignIn({ title: t('daily.signIn'), text: t('daily.signInText') });

  function save(on: boolean): void {
    void setMark(id, 'save', on);
    if (on) toast({ title: t('daily.saved'), description: t('daily.savedText') });
    else
      toastWithAction(t('daily.unsaved'), {
        label: t('daily.undo'),
        onAct: () => void setMark(id, 'save', true),
      });
  }

  return {
    toggleLike: () => (owner ? void setMark(id, 'like', !userLiked) : invite()),
    toggleSaved: () => (owner ? save(!userSaved) : invite()),
    setDone: (on = !userDone) => (owner ? void setMark(id, 'done', on) : invite()),
  };
}
