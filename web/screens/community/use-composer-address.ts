import { useLocation, useNavigate, useRouter, useSearch } from '@tanstack/react-router';
import { useRef } from 'react';
import { categoryOfAddress } from '#web/features/community/category-address.ts';
import type { Beginning } from '#web/features/community/composer/composer-draft.ts';

/**
 * The composer is open while the address says so: a link can open it, the phone's Back closes it, and a reload or a
 * sign-in comes back to it.
 */
export function useComposerAddress() {
  const navigate = useNavigate();
  const router = useRouter();
  const { novo, anonimo, categoria } = useSearch({ strict: false });
  const text = useLocation({ select: ({ state }) => state.postBeginning });
  const wasOpenedHere = useRef(false);
  const isOpen = novo === '1';
  const beginning: Beginning = {
    category: categoryOfAddress(categoria),
    anonymous: anonimo === '1',
    text,
  };

  return {
    isOpen,
    beginning,
    open(): void {
      wasOpenedHere.current = true;
      navigate({
        to: '.',
        search: (current) => ({ ...current, novo: '1', anonimo: undefined }),
        resetScroll: false,
      });
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
        search: (current) => ({ ...current, novo: undefined, anonimo: undefined }),
        replace: true,
        resetScroll: false,
      });
    },
  };
}
