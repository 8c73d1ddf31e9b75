import { useState } from 'react';
import { dropDraft, keepDraft, readDraft } from '#web/platform/device/kept-draft.ts';

/** What she is about to say. */
export type FeedbackDraft = { isHelpful?: boolean | undefined; suggestion: string };

export const emptyDraft: FeedbackDraft = { isHelpful: undefined, suggestion: '' };

/** What she typed waits on the device until it is sent. */
export function useFeedbackDraft(articleId: string, owner: string | null) {
  const slot = { kind: 'feedback', owner, place: articleId, looksRight: isFeedbackDraft } as const;
  const [draft, setDraft] = useState(() => readDraft(slot));

  function keep(next: FeedbackDraft | undefined): void {
    if (next) keepDraft(slot, next);
    else dropDraft(slot);
    setDraft(next);
  }
  return { draft, keep };
}

function isFeedbackDraft(draft: unknown): draft is FeedbackDraft {
  const { isHelpful, suggestion } = (draft ?? {}) as Partial<FeedbackDraft>;
  return typeof suggestion === 'string' && ['boolean', 'undefined'].includes(typeof isHelpful);
}
