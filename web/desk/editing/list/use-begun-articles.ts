import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useErrorToast } from '#web/parts/use-error-toast.ts';
import { useTexts } from '#web/texts/use-texts.ts';
import { toast } from '#web/ui/toast-store.ts';
import { forgetDeviceCopy, listDeviceCopies, readDeviceCopy, writeDeviceCopy } from '../device-copy.ts';
import { discardDraft, fetchEditedArticle, keepDraft } from '../editing.api.ts';
import { type BegunArticle, begunArticles } from './begun-articles.ts';
import { editingListKey, useUnsavedDrafts } from './use-article-list.ts';

/** Long enough to notice what was pressed. */
const undoMs = 10_000;

const copiesKey = (writerId: string) => [editingListKey, 'device-copies', writerId];

/** What this writer began and never saved. Nothing until the server has answered, or could not. */
export function useBegunArticles(writerId: string): BegunArticle[] {
  const unsaved = useUnsavedDrafts();
  const copies = useQuery({
    queryKey: copiesKey(writerId),
    queryFn: () => listDeviceCopies(writerId),
    staleTime: 0,
  });
  if (unsaved.isPending || !copies.data) return [];
  return begunArticles(unsaved.isError ? null : unsaved.data.drafts, copies.data);
}

/** Throws away what was begun, on this device and on the server; one press brings it back. */
export function useDiscardBegun(writerId: string) {
  const t = useTexts();
  const tellError = useErrorToast();
  const client = useQueryClient();
  const showAgain = () => client.invalidateQueries({ queryKey: [editingListKey] });

  async function discard({ id, isOnlyHere }: BegunArticle): Promise<void> {
    // As it is now: another tab, or another device, may have gone on writing.
    const copy = await readDeviceCopy(writerId, id);
    const draft = isOnlyHere ? null : (await fetchEditedArticle(id)).draft;
    if (!isOnlyHere) await discardDraft(id);
    forgetDeviceCopy(writerId, id);
    showAgain();
    if (!copy && !draft) return;
    const undo = async () => {
      if (copy) writeDeviceCopy(writerId, id, { ...copy, isOnServer: false });
      if (draft)
        await keepDraft(id, { fields: draft.fields, baseVersion: draft.baseVersion }).catch(complain);
      showAgain();
    };
    toast({
      title: t('editing.discarded'),
      duration: undoMs,
      action: { label: t('editing.undo'), onAct: () => void undo() },
    });
  }

  const complain = (error: unknown) => tellError(t('editing.error'), error);

  return (begun: BegunArticle) => discard(begun).catch(complain);
}
