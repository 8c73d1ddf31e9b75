import { nursingSides } from '#shared/nursing/nursing.rules.ts';
import { store } from '#web/platform/device/store.ts';
import type { FeedDraft } from './feed-draft.ts';

/** A feed by hand has no place in the log yet: there is one of them at a time. */
export const newFeed = 'new';

const draftKey = (owner: string | null, feed: string) => `nursing_draft:${owner ?? ''}:${feed}` as const;

/**
 * What she typed into the form of a feed waits on the device until she saves it, whatever closed the form. A
 * visitor's goes with her when she signs in; an account's is shown to that account alone, because a phone is lent.
 */
export function keptDraft(owner: string | null, feed: string): FeedDraft | null {
  const visitors = owner === null ? null : store.get(draftKey(null, feed));
  if (visitors !== null) {
    // From here on it is hers alone, and leaves with her; what she typed herself stands before it.
    if (store.get(draftKey(owner, feed)) === null) store.set(draftKey(owner, feed), visitors);
    store.remove(draftKey(null, feed));
  }
  return parsed(store.get(draftKey(owner, feed)));
}

export function keepDraft(owner: string | null, feed: string, draft: FeedDraft): void {
  store.set(draftKey(owner, feed), JSON.stringify(draft));
}

export function dropDraft(owner: string | null, feed: string): void {
  store.remove(draftKey(owner, feed));
  store.remove(draftKey(null, feed));
}

function parsed(text: string | null): FeedDraft | null {
  try {
    const draft = JSON.parse(text ?? 'null') as FeedDraft | null;
    return draft && isDraft(draft) ? draft : null;
  } catch {
    return null;
  }
}

function isDraft({ start, end, side, leftMinutes, rightMinutes, notes }: FeedDraft): boolean {
  const texts: unknown[] = [start, end, notes, leftMinutes ?? '', rightMinutes ?? ''];
  return texts.every((value) => typeof value === 'string') && nursingSides.includes(side);
}
