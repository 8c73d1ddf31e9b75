import { useEffect, useSyncExternalStore } from 'react';
import { createListeners } from '../device/listeners.ts';

const urgent = new Map<string, { title: string; since: number }>();
const { subscribe, notify } = createListeners();

/** Of several, the one that began last is heard; of two that began at once, always the same. */
const heard = () =>
  [...urgent].sort(([a, one], [b, other]) => one.since - other.since || (a < b ? -1 : 1)).at(-1)?.[1].title;

/** What the tab says instead of the page's name, while something runs: null gives the name back. */
export function useUrgentTitle(by: string, title: string | null, since: number): void {
  useEffect(() => {
    if (title === null) urgent.delete(by);
    else urgent.set(by, { title, since });
    notify();
  }, [by, title, since]);
  useEffect(
    () => () => {
      urgent.delete(by);
      notify();
    },
    [by],
  );
}

/** React lifts it into the head: the page that is on screen names the tab. */
export function DocumentTitle({ title }: { title: string }) {
  const instead = useSyncExternalStore(subscribe, heard, () => undefined);
  return <title>{instead ?? `${title} · Colo`}</title>;
}
