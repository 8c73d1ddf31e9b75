import { useEffect, useEffectEvent, useRef } from 'react';
import { toast } from '#web/ui/toast-store.ts';
import type { Write } from './write.ts';

type Refused = Write & { refused: NonNullable<Write['refused']> };

type Options = {
  discard: (id: string) => Promise<unknown>;
  /** What holds words of hers stays where it is, with them; anything else is undone. */
  keeps?: (write: Write) => boolean;
  say: (write: Refused) => { title: string; description: string };
};

/** Each refusal is told once: one of another day is not news. */
export function useRefusedWrites(writes: readonly Write[], { discard, keeps, say }: Options): void {
  const sent = useRef(new Set<string>());
  const tell = useEffectEvent(() => {
    for (const write of writes) {
      if (!isRefused(write)) {
        sent.current.add(write.id);
        continue;
      }
      if (!keeps?.(write)) void discard(write.id);
      if (sent.current.delete(write.id)) toast({ ...say(write), tone: 'destructive' });
    }
  });
  const state = writes.map(({ id, refused }) => `${id} ${Boolean(refused)}`).join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is told whenever one of them changes.
  useEffect(() => tell(), [state]);
}

const isRefused = (write: Write): write is Refused => write.refused !== undefined;
