import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { StandingAnswer } from '#shared/community/care.schema.ts';
import { useErrorToast } from '#web/parts/use-error-toast.ts';
import { useTexts } from '#web/texts/use-texts.ts';
import { acceptRules } from './care.api.ts';
import { standingKey } from './use-standing.ts';

/** Her agreement is kept by the server, with its version and day; only then may she go on to write. */
export function useAcceptRules(onAccepted?: () => void) {
  const t = useTexts();
  const tellError = useErrorToast();
  const client = useQueryClient();
  return useMutation({
    mutationFn: acceptRules,
    onSuccess: () => {
      client.setQueriesData<StandingAnswer>(
        { queryKey: standingKey },
        (standing) => standing && { ...standing, rulesAccepted: true },
      );
      onAccepted?.();
    },
    onError: (error) => tellError(t('communityCare.acceptFailed'), error),
  });
}
