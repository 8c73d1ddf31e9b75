import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import type { ArticleDraft } from '#shared/editing/editing.schema.ts';
import { isSameValue } from '#shared/editing/same-value.rules.ts';
import { holdUpdates } from '#web/platform/offline/update-hold.ts';
import type { ArticleForm } from './article-form.ts';
import { forgetDeviceCopy, writeDeviceCopy } from './device-copy.ts';
import { createDraftAutosave } from './draft-autosave.ts';
import { keepDraft } from './editing.api.ts';
import { fieldsBefore, type OpenedArticle } from './opened-article.ts';

/** What one form is about: whose text it is, and upon which version it is typed. */
type Base = { version: number; saved: ArticleForm; before: ArticleDraft | null };
type Typed = { form: ArticleForm; baseVersion: number };

/** The form's state. Every change is on the device before the next key, and on the server a few seconds later. */
export function useEditor(opened: OpenedArticle, writerId: string) {
  const { id } = opened;
  const [form, setForm] = useState(opened.form);
  const [base, setBase] = useState<Base>({
    version: opened.baseVersion,
    saved: opened.saved,
    before: fieldsBefore(opened),
  });
  const latest = useRef<Typed>({ form: opened.form, baseVersion: opened.baseVersion });
  const [autosave] = useState(() =>
    createDraftAutosave<Typed>(
      ({ form: { fields }, baseVersion }) => keepDraft(id, { fields, baseVersion }),
      (sent) => sent === latest.current && keepHere(sent, true),
      opened.from === 'draft' && opened.typedAt
        ? { state: 'server', at: Date.parse(opened.typedAt) }
        : undefined,
    ),
  );
  const keeping = useSyncExternalStore(autosave.subscribe, autosave.current);
  const isDirty = !isSameValue(form, base.saved);

  useEffect(() => autosave.start(), [autosave]);
  useEffect(() => (isDirty ? holdUpdates('editing') : undefined), [isDirty]);
  // What only this device had is sent without waiting for the next key.
  useEffect(() => {
    if (opened.from === 'device') autosave.change(latest.current);
  }, [autosave, opened]);

  function keepHere(typed: Typed, isOnServer: boolean): void {
    writeDeviceCopy(writerId, id, { ...typed, at: new Date().toISOString(), isOnServer });
  }

  /** Puts a whole form in place of what is there. */
  function put(next: ArticleForm, baseVersion = latest.current.baseVersion): void {
    latest.current = { form: next, baseVersion };
    setForm(next);
    keepHere(latest.current, false);
    autosave.change(latest.current);
  }

  /** Another version is what it is typed upon from now on. */
  function rebase(next: Base): void {
    setBase(next);
    latest.current = { ...latest.current, baseVersion: next.version };
  }

  return {
    id,
    writerId,
    form,
    base,
    isDirty,
    autosave,
    keeping,
    put,
    rebase,
    change: (patch: Partial<ArticleDraft>) =>
      put({ ...latest.current.form, fields: { ...latest.current.form.fields, ...patch } }),
    changeForm: (patch: Partial<ArticleForm>) => put({ ...latest.current.form, ...patch }),
    /** The form as it is at this moment, not as it was when the page was last drawn. */
    now: () => latest.current,
    /** Saved or thrown away: no copy of it is kept any more, unless she types on or takes it back meanwhile. */
    async forgetCopies(remove?: () => Promise<void>): Promise<void> {
      const forgotten = latest.current;
      forgetDeviceCopy(writerId, id);
      await autosave.forget(remove);
      // A draft that was under way when it was saved wrote itself down once more.
      if (latest.current === forgotten) forgetDeviceCopy(writerId, id);
    },
    /** Shows a form that is no change of hers: nothing is kept of it. */
    show(next: ArticleForm, baseVersion: number): void {
      latest.current = { form: next, baseVersion };
      setForm(next);
    },
  };
}

export type Editor = ReturnType<typeof useEditor>;
