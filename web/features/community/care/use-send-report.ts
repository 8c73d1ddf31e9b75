import { useMutation } from '@tanstack/react-query';
import { useErrorToast } from '#web/parts/use-error-toast.ts';
import { errorCodeOf } from '#web/platform/api/api-error.ts';
import { useTexts } from '#web/texts/use-texts.ts';
import { toast } from '#web/ui/toast-store.ts';
import { sendReport } from './care.api.ts';

/** A second report of the same text is not a mistake: she is told that somebody is looking. */
export function useSendReport(onSent: () => void) {
  const t = useTexts();
  const tellError = useErrorToast();
  return useMutation({
    mutationFn: sendReport,
    onSuccess: () => {
      onSent();
      toast({
        title: t('communityCare.reported'),
        description: t('communityCare.reportedText'),
        duration: 8000,
      });
    },
    onError: (error) => {
      if (errorCodeOf(error) === 'already_exists') {
        onSent();
        toast({
          title: t('communityCare.alreadyReported'),
          description: t('communityCare.alreadyReportedText'),
        });
        return;
      }
      tellError(t('communityCare.reportFailed'), error);
    },
  });
}
