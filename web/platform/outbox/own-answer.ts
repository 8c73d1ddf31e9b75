import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useSyncExternalStore } from 'react';
import { ownMirror } from '../query/own-mirror.ts';
import { appOutbox as outbox } from './app-outbox.ts';
import { landedWrites } from './landed-writes.ts';
import { useOutbox } from './use-outbox.ts';
import type { Write } from './write.ts';

/**
 * Something of hers that is small enough to be read whole (her routines, her food diary, what she saved): the server's
 * answer, with what her phone has yet to send on top. A visitor has what her phone holds, and it becomes hers who
 * signs in.
 */
type Told<Answer> = {
  /** Names it in the cache and on the device. */
  name: string;
  fetch: (signal: AbortSignal) => Promise<Answer>;
  nothing: Answer;
  /** What lies on the device may be of another release. */
  looksRight: (held: unknown) => held is Answer;
  kinds: readonly string[];
  /** How long an answer is not asked for again; as long as any other without it. */
  staleTime?: (answer: Answer | undefined) => number;
  /** The answer as it is once the server has taken this write. */
  after: (answer: Answer, write: Write) => Answer;
};

export type OwnAnswer<Answer> = Told<Answer> & {
  landed: ReturnType<typeof landedWrites>;
  mirror: ReturnType<typeof ownMirror<Answer>>;
};

export function ownAnswer<Answer>(told: Told<Answer>): OwnAnswer<Answer> {
  return {
    ...told,
    landed: landedWrites(outbox, ({ kind }) => told.kinds.includes(kind)),
    mirror: ownMirror(told.name, 'answer', told.looksRight),
  };
}

export const ownKey = (name: string, owner: string | null) => ['own', name, owner] as const;

export function useOwnAnswer<Answer>(own: OwnAnswer<Answer>, owner: string | null) {
  const { name, fetch, nothing, kinds, after, landed, staleTime } = own;
  const query = useQuery<Answer>({
    queryKey: ownKey(name, owner),
    queryFn: ({ signal }) => fetch(signal),
    enabled: owner !== null,
    initialData: () => (owner === null ? undefined : own.mirror.read(owner)),
    initialDataUpdatedAt: 0,
    gcTime: Number.POSITIVE_INFINITY,
    ...(staleTime && { staleTime: ({ state }) => staleTime(state.data) }),
  });
  const { data } = query;
  useEffect(() => {
    if (owner !== null && data !== undefined) own.mirror.write(owner, data);
  }, [own, owner, data]);

  // What settles writes everywhere is fetched after the first screen, and may not be here yet: without this, what she
  // just did would go out and come back.
  const client = useQueryClient();
  useEffect(() => outbox.onDone((write) => settleOwnAnswer(client, own, write)), [client, own]);

  const waiting = useOutbox().writes.filter(({ kind }) => kinds.includes(kind));
  const justTaken = useSyncExternalStore(landed.subscribe, landed.snapshot);
  // What was refused for its words still shows, to be mended; a removal that was refused did not happen.
  const shown = waiting.filter(({ kind, refused }) => !refused || kind.endsWith('.put'));
  return {
    /** What the server last said, without what it has yet to hear. */
    stored: data,
    answer: [...justTaken, ...shown].reduce(after, data ?? nothing),
    /** What the server has yet to take or refused: to mark what is on the phone alone. */
    waiting,
    /** Nothing is known yet, not even from before. */
    isWaiting: owner !== null && data === undefined && query.isPending,
    hasFailed: query.isError && data === undefined,
    refetch: query.refetch,
  };
}

/** The server has taken a write: what was read before it says the same at once, and at the next start. */
export function settleOwnAnswer<Answer>(client: QueryClient, own: OwnAnswer<Answer>, write: Write): void {
  const { owner } = write;
  if (owner === null || !own.kinds.includes(write.kind)) return;
  const queryKey = ownKey(own.name, owner);
  const state = client.getQueryState<Answer>(queryKey);
  const before = state?.data ?? own.mirror.read(owner);
  if (before === undefined) return;
  const settled = own.after(before, write);
  own.mirror.write(owner, settled);
  if (!state?.data) return;
  // As old as it was: what was due to be asked for stays due.
  client.setQueryData(queryKey, settled, { updatedAt: state.dataUpdatedAt });
  // An answer under way was asked for before this, and would undo it.
  if (state.fetchStatus === 'fetching') client.invalidateQueries({ queryKey, exact: true });
}
