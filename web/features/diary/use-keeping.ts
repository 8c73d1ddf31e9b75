import { isDurable } from '#web/features/timer/timer.outbox.ts';
import { regretMs, toast, toastFailure } from '#web/ui/toast-store.ts';
import type { DiaryPlace } from './diary-place.ts';
import { useKinds, useSay } from './kinds/kinds-here.ts';

/**
 * Keeps something on the phone, from where it goes to her account, and says where it is: a visitor is invited to sign in,
 * and loses nothing. Answers whether it was kept.
 */
export function useKeeping({ owner }: DiaryPlace, onSignIn?: () => void) {
  const say = useSay();
  const { all } = useKinds();
  return async (said: 'saved' | 'changed', act: () => Promise<void>): Promise<boolean> => {
    try {
      await act();
    } catch (error) {
      console.warn('The record could not be kept', error);
      toastFailure(say('failed'), say('failedText'));
      return false;
    }
    const needsAccount = all.some(({ words }) => words.needsAccount);
    if (owner === null && onSignIn)
      toast({
        title: say('keptHere'),
        description: say('keptHereText'),
        action: { label: say('signIn'), onAct: onSignIn },
        duration: regretMs,
        ...(needsAccount && { tone: 'destructive' }),
      });
    else toast({ title: say(said), description: say(`${said}Text`) || undefined });
    // Who was told that it needs an account was told enough.
    const isTold = owner === null && needsAccount;
    if (!isDurable() && !isTold) toast({ title: say('notDurable'), duration: Number.POSITIVE_INFINITY });
    return true;
  };
}
