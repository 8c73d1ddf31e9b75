import { type QueryKey, useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import type { EditingRowAnswer } from '#shared/editing/editing.schema.ts';
import { useErrorToast } from '#web/parts/use-error-toast.ts';
import { useTexts } from '#web/texts/use-texts.ts';
import { dismissToast, toast } from '#web/ui/toast-store.ts';
import { restoreArticle, trashArticle } from '../editing.api.ts';
import { type Pages, type Place, placeOf, withoutRow, withRow } from './listed-pages.ts';
import { editingListKey } from './use-article-list.ts';

/** Where the row stood in each list that showed it. */
type Stood = { queryKey: QueryKey; place: Place }[];
type Change = { row: EditingRowAnswer; isTrashed: boolean; onRefused: () => void };

const lists = [editingListKey, 'articles'];

/** Longer than a double click: the row that slides under the pointer was not meant. */
const settleMs = 700;

/**
 * Deletes and restores. The lists answer at once and the server is told after, one change behind the other;
 * what it refuses turns back, and is said.
 */
export function useTrash() {
  const t = useTexts();
  const tellError = useErrorToast();
  const client = useQueryClient();
  const lastRemoval = useRef({ id: '', at: Number.NEGATIVE_INFINITY });

  const { mutate } = useMutation({
    mutationFn: ({ row, isTrashed }: Change) => (isTrashed ? trashArticle(row.id) : restoreArticle(row.id)),
    scope: { id: editingListKey },
    onError: (error, { isTrashed, onRefused }) => {
      onRefused();
      tellError(isTrashed ? t('admin.deleteFailed') : t('admin.restoreFailed'), error);
    },
    // Lists that are not on screen are asked again when they are; the one on screen already shows it.
    onSuccess: () => client.invalidateQueries({ queryKey: lists, refetchType: 'none' }),
  });

  function takeOut(row: EditingRowAnswer): Stood {
    // An answer that is under way does not know of the change yet.
    client.cancelQueries({ queryKey: lists });
    const stood: Stood = [];
    for (const [queryKey, pages] of client.getQueriesData<Pages>({ queryKey: lists })) {
      const place = pages && placeOf(pages, row.id);
      if (!pages || !place) continue;
      stood.push({ queryKey, place });
      client.setQueryData<Pages>(queryKey, withoutRow(pages, row.id));
    }
    return stood;
  }

  function putBack(row: EditingRowAnswer, stood: Stood): void {
    for (const { queryKey, place } of stood) {
      client.setQueryData<Pages>(queryKey, (pages) => pages && withRow(pages, row, place));
    }
  }

  function remove(row: EditingRowAnswer): void {
    const at = performance.now();
    const { id, at: before } = lastRemoval.current;
    if (id !== row.id && at - before < settleMs) return;
    lastRemoval.current = { id: row.id, at };
    const stood = takeOut(row);
    const undo = () => {
      putBack(row, stood);
      mutate({ row, isTrashed: false, onRefused: () => takeOut(row) });
    };
    const said = toast({
      title: t('admin.deleted'),
      description: t('admin.deletedText'),
      action: { label: t('admin.undo'), onAct: undo },
    });
    const onRefused = () => {
      dismissToast(said);
      putBack(row, stood);
    };
    mutate({ row, isTrashed: true, onRefused });
  }

  function restore(row: EditingRowAnswer): void {
    const stood = takeOut(row);
    const said = toast({ title: t('admin.restored'), description: t('admin.restoredText') });
    const onRefused = () => {
      dismissToast(said);
      putBack(row, stood);
    };
    mutate({ row, isTrashed: false, onRefused });
  }

  return { remove, restore };
}
