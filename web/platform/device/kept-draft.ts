import { useState } from 'react';
import { store } from './store.ts';

const kinds = ['community', 'question', 'food', 'note', 'nursing', 'routine', 'sleep'] as const;
export type DraftKind = (typeof kinds)[number];
type Owner = string | null;

const draftKey = (kind: DraftKind, owner: Owner, place: string) =>
  `${kind}_draft:${owner ?? ''}:${place}` as const;

/**
 * What she began to write waits on the device until it is sent, whatever closed the page. A visitor's goes with her
 * when she signs in, and is then hers alone: a phone is lent, and the next account must not read it.
 */
export function readDraft<Draft>(
  kind: DraftKind,
  owner: Owner,
  place: string,
  looksRight: (draft: unknown) => draft is Draft,
): Draft | undefined {
  const [hers, visitors] = [owner, null].map((whose) => {
    const draft = parsed(store.get(draftKey(kind, whose, place)));
    return looksRight(draft) ? draft : undefined;
  });
  if (owner === null || visitors === undefined) return hers;
  const both = hers === undefined ? visitors : joined(hers, visitors);
  keepDraft(kind, owner, place, both);
  store.remove(draftKey(kind, null, place));
  return both;
}

export function keepDraft(kind: DraftKind, owner: Owner, place: string, draft: unknown): void {
  store.set(draftKey(kind, owner, place), JSON.stringify(draft));
}

export function dropDraft(kind: DraftKind, owner: Owner, place: string): void {
  store.remove(draftKey(kind, owner, place));
}

/** She deleted her account, or what these kinds are about: what she never sent goes with it. */
export function forgetDrafts(owner: string, which: readonly DraftKind[] = kinds): void {
  const hers = which.map((kind) => draftKey(kind, owner, ''));
  for (const key of store.keys()) if (hers.some((start) => key.startsWith(start))) store.remove(key);
}

/** A draft as a form's state: each change is kept as it is made. */
export function useDraft<Draft>(
  kind: DraftKind,
  owner: Owner,
  place: string,
  looksRight: (draft: unknown) => draft is Draft,
  fresh: () => Draft,
) {
  const [draft, setDraft] = useState(() => readDraft(kind, owner, place, looksRight) ?? fresh());
  /** From what is there by then: what was sent may come back while she types. */
  const revise = (next: (typed: Draft) => Draft) =>
    setDraft((typed) => {
      const revised = next(typed);
      keepDraft(kind, owner, place, revised);
      return revised;
    });
  return {
    draft,
    change(part: Partial<Draft>): void {
      revise((typed) => ({ ...typed, ...part }));
    },
    /** It was sent, or given up: the next one begins anew. */
    clear(): void {
      dropDraft(kind, owner, place);
      setDraft(fresh());
    },
    /** It was not sent after all: it stands before what she typed meanwhile. */
    putBack(former: Draft): void {
      revise((typed) => joined(former, typed));
    },
  };
}

/** One text behind the other, so that neither is lost; what was already there is not said twice. */
export function joinTexts(before: string, after: string): string {
  if (before.includes(after.trim())) return before;
  return [before.trim(), after.trim()].filter(Boolean).join('\n\n');
}

type Written = { content: string; isAnonymous: boolean | null };

/** Written twice in one place, before she signed in and after: without her name if either was. */
function joined<Draft>(hers: Draft, visitors: Draft): Draft {
  if (!isWritten(hers) || !isWritten(visitors)) return hers;
  return {
    ...hers,
    content: joinTexts(hers.content, visitors.content),
    isAnonymous: visitors.isAnonymous || hers.isAnonymous,
  };
}

function isWritten<Draft>(draft: Draft): draft is Draft & Written {
  return typeof (draft as Partial<Written> | null)?.content === 'string';
}

function parsed(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null');
  } catch {
    return undefined;
  }
}
