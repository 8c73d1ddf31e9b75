import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useErrorToast } from '#web/parts/use-error-toast.ts';
import { ApiError } from '#web/platform/api/api-error.ts';
import { useTexts } from '#web/texts/use-texts.ts';
import { toast, toastFailure } from '#web/ui/toast-store.ts';
import { closeLink, fetchLinks, makeLink, type SheetWish } from './consultation.api.ts';

/** The open links of a family; made and closed at once or not at all: she must know who can look. */
export function useLinks(family: string) {
  const t = useTexts();
  const client = useQueryClient();
  const tellError = useErrorToast();
  const queryKey = ['consultation', 'links', family];
  const query = useQuery({ queryKey, queryFn: ({ signal }) => fetchLinks(family, signal) });
  const refresh = () => client.invalidateQueries({ queryKey });
  const make = useMutation({
    mutationFn: ({ wish, notes }: { wish: SheetWish; notes: readonly string[] }) => makeLink(wish, notes),
    onSuccess: refresh,
    onError: (error) => {
      if (error instanceof ApiError && error.fields.links === 'too_many')
        toastFailure(t('consultation.makeFailed'), t('consultation.tooMany'));
      else tellError(t('consultation.makeFailed'), error);
    },
  });
  const close = useMutation({
    mutationFn: (id: string) => closeLink(family, id),
    onSuccess: () => {
      toast({ title: t('consultation.closed'), description: t('consultation.closedText') });
      return refresh();
    },
    onError: (error) => tellError(t('consultation.closeFailed'), error),
  });
  return { query, links: query.data?.links ?? [], make, close };
}
