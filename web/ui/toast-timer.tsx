import { useEffect, useRef } from 'react';
import { dismissToast, type Toast } from './toast-store.ts';

/** Takes the toast away when its time is over; time does not pass while it is paused. */
export function ToastTimer({ toast, paused }: { toast: Toast; paused: boolean }) {
  const left = useRef(toast.duration);
  useEffect(() => {
    // A browser takes an infinite delay for none.
    if (paused || left.current === Number.POSITIVE_INFINITY) return;
    const started = performance.now();
    const timer = setTimeout(() => dismissToast(toast.id), left.current);
    return () => {
      clearTimeout(timer);
      left.current -= performance.now() - started;
    };
  }, [paused, toast.id]);
  return null;
}
