import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useSignInInvitation } from '#web/parts/use-sign-in-invitation.ts';
import { errorCodeOf } from '#web/platform/api/api-error.ts';
import { useTexts } from '#web/texts/use-texts.ts';
import { toast, toastFailure } from '#web/ui/toast-store.ts';
import { type Feedback, fetchFeedback, sendFeedback, sendVisitorFeedback } from '../article.api.ts';
import { beginVisitorAnswer, dropVisitorAnswer, keepAnswer, visitorAnswer } from './visitor-answer.ts';

/** What the mothers said of an article, and what she said herself. */
const feedbackKey = (articleId: string, viewerId: string | null) => ['article-feedback', articleId, viewerId];

export function useFeedback(articleId: string, viewerId: string | null) {
  return useQuery({
    queryKey: feedbackKey(articleId, viewerId),
    queryFn: ({ signal }) => fetchFeedback(articleId, signal),
  });
}

/**
 * Sends her answer and says what became of it: she is thanked in its place, or in a toast when she has already left it.
 * Whatever went wrong, her words stay in the form; `onSent` runs even when she has left the page.
 */
export function useSendFeedback(articleId: string, viewerId: string | null, onSent: () => void) {
  const t = useTexts();
  const client = useQueryClient();
  const invite = useSignInInvitation();
  const isHere = useIsHere();
  return useMutation({
    mutationFn: (feedback: Feedback) => say(articleId, viewerId, feedback),
    onSuccess: (answer) => {
      client.setQueryData(feedbackKey(articleId, viewerId), answer);
      onSent();
      if (!isHere.current) toast({ title: t('article.thanks'), description: t('article.thanksText') });
    },
    onError: (error) => {
      const code = errorCodeOf(error);
      if (code === 'unauthenticated' || code === 'second_factor_required')
        return invite({ title: t('article.signIn'), text: t('article.signInText') });
      if (code === 'not_found')
        return toast({ title: t('article.withdrawn'), description: t('article.withdrawnText') });
      return toastFailure(t('article.sendFailed'), t('article.sendFailedText'));
    },
  });
}

/** As herself, in place of what this browser said before she signed in; or as a visitor. */
async function say(articleId: string, viewerId: string | null, feedback: Feedback) {
  if (viewerId) {
    const answer = await sendFeedback(articleId, { ...feedback, replaces: visitorAnswer(articleId)?.id });
    dropVisitorAnswer(articleId);
    return answer;
  }
  const answerId = beginVisitorAnswer(articleId);
  const answer = await sendVisitorFeedback(articleId, { ...feedback, answerId });
  keepAnswer(articleId, { id: answerId, isSent: true });
  return answer;
}

function useIsHere() {
  const isHere = useRef(true);
  useEffect(() => {
    isHere.current = true;
    return () => {
      isHere.current = false;
    };
  }, []);
  return isHere;
}
