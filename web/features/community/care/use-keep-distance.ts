import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { DistanceKind, NewDistance } from '#shared/community/care.schema.ts';
import { useErrorToast } from '#web/parts/use-error-toast.ts';
import { useTexts } from '#web/texts/use-texts.ts';
import { dismissToast, toastWithAction } from '#web/ui/toast-store.ts';
import { community } from '../correct-posts.ts';
import { endDistance, keepDistance } from './care.api.ts';

type Words = { title: string; text: string };
/** `said` is the notice that no longer holds when the server refuses. */
type Change = { distance: NewDistance; isKept: boolean; said?: string };

/** One behind the other, so that an undo never overtakes what it undoes. */
const scope = { id: 'community-distance' };

/** Keeps somebody away, says kindly what that means, and takes it back when it was a slip. */
export function useKeepDistance(subject: NewDistance['subject'], onHidden?: () => void) {
  const t = useTexts();
  const tellError = useErrorToast();
  const client = useQueryClient();

  const { mutate } = useMutation({
    mutationFn: ({ distance, isKept }: Change) =>
      isKept ? keepDistance(distance) : endDistance(distance.id),
    scope,
    onSuccess: (_, { isKept }) => {
      if (isKept) onHidden?.();
      // Every list may hold a text of hers.
      client.invalidateQueries({ queryKey: [community] });
    },
    onError: (error, { distance, isKept, said }) => {
      if (said) dismissToast(said);
      tellError(isKept ? t(`communityCare.${distance.kind}Failed`) : t('communityCare.undoFailed'), error);
    },
  });

  return (kind: DistanceKind, words: Words) => {
    const distance = { id: crypto.randomUUID(), kind, subject };
    const said = toastWithAction(
      words.title,
      { label: t('communityCare.undo'), onAct: () => mutate({ distance, isKept: false }) },
      words.text,
    );
    mutate({ distance, isKept: true, said });
  };
}
