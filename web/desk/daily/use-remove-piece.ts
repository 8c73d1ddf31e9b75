import { useMutation, useMutationState, useQueryClient } from '@tanstack/react-query';
import { daily } from '#web/features/daily/query-keys.ts';
import { useErrorToast } from '#web/parts/use-error-toast.ts';
import { useTexts } from '#web/texts/use-texts.ts';
import { toast } from '#web/ui/toast-store.ts';
import { removePiece, restorePiece } from './daily-staff.api.ts';
import { dailyStaff } from './staff-queries.ts';

/** Long enough to notice what was pressed. */
const undoMs = 10_000;
const removal = [dailyStaff, 'remove'];

/** Removing is one tap, and one more takes it back: one behind the other, so that the undo never overtakes. */
export function useRemovePiece(): { remove: (id: string) => void; leaving: readonly unknown[] } {
  const t = useTexts();
  const tellError = useErrorToast();
  const client = useQueryClient();
  const after = {
    scope: { id: dailyStaff },
    onSettled: async () => {
      // What mothers see of it, when staff look at that next.
      client.invalidateQueries({ queryKey: [daily] });
      await client.invalidateQueries({ queryKey: [dailyStaff] });
    },
  };

  const restore = useMutation({
    ...after,
    mutationFn: restorePiece,
    onSuccess: () => toast({ title: t('dailyStaff.restored') }),
    onError: (error) => tellError(t('dailyStaff.restoreFailed'), error),
  });
  const remove = useMutation({
    ...after,
    mutationKey: removal,
    mutationFn: removePiece,
    onSuccess: (_answer, id) =>
      toast({
        title: t('dailyStaff.removed'),
        description: t('dailyStaff.removedText'),
        duration: undoMs,
        action: { label: t('admin.undo'), onAct: () => restore.mutate(id) },
      }),
    onError: (error) => tellError(t('dailyStaff.removeFailed'), error),
  });
  /** Until the list has come without it. */
  const leaving = useMutationState({
    filters: { mutationKey: removal, status: 'pending' },
    select: ({ state }) => state.variables,
  });
  return { remove: remove.mutate, leaving };
}
