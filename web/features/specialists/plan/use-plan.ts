import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { PlanAnswer } from '#shared/specialists/specialists.schema.ts';
import { useErrorToast } from '#web/parts/use-error-toast.ts';
import { useTexts } from '#web/texts/use-texts.ts';
import { type Owner, planKey } from '../query-keys.ts';
import { fetchPlan, sayInterested } from '../specialists.api.ts';

/** Her plan, and whether she wants to hear when there is more. A visitor has none to ask for. */
export function usePlan(owner: Owner) {
  return useQuery({
    queryKey: planKey(owner),
    queryFn: ({ signal }) => fetchPlan(signal),
    enabled: owner !== null,
  });
}

export function useInterest(owner: Owner) {
  const t = useTexts();
  const client = useQueryClient();
  const tellError = useErrorToast();
  return useMutation({
    mutationFn: sayInterested,
    onSuccess: () =>
      client.setQueryData<PlanAnswer>(planKey(owner), (told) => ({
        plan: told?.plan ?? 'free',
        interested: true,
      })),
    onError: (error) => tellError(t('plans.interestFailed'), error),
  });
}
