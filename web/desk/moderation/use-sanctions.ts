import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query';
import { useErrorToast } from '#web/parts/use-error-toast.ts';
import { byCursor } from '#web/platform/query/by-cursor.ts';
import { useTexts } from '#web/texts/use-texts.ts';
import { toast } from '#web/ui/toast-store.ts';
import { fetchSanctions, liftSanction } from './moderation.api.ts';
import { moderationKey } from './use-cases.ts';

export function useSanctions() {
  return useInfiniteQuery({
    queryKey: [...moderationKey, 'sanctions'],
    queryFn: ({ pageParam, signal }) => fetchSanctions(pageParam, signal),
    ...byCursor,
    staleTime: 0,
  });
}

/** The list stays as it is until the server agrees: this cannot be undone. */
export function useLiftSanction(onLifted: (id: string) => void) {
  const t = useTexts();
  const tellError = useErrorToast();
  const client = useQueryClient();
  return useMutation({
    mutationFn: liftSanction,
    onSuccess: (_, id) => {
      onLifted(id);
      toast({ title: t('moderation.lifted') });
      return client.invalidateQueries({ queryKey: moderationKey });
    },
    onError: (error) => tellError(t('moderation.liftFailed'), error),
  });
}
