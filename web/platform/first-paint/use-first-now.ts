import { useState } from 'react';
import { firstPaint } from './first-paint.ts';
import { useIsAlive } from './use-is-alive.ts';

/** The moment at which a part first shows: in a page that came with its content, when that was made. */
export function useFirstNow(): number {
  const isAlive = useIsAlive();
  const [now] = useState(() => (isAlive ? Date.now() : firstPaint().now));
  return now;
}
