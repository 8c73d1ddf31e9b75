import { useEffect, useEffectEvent } from 'react';
import { toast } from '#web/ui/toast-store.ts';
import type { Write } from './write.ts';
import type { WriteNews } from './write-news.ts';

type Refused = Write & { refused: NonNullable<Write['refused']> };

type Options = {
  news: WriteNews;
  discard: (id: string) => Promise<unknown>;
  /** What holds words of hers stays where it is, with them; anything else is undone. */
  keeps?: (write: Write) => boolean;
  say: (write: Refused) => { title: string; description: string };
};

/** Each refusal is told once: one of another day is not news. */
export function useRefusedWrites(writes: readonly Write[], { news, discard, keeps, say }: Options): void {
  const tell = useEffectEvent(() => {
    for (const write of writes.filter(isRefused)) {
      if (!keeps?.(write)) void discard(write.id);
      if (news.isNews(write.id)) toast({ ...say(write), tone: 'destructive' });
    }
  });
  const state = writes.map(({ id, refused }) => `${id} ${Boolean(refused)}`).join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is told whenever one of them changes.
  useEffect(() => tell(), [state]);
}

const isRefused = (write: Write): write is Refused => write.refused !== undefined;
