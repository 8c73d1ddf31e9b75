import { useSyncExternalStore } from 'react';

let urgent: string | null = null;
const listeners = new Set<() => void>();

/** What the tab says instead of the page's name, while something runs: null gives the name back. */
export function setUrgentTitle(title: string | null): void {
  urgent = title;
  for (const listener of listeners) listener();
}

function subscribe(onChange: () => void): () => void {
  listeners.add(onChange);
  return () => listeners.delete(onChange);
}

/** React lifts it into the head: the page that is on screen names the tab. */
export function DocumentTitle({ title }: { title: string }) {
  const instead = useSyncExternalStore(subscribe, () => urgent);
  return <title>{instead ?? `${title} · Colo`}</title>;
}
