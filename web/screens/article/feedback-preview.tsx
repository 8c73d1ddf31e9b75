import { emptyDraft } from '#web/features/library/article/feedback/feedback-draft.ts';
import { FeedbackForm } from '#web/features/library/article/feedback/feedback-form.tsx';
import { Card } from '#web/ui/card.tsx';

const nothing = () => undefined;

/** The question as readers find it. Whoever wrote the article does not answer it. */
export function FeedbackPreview() {
  return (
    <Card as="section" inert>
      <FeedbackForm draft={emptyDraft} isSending={false} onChange={nothing} onSend={nothing} />
    </Card>
  );
}
