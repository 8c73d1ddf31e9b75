import { type FocusEvent, type PointerEvent, useEffect, useState } from 'react';

const openDelay = 700;
const skipDelay = 300;

/** When the last tooltip of the page went: while she looks along a row of icons, the next need not wait. */
let lastClosed = Number.NEGATIVE_INFINITY;

/** When a tooltip shows: after a while under the pointer, at once for the keyboard, never for touch. */
export function useTooltip() {
  const [hovered, setHovered] = useState(false);
  const [open, setOpen] = useState(false);

  useEffect(() => {
    if (!hovered) return;
    const wait = performance.now() - lastClosed < skipDelay ? 0 : openDelay;
    const timer = setTimeout(() => setOpen(true), wait);
    return () => clearTimeout(timer);
  }, [hovered]);

  useEffect(() => {
    if (!open) return;
    const closeAtEscape = (event: KeyboardEvent) => {
      if (event.key === 'Escape') setOpen(false);
    };
    document.addEventListener('keydown', closeAtEscape);
    return () => {
      document.removeEventListener('keydown', closeAtEscape);
      lastClosed = performance.now();
    };
  }, [open]);

  const close = () => {
    setHovered(false);
    setOpen(false);
  };

  return {
    open,
    close,
    listeners: {
      onPointerEnter: (event: PointerEvent) => setHovered(event.pointerType !== 'touch'),
      onPointerLeave: close,
      onPointerDown: close,
      onFocus: (event: FocusEvent) => setOpen(event.target.matches(':focus-visible')),
      onBlur: close,
    },
  };
}
