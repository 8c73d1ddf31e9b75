import { useLocation } from '@tanstack/react-router';
import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react';
import { paths } from '#shared/navigation/paths.ts';
import { retryLoad } from '#web/platform/device/retry-load.ts';
import { appOutbox } from '#web/platform/outbox/app-outbox.ts';
import { useOutbox } from '#web/platform/outbox/use-outbox.ts';
import { createWriteNews } from '#web/platform/outbox/write-news.ts';
import { withTexts } from '#web/texts/with-texts.ts';

const Settling = lazy(() => retryLoad(() => withTexts(import('./settling.tsx'), 'circle', 'guide')));

/** The timer opens on a weak line and settles its own feeds: there it comes with the other screens, later. */
const laterMs = 2000;

/** Mounted once, beside every screen. Her writes leave once what settles them is here, and wait on the phone until then. */
export function SettlingSlot(): ReactNode {
  const { writes } = useOutbox();
  const [news] = useState(() => createWriteNews(appOutbox));
  useEffect(() => news.start(), [news]);

  const canWait =
    useLocation({ select: ({ pathname }) => pathname === paths.nursing }) && writes.length === 0;
  const [isDue, setDue] = useState(false);
  useEffect(() => {
    const waiting = setTimeout(() => setDue(true), canWait ? laterMs : 0);
    return () => clearTimeout(waiting);
  }, [canWait]);

  return (
    isDue && (
      <Suspense>
        <Settling news={news} />
      </Suspense>
    )
  );
}
