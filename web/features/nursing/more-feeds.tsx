import { useEffect, useEffectEvent, useRef } from 'react';
import { useTexts } from '#web/texts/use-texts.ts';
import { Button } from '#web/ui/button.tsx';
import type { useFeeds } from './use-feeds.ts';

/** The next page comes by itself when she is near the end; the button is for the keyboard, and after a failure. */
export function MoreFeeds({ log }: { log: ReturnType<typeof useFeeds> }) {
  const t = useTexts();
  const place = useRef<HTMLDivElement>(null);
  const { hasNextPage, isFetchingNextPage, isFetchNextPageError } = log;
  const isWaiting = hasNextPage && !isFetchingNextPage && !isFetchNextPageError;
  const loadNear = useEffectEvent((entries: IntersectionObserverEntry[]) => {
    if (entries.some(({ isIntersecting }) => isIntersecting)) log.fetchNextPage();
  });

  useEffect(() => {
    if (!isWaiting || !place.current) return;
    const observer = new IntersectionObserver(loadNear, { rootMargin: '600px' });
    observer.observe(place.current);
    return () => observer.disconnect();
  }, [isWaiting]);

  if (!hasNextPage) return null;
  return (
    <div ref={place} className="grid justify-items-center">
      <Button variant="secondary" busy={isFetchingNextPage} onClick={() => log.fetchNextPage()}>
        {isFetchingNextPage ? t('nursingLog.loadingMore') : t('nursingLog.more')}
      </Button>
    </div>
  );
}
