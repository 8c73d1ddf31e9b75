import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { DistanceAnswer, DistancesAnswer } from '#shared/community/care.schema.ts';
import { useErrorToast } from '#web/parts/use-error-toast.ts';
import { useTexts } from '#web/texts/use-texts.ts';
import { toast } from '#web/ui/toast-store.ts';
import { community } from '../correct-posts.ts';
import type { Owner } from '../query-keys.ts';
import { endDistance, fetchDistances } from './care.api.ts';

const distancesKey = (owner: Owner) => [community, 'distances', owner] as const;

/** Whom she keeps away. */
export function useDistances(owner: Owner) {
  return useQuery({
    queryKey: distancesKey(owner),
    queryFn: ({ signal }) => fetchDistances(signal),
    enabled: owner !== null,
    staleTime: 0,
  });
}

/** The row leaves at once; what the server refuses comes back, with the reason. */
export function useEndDistance(owner: Owner): (distance: DistanceAnswer) => void {
  const t = useTexts();
  const tellError = useErrorToast();
  const client = useQueryClient();
  const queryKey = distancesKey(owner);
  const { mutate } = useMutation({
    mutationFn: ({ id }: DistanceAnswer) => endDistance(id),
    onSuccess: (_, { kind }) =>
      toast({
        title: t(kind === 'mute' ? 'communityCare.distanceEndedMute' : 'communityCare.distanceEnded'),
      }),
    onError: (error) => tellError(t('communityCare.undoFailed'), error),
    // Every list may show her again.
    onSettled: () => client.invalidateQueries({ queryKey: [community] }),
  });
  return (distance) => {
    // An answer that is under way does not know of the change yet.
    client.cancelQueries({ queryKey });
    client.setQueryData<DistancesAnswer>(
      queryKey,
      (known) => known && { distances: known.distances.filter(({ id }) => id !== distance.id) },
    );
    mutate(distance);
  };
}
