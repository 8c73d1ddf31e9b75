import { useNavigate, useRouter, useSearch } from '@tanstack/react-router';
import { useRef } from 'react';

/**
 * The composer is open while the address says so: a link can open it, the phone's Back closes it, and a reload or a
 * sign-in comes back to it.
 */
export function useComposerAddress() {
  const navigate = useNavigate();
  const router = useRouter();
  const { novo } = useSearch({ strict: false });
  const wasOpenedHere = useRef(false);
  const isOpen = novo === '1';

  return {
    isOpen,
    open(): void {
      wasOpenedHere.current = true;
      navigate({ to: '.', search: (current) => ({ ...current, novo: '1' }), resetScroll: false });
    },
    close(): void {
      if (!isOpen) return;
      if (wasOpenedHere.current) {
        wasOpenedHere.current = false;
        router.history.back();
        return;
      }
      navigate({
        to: '.',
        search: (current) => ({ ...current, novo: undefined }),
        replace: true,
        resetScroll: false,
      });
    },
  };
}
