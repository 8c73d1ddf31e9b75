import { useState } from 'react';
import { store } from '#web/platform/device/store.ts';

const draftKey = (owner: string | null, place: string) => `question_draft:${owner ?? ''}:${place}`;

/**
 * What she began to write waits on the device until it is sent, whatever closed the page. A visitor's goes with her
 * when she signs in; an account's is shown to that account alone, because a phone is lent.
 */
export function readDraft<Draft>(
  owner: string | null,
  place: string,
  looksRight: (draft: unknown) => draft is Draft,
): Draft | undefined {
  const known = [draftKey(owner, place), draftKey(null, place)].map((key) => parsed(store.get(key)));
  return known.find(looksRight);
}

export function keepDraft(owner: string | null, place: string, draft: unknown): void {
  store.set(draftKey(owner, place), JSON.stringify(draft));
}

export function dropDraft(owner: string | null, place: string): void {
  store.remove(draftKey(owner, place));
  store.remove(draftKey(null, place));
}

/** A draft as a form's state: each change is kept as it is made. */
export function useDraft<Draft>(
  owner: string | null,
  place: string,
  looksRight: (draft: unknown) => draft is Draft,
  fresh: () => Draft,
) {
  const [draft, setDraft] = useState(() => readDraft(owner, place, looksRight) ?? fresh());
  return {
    draft,
    change(part: Partial<Draft>): void {
      const next = { ...draft, ...part };
      setDraft(next);
      keepDraft(owner, place, next);
    },
    /** It was sent, or given up: the next one begins anew. */
    clear(): void {
      dropDraft(owner, place);
      setDraft(fresh());
    },
  };
}

function parsed(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null');
  } catch {
    return undefined;
  }
}
