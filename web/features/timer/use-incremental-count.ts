import { startTransition, useEffect, useState } from 'react';

/** A frame: between two steps the page answers her thumb. */
const pauseMs = 16;

/**
 * How many of many parts to draw by now: a few at once, the rest a little later, again a few. A month in one piece
 * would hold a cheap phone for as long as it takes to lay it out.
 */
export function useIncrementalCount(total: number, step: number): number {
  const [shown, setShown] = useState(step);
  useEffect(() => {
    if (shown >= total) return;
    const next = setTimeout(() => startTransition(() => setShown(shown + step)), pauseMs);
    return () => clearTimeout(next);
  }, [shown, total, step]);
  return Math.min(shown, total);
}
