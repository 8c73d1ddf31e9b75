import { useMutation, useQueryClient } from '@tanstack/react-query';
import { errorCodeOf } from '#web/platform/api/api-error.ts';
import { useErrorSentence } from '#web/texts/use-error-sentence.ts';
import { useTexts } from '#web/texts/use-texts.ts';
import { toast, toastFailure } from '#web/ui/toast-store.ts';
import { sendAppeal } from './care.api.ts';
import { noticesKey, useForgetAppeal } from './use-notices.ts';

export function useSendAppeal(owner: string, onSent: () => void) {
  const t = useTexts();
  const sentenceFor = useErrorSentence();
  const client = useQueryClient();
  const forget = useForgetAppeal(owner);
  return useMutation({
    mutationFn: ({ caseId, text }: { caseId: string; text: string }) => sendAppeal(caseId, text),
    onSuccess: (_, { caseId }) => {
      onSent();
      forget(caseId);
      toast({ title: t('communityCare.appealed'), description: t('communityCare.appealedText') });
    },
    onError: (error) => {
      // Asked from another device, or too late: the list says what is true now.
      const isClosed = ['already_exists', 'conflict', 'not_found'].includes(errorCodeOf(error));
      if (isClosed) client.invalidateQueries({ queryKey: noticesKey(owner) });
      toastFailure(
        t('communityCare.appealFailed'),
        isClosed ? t('communityCare.appealClosed') : sentenceFor(error),
      );
    },
  });
}
