import { Fingerprint } from 'lucide-react';
import { useOfDevice } from '#web/platform/first-paint/use-of-device.ts';
import { useErrorSentence } from '#web/texts/use-error-sentence.ts';
import { useTexts } from '#web/texts/use-texts.ts';
import { Button } from '#web/ui/button.tsx';
import { accessToast } from '../access-toast.ts';
import { canUsePasskeys, wasCancelled } from './passkey-support.ts';
import { useSignInByPasskey } from './use-passkeys.ts';

/** At three in the morning nobody wants to open a mail. */
export default function SignInByPasskey() {
  const t = useTexts();
  const sentenceFor = useErrorSentence();
  const signIn = useSignInByPasskey();
  const isPossible = useOfDevice(canUsePasskeys, true);

  function tell(error: unknown): void {
    if (wasCancelled(error)) {
      accessToast({ title: t('passkey.signInFailed'), description: t('passkey.cancelled'), duration: 8000 });
    } else {
      const description = sentenceFor(error, t('access.signInFailed'));
      accessToast({ title: t('passkey.signInFailed'), description, tone: 'destructive' });
    }
  }

  if (!isPossible) return null;
  return (
    <Button
      variant="secondary"
      size="large"
      wide
      icon={<Fingerprint size={20} aria-hidden />}
      busy={signIn.isPending}
      onClick={() => signIn.mutate(undefined, { onError: tell })}
    >
      {t('passkey.signIn')}
    </Button>
  );
}
