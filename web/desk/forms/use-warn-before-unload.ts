import { useEffect, useEffectEvent } from 'react';

/** The browser asks in its own words, when the tab is about to go and something would be lost. */
export function useWarnBeforeUnload(wouldLose: () => boolean): void {
  const warn = useEffectEvent((event: Event) => {
    if (wouldLose()) event.preventDefault();
  });
  useEffect(() => {
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, []);
}
