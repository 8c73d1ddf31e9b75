import { type PointerEvent, useRef } from 'react';

/** Less than this is a tap, or a hand that trembles. */
const shortestSwipe = 48;

type Ways = { onForward: () => void; onBack: () => void };

/** Handlers for an element that is swiped sideways; up and down still scroll the page (touch-action: pan-y). */
export function useSwipe({ onForward, onBack }: Ways) {
  const began = useRef<{ x: number; y: number }>(undefined);
  return {
    onPointerDown: (event: PointerEvent) => {
      // A mouse selects text, and has the button and the keys.
      began.current = event.pointerType === 'mouse' ? undefined : { x: event.clientX, y: event.clientY };
    },
    onPointerUp: (event: PointerEvent) => {
      if (!began.current) return;
      const across = event.clientX - began.current.x;
      const along = event.clientY - began.current.y;
      began.current = undefined;
      if (Math.abs(across) < shortestSwipe || Math.abs(across) < Math.abs(along)) return;
      if (across < 0) onForward();
      else onBack();
    },
    onPointerCancel: () => {
      began.current = undefined;
    },
  };
}
