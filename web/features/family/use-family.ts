import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { babiesHere, babyShown } from '#shared/family/family.rules.ts';
import type { FamilyAnswer } from '#shared/family/family.schema.ts';
import { useChosenBaby } from '#web/features/profile/chosen-baby.ts';
import { rememberedAnswer } from '#web/platform/query/remembered-answer.ts';
import { chooseBaby } from './choose-baby.ts';
import { fetchFamilies } from './family.api.ts';

type Families = { families: FamilyAnswer[] };

const remembered = rememberedAnswer<Families>('family', {
  looksRight: ({ families }) => Array.isArray(families),
});

/** Her families, and of them the one whose baby this device shows, with those who are here. */
export function useFamily(owner: string | null) {
  const query = useQuery<Families>({
    queryKey: ['family', owner],
    queryFn: async ({ signal }) => ({ families: await fetchFamilies(signal) }),
    enabled: owner !== null,
    ...remembered.query(owner),
    gcTime: Number.POSITIVE_INFINITY,
  });
  const chosen = useChosenBaby(owner);
  const families = query.data?.families ?? [];
  const { family, baby } = babyShown(families, chosen);
  const isAnswered = query.isFetchedAfterMount && query.isSuccess;
  useEffect(() => {
    // Lost, put away, or of a family that is no longer hers: nothing on this device goes on about that baby.
    if (owner !== null && isAnswered && chosen !== undefined && baby?.id !== chosen) chooseBaby(owner, baby);
  }, [owner, isAnswered, chosen, baby]);
  return {
    families,
    family,
    baby,
    babies: babiesHere(family),
    /** Nothing is known yet, not even from before. */
    isWaiting: owner !== null && query.isPending,
    hasFailed: query.isError,
    refetch: query.refetch,
  };
}
