import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { NewDecision } from '#shared/community/moderation.schema.ts';
import { errorCodeOf } from '#web/platform/api/api-error.ts';
import { useErrorSentence } from '#web/texts/use-error-sentence.ts';
import { useTexts } from '#web/texts/use-texts.ts';
import { toast } from '#web/ui/toast-store.ts';
import { decideCase } from './moderation.api.ts';
import { moderationKey } from './use-cases.ts';

/** Whoever comes second is told, and sees what was decided; her own words stay. */
export function useDecide(caseId: string, onDone: () => void) {
  const t = useTexts();
  const sentenceFor = useErrorSentence();
  const client = useQueryClient();
  return useMutation({
    mutationFn: (decision: NewDecision) => decideCase(caseId, decision),
    onSuccess: () => {
      onDone();
      toast({ title: t('moderation.done'), description: t('moderation.doneText') });
      return client.invalidateQueries({ queryKey: moderationKey });
    },
    onError: (error) => {
      const isConflict = errorCodeOf(error) === 'conflict';
      toast({
        title: isConflict ? t('moderation.conflict') : t('moderation.failed'),
        description: isConflict ? t('moderation.conflictText') : sentenceFor(error),
        tone: 'destructive',
        duration: 8000,
      });
      if (isConflict) client.invalidateQueries({ queryKey: moderationKey });
    },
  });
}
