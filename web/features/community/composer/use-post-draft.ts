import { useEffect, useState } from 'react';
import { dropDraft, joinTexts, keepDraft, readDraft } from '#web/platform/device/kept-draft.ts';
import type { Owner } from '../query-keys.ts';
import {
  type Beginning,
  draftOpenedFrom,
  freshDraft,
  isFromElsewhere,
  isWrittenDraft,
  type PostDraft,
  postSlot,
} from './composer-draft.ts';

/** Forms that are open while a draft is put back, perhaps by the undo of one that was closed. */
const openForms = new Set<() => void>();

/** A new post as its form's state. It is kept from her first word on; before, it is what the place proposes. */
export function usePostDraft(owner: Owner, place: string, beginning: Beginning) {
  // The address forgets where she came from while the form closes.
  const [from] = useState(beginning);
  const slot = postSlot(owner, place);
  const written = () => readDraft(slot);
  const shown = (kept: PostDraft | undefined) => (kept ? draftOpenedFrom(kept, from) : freshDraft(from));
  const [draft, setDraft] = useState(() => shown(written()));
  const [wasBegun, setBegun] = useState(() => {
    const kept = written();
    return kept !== undefined && isFromElsewhere(kept, from);
  });

  useEffect(() => {
    const reread = () => {
      const kept = readDraft(postSlot(owner, place));
      if (kept) setDraft(kept);
    };
    openForms.add(reread);
    return () => {
      openForms.delete(reread);
    };
  }, [owner, place]);

  function startAnew(): void {
    dropDraft(slot);
    setDraft(freshDraft(from));
    setBegun(false);
  }

  return {
    draft,
    /** What is shown she began before, for something else. */
    wasBegun,
    change(part: Partial<PostDraft>): void {
      setDraft((typed) => {
        const next = { ...typed, ...part };
        const isHers = isWrittenDraft(next) && next.content !== from.text;
        if (isHers) keepDraft(slot, next);
        else dropDraft(slot);
        return next;
      });
    },
    /** It was published: the next one begins anew. */
    clear: startAnew,
    /** Leaves it for what she came for. What is answered brings it back, before what she wrote meanwhile. */
    beginAnew(): () => void {
      const former = draft;
      startAnew();
      return () => {
        const since = written();
        keepDraft(slot, {
          ...former,
          content: joinTexts(former.content, since?.content ?? ''),
          isAnonymous: former.isAnonymous || (since?.isAnonymous ?? false),
        });
        for (const reread of openForms) reread();
      };
    },
  };
}
