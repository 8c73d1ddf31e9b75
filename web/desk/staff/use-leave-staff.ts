import { useMutation } from '@tanstack/react-query';
import { useErrorSentence } from '#web/texts/use-error-sentence.ts';
import { useTexts } from '#web/texts/use-texts.ts';
import { toast } from '#web/ui/toast-store.ts';
import { removeStaff } from './staff.api.ts';

/** The list stays as it is until the server agrees: this cannot be undone by whoever does it. */
export function useLeaveStaff(onLeft: () => void): (email: string) => void {
  const t = useTexts();
  const sentenceFor = useErrorSentence();
  const { mutate } = useMutation({
    mutationFn: removeStaff,
    onSuccess: onLeft,
    onError: (error) =>
      toast({
        title: t('staff.removeFailed'),
        description: sentenceFor(error, t('errors.internal')),
        tone: 'destructive',
      }),
  });
  return mutate;
}
