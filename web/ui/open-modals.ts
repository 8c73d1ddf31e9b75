import { useSyncExternalStore } from 'react';

let open: readonly HTMLElement[] = [];
const listeners = new Set<() => void>();

function change(next: readonly HTMLElement[]): void {
  open = next;
  for (const listener of listeners) listener();
}

/** Tells that a modal lies over the page; the answer takes it away again. */
export function addOpenModal(modal: HTMLElement): () => void {
  change([...open, modal]);
  return () => change(open.filter((other) => other !== modal));
}

/** The modal on top: everything outside of it can neither be touched nor is it read aloud. */
export function useTopModal(): HTMLElement | undefined {
  return useSyncExternalStore(subscribe, () => open.at(-1));
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
