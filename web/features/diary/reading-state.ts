import type { DiaryPlace } from './diary-place.ts';

type Read = {
  data: unknown;
  isPending: boolean;
  isError: boolean;
  isFetching: boolean;
  refetch: () => unknown;
};

/** How far a list of the diary is, whose family may still be asked for. */
export function stateOf(
  { data, isPending, isError, isFetching, refetch }: Read,
  { owner, familyId, asking }: DiaryPlace,
) {
  const hasFailed = isError && data === undefined;
  if (familyId !== null)
    /** Nothing is known yet, not even from before. */
    return { isWaiting: isPending && data === undefined, hasFailed, isFetching, refetch };
  const isAsking = owner !== null && asking?.hasFailed !== true;
  return {
    isWaiting: isAsking,
    hasFailed: owner !== null && !isAsking,
    isFetching: isAsking,
    refetch: asking?.refetch ?? refetch,
  };
}
