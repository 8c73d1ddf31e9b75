import { useEffect, useState } from 'react';
import { useFirstNow } from '#web/platform/first-paint/use-first-now.ts';

/** Whole seconds until a moment, counting down on screen; 0 from then on. */
export function useSecondsUntil(moment: number): number {
  const [now, setNow] = useState(useFirstNow());
  const isOver = now >= moment;

  useEffect(() => {
    if (isOver) return;
    const ticking = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(ticking);
  }, [isOver]);

  return isOver ? 0 : Math.ceil((moment - now) / 1000);
}
