import { useEffect, useState } from 'react';
import { useFirstNow } from '#web/platform/first-paint/use-first-now.ts';

const minute = 60_000;

/** The time as a list needs it: what begins, begins on screen as well. */
export function useMinute(): number {
  const [now, setNow] = useState(useFirstNow());
  useEffect(() => {
    const ticking = setInterval(() => setNow(Date.now()), minute);
    return () => clearInterval(ticking);
  }, []);
  return now;
}
