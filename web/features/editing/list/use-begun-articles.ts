import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useTexts } from '#web/texts/use-texts.ts';
import { toast } from '#web/ui/toast-store.ts';
import { forgetDeviceCopy, listDeviceCopies, readDeviceCopy, writeDeviceCopy } from '../device-copy.ts';
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

/** Throws away what only this device has; one press brings it back. */
export function useDiscardCopy(writerId: string) {
  const t = useTexts();
  const client = useQueryClient();
  const showAgain = () => client.invalidateQueries({ queryKey: copiesKey(writerId) });

  return async (id: string): Promise<void> => {
    // As it is now: another tab may have gone on writing.
    const copy = await readDeviceCopy(writerId, id);
    forgetDeviceCopy(writerId, id);
    showAgain();
    if (!copy) return;
    const undo = () => {
      writeDeviceCopy(writerId, id, copy);
      showAgain();
    };
    toast({
      title: t('editing.discarded'),
      duration: undoMs,
      action: { label: t('editing.undo'), onAct: undo },
    });
  };
}
