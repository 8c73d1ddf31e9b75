import { type RefObject, useLayoutEffect, useRef } from 'react';

/**
 * What takes another's place in a sheet begins at its top, however far she had scrolled in the one before, and has the
 * focus that went with it. The answer belongs on the element that holds the step.
 */
export function useStepTop(step: string): RefObject<HTMLDivElement | null> {
  const top = useRef<HTMLDivElement>(null);
  const last = useRef(step);
  useLayoutEffect(() => {
    if (last.current === step) return;
    last.current = step;
    const holder = top.current;
    const body = holder?.closest('[data-sheet-body]');
    if (!holder || !body) return;
    holder.tabIndex = -1;
    holder.focus({ preventScroll: true });
    body.scrollTop = 0;
  }, [step]);
  return top;
}
