import { useEffect, useState } from 'react';
import { useFirstNow } from '#web/platform/first-paint/use-first-now.ts';

const second = 1000;

/**
 * The moment it is, told again each second or half minute, and at once when she comes back to the page. Ticks only
 * repaint: a page that slept for an hour is right with its first one. `phase` is the moment from which seconds are
 * counted, so that the number changes when its second is full.
 */
export function useNow(pace: 'second' | 'half-minute', phase = 0): number {
  const [now, setNow] = useState(useFirstNow());
  useEffect(() => {
    let waiting: ReturnType<typeof setTimeout>;
    const step = pace === 'second' ? second : 30 * second;
    const tick = () => {
      clearTimeout(waiting);
      const at = Date.now();
      setNow(at);
      const into = (((at - phase) % second) + second) % second;
      waiting = setTimeout(tick, step - into);
    };
    tick();
    const onReturn = () => {
      if (document.visibilityState === 'visible') tick();
    };
    document.addEventListener('visibilitychange', onReturn);
    window.addEventListener('pageshow', tick);
    return () => {
      clearTimeout(waiting);
      document.removeEventListener('visibilitychange', onReturn);
      window.removeEventListener('pageshow', tick);
    };
  }, [pace, phase]);
  return now;
}
