import { useSyncExternalStore } from 'react';
import { createStorageListeners } from '#web/platform/device/listeners.ts';
import { store } from '#web/platform/device/store.ts';

const keyOf = (owner: string) => `diary_both:${owner}` as const;
const { subscribe, notify } = createStorageListeners();
/** Enough for as long as anybody looks at the days that they are of. */
const mostKept = 100;

const textOf = (owner: string | null) => (owner === null ? '' : (store.get(keyOf(owner)) ?? ''));

/** Of which records of hers she said that they are not what somebody else wrote down. */
export function useKeptBoth(owner: string | null): {
  ids: ReadonlySet<string>;
  keepBoth: (id: string) => void;
} {
  const text = useSyncExternalStore(
    subscribe,
    () => textOf(owner),
    () => '',
  );
  return {
    ids: new Set(text.split(' ')),
    keepBoth(id) {
      if (owner === null) return;
      store.set(keyOf(owner), [...text.split(' '), id].slice(-mostKept).join(' ').trim());
      notify();
    },
  };
}
