import type { Write } from './write.ts';

type Outbox = {
  snapshot: () => { writes: readonly Write[] };
  subscribe: (listener: () => void) => () => void;
  onDone: (listener: (write: Write) => void) => () => void;
};

/**
 * What settles writes is fetched after the first screen, and another tab may hear the server's answer before it is
 * here. What happens until then is kept for it: nothing is settled twice, and no refusal goes untold.
 */
export function createWriteNews(outbox: Outbox) {
  const waiting = new Set<string>();
  let held: Write[] = [];
  let hear: ((write: Write) => void) | undefined;

  function look(): void {
    for (const { id, refused } of outbox.snapshot().writes) if (!refused) waiting.add(id);
  }

  return {
    /** From here on nothing is missed. Returns what ends it. */
    start(): () => void {
      look();
      const stops = [
        outbox.subscribe(look),
        outbox.onDone((write) => {
          if (hear) hear(write);
          else held.push(write);
        }),
      ];
      return () => {
        for (const stop of stops) stop();
        held = [];
      };
    },

    /** Each write that the server has taken, and first those that it took before anybody listened. */
    listen(listener: (write: Write) => void): () => void {
      hear = listener;
      for (const write of held.splice(0)) listener(write);
      return () => {
        hear = undefined;
      };
    },

    /** Whether this page saw it waiting. Asked once: a refusal of another day, or one already told, is not news. */
    isNews: (id: string): boolean => waiting.delete(id),
  };
}

export type WriteNews = ReturnType<typeof createWriteNews>;
