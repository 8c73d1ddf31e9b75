import { useSyncExternalStore } from 'react';
import { createListeners } from '#web/platform/device/listeners.ts';

let open: readonly HTMLElement[] = [];
const { subscribe, notify } = createListeners();

function change(next: readonly HTMLElement[]): void {
  open = next;
  notify();
}

/** Tells that a modal lies over the page; the answer takes it away again. */
export function addOpenModal(modal: HTMLElement): () => void {
  change([...open, modal]);
  return () => change(open.filter((other) => other !== modal));
}

/** The modal on top: everything outside of it can neither be touched nor is it read aloud. */
export function useTopModal(): HTMLElement | undefined {
  return useSyncExternalStore(
    subscribe,
    () => open.at(-1),
    () => undefined,
  );
}
