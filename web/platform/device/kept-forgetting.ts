import { transact } from './database.ts';
import { isKeptOf, pictureCache } from './kept-registry.ts';
import { store } from './store.ts';

/** She leaves this device by her own hand: what the registry says is hers goes from each place it may lie in. */
export async function forgetKept(owner: string): Promise<void> {
  // All are looked at before any goes: one may say whose another is.
  for (const key of store.keys().filter((one) => isKeptOf(owner, one, store.get))) store.remove(key);
  // As if another tab had cleared it: whoever shows a part of it looks again.
  window.dispatchEvent(new StorageEvent('storage'));
  await Promise.all([
    forgetInDatabase(owner).catch(() => undefined),
    globalThis.caches?.delete(pictureCache).catch(() => false),
  ]);
}

function forgetInDatabase(owner: string): Promise<unknown> {
  return transact({ store: 'kept', mode: 'readwrite' }, async (store) => {
    const hers = (await store.getAllKeys()).filter((key) => isKeptOf(owner, key, () => undefined));
    return Promise.all(hers.map((key) => store.delete(key)));
  });
}
