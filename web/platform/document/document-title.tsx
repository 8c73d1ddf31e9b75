import { useSyncExternalStore } from 'react';
import { createListeners } from '../device/listeners.ts';

/** By whoever says it; of several, the one that began last is heard. */
const urgent = new Map<string, string>();
const { subscribe, notify } = createListeners();

/** What the tab says instead of the page's name, while something runs: null gives the name back. */
export function setUrgentTitle(by: string, title: string | null): void {
  if (title === null) urgent.delete(by);
  else urgent.set(by, title);
  notify();
}

/** React lifts it into the head: the page that is on screen names the tab. */
export function DocumentTitle({ title }: { title: string }) {
  const instead = useSyncExternalStore(
    subscribe,
    () => [...urgent.values()].at(-1),
    () => undefined,
  );
  return <title>{instead ?? `${title} · Colo`}</title>;
}
