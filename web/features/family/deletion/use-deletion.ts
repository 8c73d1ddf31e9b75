import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useErrorToast } from '#web/parts/use-error-toast.ts';
import { ownQuery } from '#web/platform/outbox/own-answer.ts';
import { useTexts } from '#web/texts/use-texts.ts';
import { myFamilies } from '../my-families.ts';
import { askDeletion, type Deleting, takeDeletionBack } from './deletion.api.ts';

/** Asks for it, or takes it back: neither waits in the outbox, because she must know where she stands. */
export function useDeletion(owner: string, deleting: Deleting) {
  const t = useTexts();
  const client = useQueryClient();
  const tellError = useErrorToast();
  const refresh = () => client.invalidateQueries({ queryKey: ownQuery(myFamilies, owner).queryKey });
  const ask = useMutation({
    mutationFn: () => askDeletion(deleting),
    onSuccess: refresh,
    onError: (error) => tellError(t('babies.deleteFailed'), error),
  });
  const takeBack = useMutation({
    mutationFn: () => takeDeletionBack(deleting),
    onSuccess: refresh,
    onError: (error) => tellError(t('babies.keepFailed'), error),
  });
  return { ask, takeBack };
}
