import { useEffect, useEffectEvent, useRef } from 'react';
import { Button } from './button.tsx';

type Props = {
  list: {
    hasNextPage: boolean;
    isFetchingNextPage: boolean;
    isFetchNextPageError: boolean;
    fetchNextPage: () => unknown;
  };
  label: string;
  failed: string;
};

/** The next page comes by itself near the end; the button is for the keyboard, and after a failure. */
export function LoadMore({ list, label, failed }: Props) {
  const place = useRef<HTMLDivElement>(null);
  const isWaiting = list.hasNextPage && !list.isFetchingNextPage;
  const loadNear = useEffectEvent((entries: IntersectionObserverEntry[]) => {
    if (entries.some(({ isIntersecting }) => isIntersecting)) list.fetchNextPage();
  });

  useEffect(() => {
    // After a failure the person decides: asking on and on would only spend the battery.
    if (!isWaiting || list.isFetchNextPageError || !place.current) return;
    const observer = new IntersectionObserver(loadNear, { rootMargin: '400px' });
    observer.observe(place.current);
    return () => observer.disconnect();
  }, [isWaiting, list.isFetchNextPageError]);

  if (!list.hasNextPage) return null;
  return (
    <div ref={place} className="grid justify-items-center gap-2">
      <p role="status" className="text-ink-soft text-small">
        {list.isFetchNextPageError && failed}
      </p>
      <Button variant="secondary" busy={list.isFetchingNextPage} onClick={() => list.fetchNextPage()}>
        {label}
      </Button>
    </div>
  );
}
