import { useMutation } from '@tanstack/react-query';
import { useErrorToast } from '#web/parts/use-error-toast.ts';
import { useTexts } from '#web/texts/use-texts.ts';
import { removeStaff } from './staff.api.ts';

/** The list stays as it is until the server agrees: this cannot be undone by whoever does it. */
export function useLeaveStaff(onLeft: () => void): (email: string) => void {
  const t = useTexts();
  const tellError = useErrorToast();
  const { mutate } = useMutation({
    mutationFn: removeStaff,
    onSuccess: onLeft,
    onError: (error) => tellError(t('staff.removeFailed'), error),
  });
  return mutate;
}
