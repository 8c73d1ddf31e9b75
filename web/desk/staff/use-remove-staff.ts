import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useErrorToast } from '#web/parts/use-error-toast.ts';
import { useTexts } from '#web/texts/use-texts.ts';
import { dismissToast, toast } from '#web/ui/toast-store.ts';
import { addStaff, removeStaff } from './staff.api.ts';
import { staffQuery, staffScope } from './use-staff.ts';

/** `said` is the notice that no longer holds when the server refuses. */
type Change = { email: string; isStaff: boolean; said?: string };

/** The row leaves at once, and can be called back; what the server refuses returns, with the reason. */
export function useRemoveStaff(): (email: string) => void {
  const t = useTexts();
  const tellError = useErrorToast();
  const client = useQueryClient();
  const { queryKey } = staffQuery;

  const { mutate } = useMutation({
    mutationFn: ({ email, isStaff }: Change) => (isStaff ? addStaff(email) : removeStaff(email)),
    scope: staffScope,
    onSuccess: (answer) => client.setQueryData(queryKey, answer),
    onError: (error, { isStaff, said }) => {
      if (said) dismissToast(said);
      tellError(isStaff ? t('staff.addFailed') : t('staff.removeFailed'), error);
      client.invalidateQueries({ queryKey });
    },
  });

  return (email) => {
    // An answer that is under way does not know of the change yet.
    client.cancelQueries({ queryKey });
    const before = client.getQueryData(queryKey);
    client.setQueryData(
      queryKey,
      before && { members: before.members.filter((member) => member.email !== email) },
    );
    const undo = () => {
      client.setQueryData(queryKey, before);
      mutate({ email, isStaff: true });
    };
    const said = toast({
      title: t('staff.removed'),
      description: t('staff.removedText', { email }),
      action: { label: t('admin.undo'), onAct: undo },
    });
    mutate({ email, isStaff: false, said });
  };
}
