import { useEffect, useState } from 'react';

/** Whole seconds until a moment, counting down on screen; 0 from then on. */
export function useSecondsUntil(moment: number): number {
  const [now, setNow] = useState(() => Date.now());
  const isOver = now >= moment;

  useEffect(() => {
    if (isOver) return;
    const ticking = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(ticking);
  }, [isOver]);

  return isOver ? 0 : Math.ceil((moment - now) / 1000);
}
