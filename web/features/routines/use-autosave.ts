import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { dropDraft, keepDraft, readDraft } from '#web/platform/device/kept-draft.ts';

/** Long enough for a word, short enough to be forgotten about. */
const pauseMs = 700;

type Options<Draft> = {
  owner: string | null;
  place: string;
  looksRight: (held: unknown) => held is Draft;
  fresh: () => Draft;
  /** Undefined where it cannot be saved yet. Resolves once the phone has it; answers whether it does. */
  save: (draft: Draft) => Promise<boolean> | undefined;
  /** It is saved, and the device no longer holds a draft of it. */
  onKept?: (() => void) | undefined;
};

/**
 * A form that saves itself: each change is on the device at once, and leaves when she pauses, closes it or puts the
 * phone away. What cannot be saved yet waits there until she comes back to it.
 */
export function useAutosave<Draft>({ owner, place, looksRight, fresh, save, onKept }: Options<Draft>) {
  const slot = { kind: 'routine', owner, place, looksRight } as const;
  const [kept] = useState(() => readDraft(slot));
  const [draft, setDraft] = useState<Draft>(() => kept ?? fresh());
  const [isSaving, setSaving] = useState(false);
  const unsaved = useRef<Draft | undefined>(kept);
  const waiting = useRef<ReturnType<typeof setTimeout>>(undefined);

  const flush = useEffectEvent(async () => {
    clearTimeout(waiting.current);
    const written = unsaved.current;
    const saving = written === undefined ? undefined : save(written);
    if (!saving) {
      setSaving(false);
      return;
    }
    unsaved.current = undefined;
    const isKept = await saving;
    if (!isKept) unsaved.current ??= written;
    // She may have typed on: that is a draft of its own.
    else if (unsaved.current === undefined) {
      dropDraft(slot);
      onKept?.();
    }
    setSaving(unsaved.current !== undefined);
  });

  useEffect(() => {
    const leave = () => void flush();
    const hide = () => {
      if (document.visibilityState === 'hidden') leave();
    };
    window.addEventListener('pagehide', leave);
    document.addEventListener('visibilitychange', hide);
    return () => {
      window.removeEventListener('pagehide', leave);
      document.removeEventListener('visibilitychange', hide);
      leave();
    };
  }, []);

  return {
    draft,
    wasKept: kept !== undefined,
    /** On its way from the form to the phone. */
    isSaving,
    change(part: Partial<Draft>): void {
      const next = { ...draft, ...part };
      setDraft(next);
      unsaved.current = next;
      keepDraft(slot, next);
      setSaving(true);
      clearTimeout(waiting.current);
      waiting.current = setTimeout(() => void flush(), pauseMs);
    },
    /** She wants it neither saved nor kept. */
    drop(): void {
      clearTimeout(waiting.current);
      unsaved.current = undefined;
      dropDraft(slot);
    },
  };
}
