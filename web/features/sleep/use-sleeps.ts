import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { SleepAnswer } from '#shared/sleep/sleep.schema.ts';
import { mergeSleeps, type SeenSleep } from '#shared/sleep/sleep-log.rules.ts';
import { touches } from '#shared/timer/log.rules.ts';
import { usePendingWrites } from '#web/features/timer/timer.outbox.ts';
import { rangeKey, rememberedSleeps } from './query-keys.ts';
import { fetchSleepRange } from './sleep.api.ts';

type Span = {
  from: Date;
  to: Date;
  /** The days that end today: the phone keeps them for its next start. */
  isNewest?: boolean;
};

/** The sleeps that touch a span. Until all of them came, `isWhole` is false: a picture with a hole would lie. */
export function useSleeps(owner: string | null, { from, to, isNewest = false }: Span) {
  const query = useQuery({
    queryKey: [...rangeKey, owner, from.toISOString(), to.toISOString()],
    queryFn: ({ signal }) => fetchSleepRange(from, to, signal),
    enabled: owner !== null,
    initialData: (): SleepAnswer[] | undefined =>
      owner === null || !isNewest
        ? undefined
        : rememberedSleeps.read(owner)?.sleeps.filter((sleep) => touches(sleep, from, to)),
    initialDataUpdatedAt: 0,
    gcTime: Number.POSITIVE_INFINITY,
    // A thousand are not compared with the thousand before.
    structuralSharing: false,
  });
  const { data } = query;
  useEffect(() => {
    if (owner !== null && isNewest && data) rememberedSleeps.write(owner, { sleeps: data });
  }, [owner, isNewest, data]);

  const pending = usePendingWrites();
  const sleeps: SeenSleep[] = mergeSleeps(data ?? [], pending).filter(
    // What was refused for its dates has no place in any span, and must show to be mended.
    (sleep) => touches(sleep, from, to) || (isNewest && sleep.kept === 'refused'),
  );
  return {
    sleeps,
    /** A visitor has no more than what is on her phone. */
    isWhole: owner === null || data !== undefined,
    hasFailed: query.isError && data === undefined,
    isFetching: query.isFetching,
    refetch: query.refetch,
  };
}
