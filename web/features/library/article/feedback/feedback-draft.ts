import { useState } from 'react';
import { store } from '#web/platform/device/store.ts';

/** What she is about to say. */
export type FeedbackDraft = { isHelpful: boolean | undefined; suggestion: string };

export const emptyDraft: FeedbackDraft = { isHelpful: undefined, suggestion: '' };

type Kept = FeedbackDraft & { owner: string | null };

const draftKey = (articleId: string) => `feedback_draft:${articleId}`;

/**
 * What she typed waits on the device until it is sent. A visitor's words go with her when she signs in; an
 * account's words are shown to that account alone, because a phone is lent.
 */
export function useFeedbackDraft(articleId: string, owner: string | null) {
  const [draft, setDraft] = useState(() => keptDraft(articleId, owner));

  function keep(next: FeedbackDraft | null): void {
    if (next) store.set(draftKey(articleId), JSON.stringify({ ...next, owner } satisfies Kept));
    else store.remove(draftKey(articleId));
    setDraft(next);
  }
  return { draft, keep };
}

function keptDraft(articleId: string, owner: string | null): FeedbackDraft | null {
  const kept = parsed(store.get(draftKey(articleId)));
  if (!kept || (kept.owner !== null && kept.owner !== owner)) return null;
  return { isHelpful: kept.isHelpful, suggestion: kept.suggestion };
}

function parsed(text: string | null): Kept | null {
  try {
    const value = JSON.parse(text ?? 'null') as Partial<Kept> | null;
    if (!value || typeof value.suggestion !== 'string') return null;
    return {
      isHelpful: typeof value.isHelpful === 'boolean' ? value.isHelpful : undefined,
      suggestion: value.suggestion,
      owner: value.owner ?? null,
    };
  } catch {
    return null;
  }
}
