import { momentsToCome } from '#shared/specialists/reminder-times.rules.ts';
import { useLanguage } from '#web/platform/language/language-provider.tsx';
import { useTexts } from '#web/texts/use-texts.ts';
import { toast, toastWithAction } from '#web/ui/toast-store.ts';
import type { Owner } from './query-keys.ts';
import type { SeenSession } from './seen.ts';
import { setLike, setReminder, setSavedSession } from './specialists.outbox.ts';
import { useInvite } from './use-invite.ts';

const regretMs = 8000;

/** The reminder, the save and the like: on screen at once, on their way after. */
export function useSessionActions(owner: Owner) {
  const t = useTexts();
  const language = useLanguage();
  const invite = useInvite();

  function remind({ id: sessionId, startsAt }: SeenSession, on: boolean): void {
    void setReminder(sessionId, on, language);
    const [next] = momentsToCome(new Date(startsAt), new Date());
    const promise = { dayBefore: 'reminderOnText', shortlyBefore: 'reminderOnShortly' } as const;
    if (on)
      toast({
        title: t(next ? 'specialists.reminderOn' : 'specialists.reminded'),
        description: t(`specialists.${next ? promise[next] : 'reminderOnLate'}`),
        duration: regretMs,
      });
    else
      toastWithAction(t('specialists.reminderOff'), {
        label: t('specialists.undo'),
        onAct: () => void setReminder(sessionId, true, language),
      });
  }

  function save(sessionId: string, on: boolean): void {
    void setSavedSession(sessionId, on);
    if (on) toast({ title: t('specialists.saved') });
    else
      toastWithAction(t('specialists.unsaved'), {
        label: t('specialists.undo'),
        onAct: () => void setSavedSession(sessionId, true),
      });
  }

  return {
    toggleReminder: (session: SeenSession) => (owner ? remind(session, !session.userReminded) : invite()),
    toggleSaved: ({ id, userSaved }: SeenSession) => (owner ? save(id, !userSaved) : invite()),
    toggleLike: ({ id, userLiked }: SeenSession) => (owner ? void setLike(id, !userLiked) : invite()),
  };
}
