import { useState } from 'react';
import { store } from '#web/platform/device/store.ts';

/** What she is about to say. */
export type FeedbackDraft = { isHelpful: boolean | undefined; suggestion: string };

export const emptyDraft: FeedbackDraft = { isHelpful: undefined, suggestion: '' };

/** Of one mother, or of a visitor. */
const draftKey = (articleId: string, owner: string | null) =>
  `feedback_draft:${articleId}${owner ? `:${owner}` : ''}` as const;

/**
 * What she typed waits on the device until it is sent. A visitor's words go with her when she signs in; an
 * account's words are shown to that account alone, because a phone is lent.
 */
export function useFeedbackDraft(articleId: string, owner: string | null) {
  const [draft, setDraft] = useState(() => keptDraft(articleId, owner));

  function keep(next: FeedbackDraft | null): void {
    if (next) store.set(draftKey(articleId, owner), JSON.stringify(next));
    else store.remove(draftKey(articleId, owner));
    setDraft(next);
  }
  return { draft, keep };
}

function keptDraft(articleId: string, owner: string | null): FeedbackDraft | null {
  const own = parsed(store.get(draftKey(articleId, owner)));
  if (own || owner === null) return own;
  const visitors = store.get(draftKey(articleId, null));
  if (visitors === null) return null;
  // From here on they are hers alone.
  store.set(draftKey(articleId, owner), visitors);
  store.remove(draftKey(articleId, null));
  return parsed(visitors);
}

function parsed(text: string | null): FeedbackDraft | null {
  try {
    const value = JSON.parse(text ?? 'null') as Partial<FeedbackDraft> | null;
    if (!value || typeof value.suggestion !== 'string') return null;
    return {
      isHelpful: typeof value.isHelpful === 'boolean' ? value.isHelpful : undefined,
      suggestion: value.suggestion,
    };
  } catch {
    return null;
  }
}
