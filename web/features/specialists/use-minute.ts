import { useEffect, useState } from 'react';

const minute = 60_000;

/** The time as a list needs it: what begins, begins on screen as well. */
export function useMinute(): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const ticking = setInterval(() => setNow(Date.now()), minute);
    return () => clearInterval(ticking);
  }, []);
  return now;
}
