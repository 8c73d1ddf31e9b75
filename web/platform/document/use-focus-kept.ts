import { useEffect, useRef } from 'react';
import { focusHeading } from './focus-heading.ts';

/** What leaves the page takes its focused button along: listening goes on from the heading. */
export function useFocusKept(count: number, headingId?: string): void {
  const before = useRef(count);
  useEffect(() => {
    if (count < before.current && document.activeElement === document.body) focusHeading(headingId);
    before.current = count;
  }, [count, headingId]);
}
