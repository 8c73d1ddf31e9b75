import { useState } from 'react';
import { store } from './store.ts';

const kinds = [
  'checkin',
  'community',
  'diary',
  'question',
  'food',
  'note',
  'nursing',
  'routine',
  'sleep',
  'feedback',
  'article',
  'decision',
  'form',
] as const;
export type DraftKind = (typeof kinds)[number];

/** Which draft: what it is of, whose (null: a visitor's), and in which place of the app it is written. */
export type DraftSlot = { kind: DraftKind; owner: string | null; place: string };

type ReadableSlot<Draft> = DraftSlot & {
  /** An older release may have kept it otherwise. */
  looksRight: (draft: unknown) => draft is Draft;
};

/**
 * In days since the last change. Only forms of the desk expire: what a mother began waits until she is back, as the
 * privacy notice says.
 */
const lifetimes: Partial<Record<DraftKind, number>> = { decision: 90, form: 90 };
const dayMs = 86_400_000;

/** Where a draft lies on the device. The formats are those of every release so far, so that none is lost by a new one. */
export function draftKey({ kind, owner, place }: DraftSlot) {
  if (kind === 'form') return `staff_form:${owner ?? ''}:${place}` as const;
  if (kind === 'feedback') return `feedback_draft:${place}${owner ? `:${owner}` : ''}` as const;
  return `${kind}_draft:${owner ?? ''}:${place}` as const;
}

/**
 * What she began to write waits on the device until it is sent, whatever closed the page. A visitor's goes with her
 * when she signs in, and is then hers alone: a phone is lent, and the next account must not read it.
 */
export function readDraft<Draft>(slot: ReadableSlot<Draft>): Draft | undefined {
  const hers = readOwn(slot);
  if (slot.owner === null || (hers !== undefined && slot.kind === 'feedback')) return hers;
  const visitors = readOwn({ ...slot, owner: null });
  if (visitors === undefined) return hers;
  const both = hers === undefined ? visitors : joined(hers, visitors);
  keepDraft(slot, both);
  dropDraft({ ...slot, owner: null });
  return both;
}

export function keepDraft<Draft>(slot: DraftSlot, draft: Draft): void {
  store.set(
    draftKey(slot),
    JSON.stringify(slot.kind in lifetimes ? { ...draft, keptAt: Date.now() } : draft),
  );
}

export function dropDraft(slot: DraftSlot): void {
  store.remove(draftKey(slot));
}

/** She deleted her account, or what these kinds are about: what she never sent goes with it. */
export function forgetDrafts(owner: string, which: readonly DraftKind[] = kinds): void {
  const prefixes = which.map((kind) => (kind === 'form' ? 'staff_form:' : `${kind}_draft:`));
  for (const key of store.keys())
    if (prefixes.some((prefix) => key.startsWith(prefix)) && key.split(':').includes(owner))
      store.remove(key);
}

/** A draft as a form's state: each change is kept as it is made. */
export function useDraft<Draft>(slot: ReadableSlot<Draft> & { fresh: () => Draft }) {
  const [draft, setDraft] = useState(() => readDraft(slot) ?? slot.fresh());
  /** From what is there by then: what was sent may come back while she types. */
  const revise = (next: (typed: Draft) => Draft) =>
    setDraft((typed) => {
      const revised = next(typed);
      keepDraft(slot, revised);
      return revised;
    });
  return {
    draft,
    change(part: Partial<Draft>): void {
      revise((typed) => ({ ...typed, ...part }));
    },
    /** It was sent, or given up: the next one begins anew. */
    clear(): void {
      dropDraft(slot);
      setDraft(slot.fresh());
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

function readOwn<Draft>({ looksRight, ...slot }: ReadableSlot<Draft>): Draft | undefined {
  const lifetime = lifetimes[slot.kind];
  const kept = parsed(store.get(draftKey(slot)));
  if (lifetime === undefined) return looksRight(kept) ? kept : undefined;
  const { keptAt, ...draft } = (kept ?? {}) as { keptAt?: number };
  // One of a release before this has no moment, and waits on.
  if (keptAt !== undefined && keptAt < Date.now() - lifetime * dayMs) dropDraft(slot);
  else if (looksRight(draft)) return draft;
  return undefined;
}

function parsed(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null');
  } catch {
    return undefined;
  }
}
