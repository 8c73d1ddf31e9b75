import { useTexts } from '#web/texts/use-texts.ts';
import { toastWithAction } from '#web/ui/toast-store.ts';
import { useSignInHere } from './use-sign-in-here.ts';

type Invitation = { title: string; text: string };

/** A visitor wants something that needs an account: the page and what she typed wait for her. */
export function useSignInInvitation(place: { state?: true } = {}): (invitation: Invitation) => void {
  const t = useTexts();
  const signIn = useSignInHere(place);
  return ({ title, text }) => {
    toastWithAction(title, { label: t('access.signIn'), onAct: signIn }, text);
  };
}
