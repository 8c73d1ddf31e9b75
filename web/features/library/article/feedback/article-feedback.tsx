import { useState } from 'react';
import { Card } from '#web/ui/card.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import type { Feedback } from '../article.api.ts';
import { emptyDraft, type FeedbackDraft, useFeedbackDraft } from './feedback-draft.ts';
import { FeedbackForm } from './feedback-form.tsx';
import { FeedbackThanks } from './feedback-thanks.tsx';
import { useFeedback, useSendFeedback } from './use-feedback.ts';
import { visitorAnswer } from './visitor-answer.ts';

type Props = { articleId: string; viewerId: string | null };

/**
 * Nothing chosen, chosen, sending, thanked. Whoever answered before is thanked; a mother may change her mind, and a
 * visitor answers once.
 */
export function ArticleFeedback({ articleId, viewerId }: Props) {
  const { data: stats, isPending } = useFeedback(articleId, viewerId);
  const { draft, keep } = useFeedbackDraft(articleId, viewerId);
  const [isChanging, setChanging] = useState(false);
  const send = useSendFeedback(articleId, viewerId, () => {
    keep(undefined);
    setChanging(false);
  });
  const isThanked = viewerId
    ? stats?.mine && !draft && !isChanging
    : visitorAnswer(articleId)?.isSent === true;

  return (
    <Card as="section">
      {isPending ? (
        <Skeleton className="h-52" />
      ) : stats && isThanked ? (
        <FeedbackThanks
          stats={stats}
          takesFocus={send.isSuccess}
          onChange={viewerId ? () => setChanging(true) : undefined}
        />
      ) : (
        <FeedbackForm
          draft={draft ?? draftOf(stats?.mine)}
          isSending={send.isPending}
          onChange={keep}
          onSend={send.mutate}
        />
      )}
    </Card>
  );
}

function draftOf(said: Feedback | null | undefined): FeedbackDraft {
  return said ? { isHelpful: said.isHelpful, suggestion: said.suggestion ?? '' } : emptyDraft;
}
