import { useSignInInvitation } from '#web/parts/use-sign-in-invitation.ts';
import { useTexts } from '#web/texts/use-texts.ts';

/** What a visitor is told who wants to speak here. */
export function useInvite(): () => void {
  const t = useTexts();
  const invite = useSignInInvitation();
  return () => invite({ title: t('specialists.signIn'), text: t('specialists.signInText') });
}
