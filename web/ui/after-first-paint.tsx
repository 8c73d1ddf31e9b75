import { type ReactNode, Suspense, useEffect, useState } from 'react';

/** Long enough for the first screen to stand on a slow phone; what comes after is not missed before. */
export const firstPaintMs = 250;

/** Holds back what the first screen does not need, so that it neither waits for it nor loads beside it. */
export function AfterFirstPaint({ children }: { children: ReactNode }) {
  const [isPainted, setPainted] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setPainted(true), firstPaintMs);
    return () => clearTimeout(timer);
  }, []);
  return isPainted && <Suspense>{children}</Suspense>;
}
