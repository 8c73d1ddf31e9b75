import { type QueryClient, queryOptions, useQuery } from '@tanstack/react-query';
import { type RememberedAnswer, rememberedAnswer } from '../query/remembered-answer.ts';
import { correctQuery } from './correct-query.ts';
import { useOutbox } from './use-outbox.ts';
import type { Write } from './write.ts';

/**
 * Something of hers that is small enough to be read whole (her routines, her food diary, what she saved): the server's
 * answer, with what her phone has yet to send on top. A visitor has what her phone holds, and it becomes hers who
 * signs in.
 */
type Definition<Answer> = {
  /** Names it in the cache and on the device. */
  name: string;
  fetch: (signal: AbortSignal) => Promise<Answer>;
  nothing: Answer;
  /** What lies on the device may be of another release. */
  looksRight: (held: Partial<Answer>) => boolean;
  kinds: readonly string[];
  /** How long an answer is not asked for again; as long as any other without it. */
  staleTime?: (answer: Answer | undefined) => number;
  /** The answer as it is once the server has taken this write. */
  after: (answer: Answer, write: Write) => Answer;
};

export type OwnAnswer<Answer> = Definition<Answer> & { mirror: RememberedAnswer<{ answer: Answer }> };

export function ownAnswer<Answer>(definition: Definition<Answer>): OwnAnswer<Answer> {
  const { name, looksRight } = definition;
  const mirror = rememberedAnswer<{ answer: Answer }>(name, {
    looksRight: ({ answer }) => looksRight((answer ?? {}) as Partial<Answer>),
  });
  return { ...definition, mirror };
}

export const ownKey = (name: string, owner: string | null) => ['own', name, owner] as const;

/** For whoever asks for it before it shows. */
export const ownQuery = <Answer>(
  { name, fetch, mirror, staleTime }: OwnAnswer<Answer>,
  owner: string | null,
) =>
  queryOptions<Answer>({
    queryKey: ownKey(name, owner),
    queryFn: ({ signal }) => fetch(signal),
    enabled: owner !== null,
    initialData: () => mirror.read(owner)?.answer,
    initialDataUpdatedAt: 0,
    meta: { remember: (answer: Answer) => mirror.write(owner, { answer }) },
    gcTime: Number.POSITIVE_INFINITY,
    ...(staleTime && { staleTime: ({ state }) => staleTime(state.data) }),
  });

export function useOwnAnswer<Answer>(own: OwnAnswer<Answer>, owner: string | null) {
  const { nothing, kinds, after } = own;
  const query = useQuery(ownQuery(own, owner));
  const { data } = query;
  const { writes: waiting, acknowledged } = useOutbox(kinds);
  // What was refused for its words still shows, to be mended; a removal that was refused did not happen.
  const shown = waiting.filter(({ kind, refused }) => !refused || kind.endsWith('.put'));
  return {
    /** What the server last said, without what it has yet to hear. */
    stored: data,
    answer: [...acknowledged, ...shown].reduce(after, data ?? nothing),
    /** What the server has yet to take or refused: to mark what is on the phone alone. */
    waiting,
    /** Nothing is known yet, not even from before. */
    isWaiting: owner !== null && data === undefined && query.isPending,
    hasFailed: query.isError && data === undefined,
    refetch: query.refetch,
  };
}

/** For a noun's table: what was read before the write says the same at once, and at the next start. */
export const acknowledgeIn =
  <Answer>(own: OwnAnswer<Answer>) =>
  (client: QueryClient, write: Write): void => {
    const { owner } = write;
    if (owner === null) return;
    own.mirror.correct(owner, ({ answer }) => ({ answer: own.after(answer, write) }));
    correctQuery<Answer>(client, ownKey(own.name, owner), (answer) => own.after(answer, write));
  };
