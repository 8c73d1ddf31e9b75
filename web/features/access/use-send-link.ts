import { useMutation } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { longestPlace } from '#shared/access/access.rules.ts';
import { useErrorSentence } from '#web/texts/use-error-sentence.ts';
import { useTexts } from '#web/texts/use-texts.ts';
import { sendAccessLink } from './access.api.ts';
import { accessToast } from './access-toast.ts';
import { keepPendingSignIn, type PendingSignIn } from './pending-sign-in.ts';

/** Sends the mail, says so in a toast, and remembers the address until the code is typed. */
export function useSendLink(onSent: (pending: PendingSignIn) => void) {
  const t = useTexts();
  const { history } = useRouter();
  const sentenceFor = useErrorSentence();
  return useMutation({
    mutationFn: (email: string) => sendAccessLink(email, placeIn(history.location)),
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

/** The page she is on, in its language. What is after the `#` stays on her phone; too long a query is left out. */
const placeIn = ({ pathname, search }: { pathname: string; search: string }) =>
  search.length > longestPlace ? pathname : pathname + search;
