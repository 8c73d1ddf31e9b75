import { isDurable } from '#web/features/timer/timer.outbox.ts';
import { toast, toastFailure, toastWithAction } from '#web/ui/toast-store.ts';
import type { DiaryPlace } from './diary-place.ts';
import { useSay } from './kinds/kinds-here.ts';

/**
 * Keeps something on the phone, from where it goes to her account, and says where it is: a visitor is invited to sign in,
 * and loses nothing. Answers whether it was kept.
 */
export function useKeeping({ owner }: DiaryPlace, onSignIn?: () => void) {
  const say = useSay();
  return async (said: 'saved' | 'changed', act: () => Promise<void>): Promise<boolean> => {
    try {
      await act();
    } catch (error) {
      console.warn('The record could not be kept', error);
      toastFailure(say('failed'), say('failedText'));
      return false;
    }
    if (owner === null && onSignIn)
      toastWithAction(say('keptHere'), { label: say('signIn'), onAct: onSignIn }, say('keptHereText'));
    else toast({ title: say(said), description: say(`${said}Text`) || undefined });
    if (!isDurable()) toast({ title: say('notDurable'), duration: Number.POSITIVE_INFINITY });
    return true;
  };
}
