import { useMutation } from '@tanstack/react-query';
import { useLanguage } from '#web/platform/language/language-provider.tsx';
import { useErrorSentence } from '#web/texts/use-error-sentence.ts';
import { useTexts } from '#web/texts/use-texts.ts';
import { sendAccessLink } from './access.api.ts';
import { accessToast } from './access-toast.ts';
import { keepPendingSignIn, type PendingSignIn } from './pending-sign-in.ts';

/** Sends the mail, says so in a toast, and remembers the address until the code is typed. */
export function useSendLink(onSent: (pending: PendingSignIn) => void) {
  const t = useTexts();
  const language = useLanguage();
  const sentenceFor = useErrorSentence();
  return useMutation({
    mutationFn: (email: string) => sendAccessLink(email, language),
    onSuccess: (_nothing, email) => {
      const pending = { email, sentAt: Date.now() };
      keepPendingSignIn(pending);
      accessToast({ title: t('access.linkSent'), description: t('access.linkSentText') });
      onSent(pending);
    },
    onError: (error) => {
      const description = sentenceFor(error, t('access.sendFailed'));
      accessToast({ title: t('access.loginError'), description, tone: 'destructive' });
    },
  });
}
