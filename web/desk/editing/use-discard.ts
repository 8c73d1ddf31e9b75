import { useTexts } from '#web/texts/use-texts.ts';
import { toast } from '#web/ui/toast-store.ts';
import { discardDraft } from './editing.api.ts';
import type { OpenedArticle, Unsaved } from './opened-article.ts';
import type { Editor } from './use-editor.ts';

/** Long enough to read what was there and to change one's mind. */
const undoMs = 10_000;

/** Puts another text in the form; the one that was there comes back by one press. */
export function useDiscard(opened: OpenedArticle, editor: Editor) {
  const t = useTexts();

  function offerUndo(title: string, onUndo: () => void): void {
    const { form, baseVersion } = editor.now();
    const undo = () => {
      editor.put(form, baseVersion);
      onUndo();
    };
    toast({ title, duration: undoMs, action: { label: t('editing.undo'), onAct: undo } });
  }

  return {
    /** Away with what was typed: the form shows what is saved. */
    async discard(onUndo: () => void): Promise<void> {
      offerUndo(t('editing.discarded'), onUndo);
      editor.show(opened.saved, opened.answer.version);
      await editor.forgetCopies(() => discardDraft(editor.id));
    },
    exchange(other: Unsaved, onUndo: () => void): void {
      offerUndo(t('editing.otherShown'), onUndo);
      editor.put(other.form, other.baseVersion);
    },
  };
}
