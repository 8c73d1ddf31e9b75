import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { errorCodeOf } from '#web/platform/api/api-error.ts';
import { useTexts } from '#web/texts/use-texts.ts';
import { toast } from '#web/ui/toast-store.ts';
import { type Feedback, fetchFeedback, sendFeedback } from '../article.api.ts';
import { useInviteToAnswer } from './use-invite-to-answer.ts';

/** What the mothers said of an article, and what she said herself. */
const feedbackKey = (articleId: string, viewerId: string | null) => ['article-feedback', articleId, viewerId];

export function useFeedback(articleId: string, viewerId: string | null) {
  return useQuery({
    queryKey: feedbackKey(articleId, viewerId),
    queryFn: ({ signal }) => fetchFeedback(articleId, signal),
  });
}

/**
 * Sends her answer and says what became of it. Whatever went wrong, her words stay in the form; `onSent` runs even
 * when she has already left the page.
 */
export function useSendFeedback(articleId: string, viewerId: string | null, onSent: () => void) {
  const t = useTexts();
  const client = useQueryClient();
  const invite = useInviteToAnswer();
  return useMutation({
    mutationFn: (feedback: Feedback) => sendFeedback(articleId, feedback),
    onSuccess: (answer) => {
      client.setQueryData(feedbackKey(articleId, viewerId), answer);
      onSent();
      toast({ title: t('article.thanks'), description: t('article.thanksText') });
    },
    onError: (error) => {
      const code = errorCodeOf(error);
      if (code === 'unauthenticated' || code === 'second_factor_required') return invite();
      if (code === 'not_found')
        return toast({ title: t('article.withdrawn'), description: t('article.withdrawnText') });
      return toast({
        title: t('article.sendFailed'),
        description: t('article.sendFailedText'),
        tone: 'destructive',
      });
    },
  });
}
