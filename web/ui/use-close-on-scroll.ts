import { type RefObject, useEffect, useEffectEvent } from 'react';

/** What floats is fixed to the screen; when its anchor scrolls away, it must not stay behind. */
export function useCloseOnScroll(
  open: boolean,
  floating: RefObject<HTMLElement | null>,
  onClose: () => void,
): void {
  const close = useEffectEvent(onClose);
  useEffect(() => {
    if (!open) return;
    const scrolled = (event: Event) => {
      const inside = event.target instanceof Node && floating.current?.contains(event.target);
      if (!inside) close();
    };
    document.addEventListener('scroll', scrolled, { capture: true, passive: true });
    return () => document.removeEventListener('scroll', scrolled, { capture: true });
  }, [open, floating]);
}
