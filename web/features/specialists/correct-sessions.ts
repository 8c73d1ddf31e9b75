import type { InfiniteData, QueryClient } from '@tanstack/react-query';
import type { QuestionAnswer, SessionAnswer } from '#shared/specialists/specialists.schema.ts';
import { correctQueries } from '#web/platform/outbox/correct-query.ts';
import { type Owner, specialists } from './query-keys.ts';

/** What any query of the specialists holds: sessions by one of these names, or questions. */
type Holding = {
  session?: SessionAnswer;
  highlight?: SessionAnswer | null;
  next?: SessionAnswer | null;
  sessions?: SessionAnswer[];
  thisWeek?: SessionAnswer[];
  later?: SessionAnswer[];
  replays?: SessionAnswer[];
  questions?: QuestionAnswer[];
};
type Held = Holding | InfiniteData<Holding>;

const single = ['session', 'highlight', 'next'] as const;
const many = ['sessions', 'thisWeek', 'later', 'replays'] as const;

/** The same session stands in many lists: all of them change together. */
export function correctSession(
  client: QueryClient,
  sessionId: string,
  change: (session: SessionAnswer) => SessionAnswer,
): void {
  const changed = (one: SessionAnswer) => (one.id === sessionId ? change(one) : one);
  correctAll(client, (holding) => {
    const next = { ...holding };
    for (const name of single) {
      const one = next[name];
      if (one) next[name] = changed(one);
    }
    for (const name of many) {
      const list = next[name];
      if (list) next[name] = list.map(changed);
    }
    return next;
  });
}

/** Null takes it out. */
export function correctQuestion(
  client: QueryClient,
  questionId: string,
  change: (question: QuestionAnswer) => QuestionAnswer | null,
): void {
  correctAll(client, ({ questions, ...holding }) => ({
    ...holding,
    ...(questions && {
      questions: questions.flatMap((one) => (one.id === questionId ? (change(one) ?? []) : [one])),
    }),
  }));
}

/** What any list already told of a session. */
export function knownSession(
  client: QueryClient,
  owner: Owner,
  sessionId: string,
): SessionAnswer | undefined {
  const held = client.getQueriesData<Held>({
    queryKey: [specialists],
    predicate: ({ queryKey }) => queryKey[2] === owner,
  });
  return (
    held
      .flatMap(([, data]) => (data && 'pages' in data ? data.pages : (data ?? [])))
      .flatMap((holding) => [
        ...single.map((name) => holding[name]),
        ...many.flatMap((name) => holding[name] ?? []),
      ])
      .find((session) => session?.id === sessionId) ?? undefined
  );
}

function correctAll(client: QueryClient, make: (holding: Holding) => Holding): void {
  correctQueries<Held>(client, [specialists], (data) =>
    'pages' in data ? { ...data, pages: data.pages.map(make) } : make(data),
  );
}
