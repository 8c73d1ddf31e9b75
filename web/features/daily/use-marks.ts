import { useNavigate } from '@tanstack/react-router';
import type { DailyContentAnswer } from '#shared/daily/daily.schema.ts';
import { useTexts } from '#web/texts/use-texts.ts';
import { toast } from '#web/ui/toast-store.ts';
import { setMark } from './daily-writes.ts';
import type { Owner } from './query-keys.ts';

const regretMs = 8000;

/** Like, save and done: on screen at once, on their way after. A visitor is invited to sign in. */
export function useMarks(owner: Owner, { id, userLiked, userSaved, userDone }: DailyContentAnswer) {
  const t = useTexts();
  const navigate = useNavigate();

  function invite(): void {
    toast({
      title: t('daily.signIn'),
      description: t('daily.signInText'),
      action: {
        label: t('access.signIn'),
        // She comes back to this very content.
        onAct: () =>
          navigate({ to: '.', search: (current) => ({ ...current, preview: undefined }), state: true }),
      },
      duration: regretMs,
    });
  }

  function save(on: boolean): void {
    void setMark(id, 'save', on);
    if (on) toast({ title: t('daily.saved'), description: t('daily.savedText') });
    else
      toast({
        title: t('daily.unsaved'),
        action: { label: t('daily.undo'), onAct: () => void setMark(id, 'save', true) },
        duration: regretMs,
      });
  }

  return {
    toggleLike: () => (owner ? void setMark(id, 'like', !userLiked) : invite()),
    toggleSaved: () => (owner ? save(!userSaved) : invite()),
    setDone: (on = !userDone) => (owner ? void setMark(id, 'done', on) : invite()),
  };
}
