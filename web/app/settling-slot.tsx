import { useLocation } from '@tanstack/react-router';
import { type ComponentType, type ReactNode, useEffect, useState } from 'react';
import { paths } from '#shared/navigation/paths.ts';
import { appOutbox } from '#web/platform/outbox/app-outbox.ts';
import { useOutbox } from '#web/platform/outbox/use-outbox.ts';
import { createWriteNews, type WriteNews } from '#web/platform/outbox/write-news.ts';
import { withTexts } from '#web/texts/with-texts.ts';

type Settling = ComponentType<{ news: WriteNews }>;

/** The timer opens on a weak line and settles its own feeds: there it comes with the other screens, later. */
const laterMs = 2000;

/**
 * Mounted once, beside every screen. What settles her writes comes as soon as the screen stands, so that it is there
 * before the server's first answer. Where it could not be had, it is asked for again, until it is there.
 */
export function SettlingSlot(): ReactNode {
  const { writes, state } = useOutbox();
  const [news] = useState(() => createWriteNews(appOutbox));
  useEffect(() => news.start(), [news]);

  const [Settling, setSettling] = useState<Settling>();
  const canWait =
    useLocation({ select: ({ pathname }) => pathname === paths.nursing }) && writes.length === 0;
  const [failures, setFailures] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another state, or a while after a failure, is another try.
  useEffect(() => {
    if (Settling) return;
    const load = () =>
      withTexts(import('./settling.tsx'), 'circle', 'guide').then(
        (chunk) => setSettling(() => chunk.default),
        () => setTimeout(() => setFailures((before) => before + 1), laterMs),
      );
    const waiting = setTimeout(load, canWait ? laterMs : 0);
    return () => clearTimeout(waiting);
  }, [canWait, state, failures, Settling]);

  return Settling && <Settling news={news} />;
}
