import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useErrorSentence } from '#web/texts/use-error-sentence.ts';
import { useTexts } from '#web/texts/use-texts.ts';
import { toast } from '#web/ui/toast-store.ts';
import { discardDraft, restoreArticle, trashArticle } from './editing.api.ts';
import type { Editor } from './use-editor.ts';

/** Long enough to notice what was pressed. */
const undoMs = 10_000;

export function useRestoreArticle(id: string) {
  const t = useTexts();
  const sentenceFor = useErrorSentence();
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => restoreArticle(id),
    onSuccess: () => {
      client.invalidateQueries();
      toast({ title: t('editing.restored') });
    },
    onError: (error) => {
      const message = sentenceFor(error);
      toast({
        title: t('editing.error'),
        description: t('editing.restoreFailed', { message }),
        tone: 'destructive',
      });
    },
  });
}

/** One press, and one press back: what was typed and not saved stays where it is until then. */
export function useDeleteArticle(editor: Editor, onDeleted: () => void) {
  const t = useTexts();
  const sentenceFor = useErrorSentence();
  const client = useQueryClient();
  const restore = useRestoreArticle(editor.id);
  return useMutation({
    mutationFn: async () => {
      await editor.autosave.settle();
      await trashArticle(editor.id);
    },
    onSuccess: () => {
      client.invalidateQueries();
      toast({
        title: t('editing.deleted'),
        description: t('editing.deletedText'),
        duration: undoMs,
        action: { label: t('editing.undo'), onAct: () => restore.mutate() },
      });
      onDeleted();
    },
    onError: (error) => {
      editor.autosave.resume();
      const message = sentenceFor(error);
      toast({
        title: t('editing.error'),
        description: t('editing.deleteFailed', { message }),
        tone: 'destructive',
      });
    },
  });
}

/** A text that was never saved is thrown away, and can be had back. */
export function useDeleteDraft(editor: Editor, onDeleted: () => void, onUndo: () => void) {
  const t = useTexts();
  const client = useQueryClient();
  return async () => {
    const typed = editor.now();
    await editor.forgetCopies(() => discardDraft(editor.id));
    client.invalidateQueries();
    const undo = () => {
      // On the device at once, where the form finds it when it opens again.
      editor.put(typed.form, typed.baseVersion);
      onUndo();
    };
    toast({
      title: t('editing.discarded'),
      duration: undoMs,
      action: { label: t('editing.undo'), onAct: undo },
    });
    onDeleted();
  };
}
