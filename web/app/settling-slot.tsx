import { type ComponentType, type ReactNode, useEffect, useState } from 'react';
import { appOutbox } from '#web/platform/outbox/app-outbox.ts';
import { useOutbox } from '#web/platform/outbox/use-outbox.ts';
import { createWriteNews, type WriteNews } from '#web/platform/outbox/write-news.ts';
import { withTexts } from '#web/texts/with-texts.ts';

type Settling = ComponentType<{ news: WriteNews }>;

/** As the other screens are fetched: once the first one stands. */
const atHandMs = 2000;

/**
 * Mounted once, beside every screen. What settles her writes comes when the first screen no longer needs the line, or
 * at once when there is a write. Where it could not be had, it is asked for again when the sending changes.
 */
export function SettlingSlot(): ReactNode {
  const { writes, state } = useOutbox();
  const [news] = useState(() => createWriteNews(appOutbox));
  useEffect(() => news.start(), [news]);

  const [Settling, setSettling] = useState<Settling>();
  const hasWrites = writes.length > 0;
  // biome-ignore lint/correctness/useExhaustiveDependencies: another state is another try.
  useEffect(() => {
    if (Settling) return;
    let isCurrent = true;
    const load = () =>
      withTexts(import('./settling.tsx'), 'circle', 'guide').then(
        (chunk) => {
          if (isCurrent) setSettling(() => chunk.default);
        },
        () => undefined,
      );
    const waiting = setTimeout(load, hasWrites ? 0 : atHandMs);
    return () => {
      isCurrent = false;
      clearTimeout(waiting);
    };
  }, [hasWrites, state, Settling]);

  return Settling && <Settling news={news} />;
}
