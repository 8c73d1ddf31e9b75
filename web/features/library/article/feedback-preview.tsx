import { Card } from '#web/ui/card.tsx';
import { emptyDraft } from './feedback/feedback-draft.ts';
import { FeedbackForm } from './feedback/feedback-form.tsx';

const nothing = () => undefined;

/** The question as readers find it. Whoever wrote the article does not answer it. */
export function FeedbackPreview() {
  return (
    <Card as="section" inert>
      <FeedbackForm draft={emptyDraft} isSending={false} onChange={nothing} onSend={nothing} />
    </Card>
  );
}
