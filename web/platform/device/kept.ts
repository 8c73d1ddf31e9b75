import { transact } from './database.ts';
import type { KeptKey } from './kept-registry.ts';

/**
 * What somebody wrote and the server may not have yet, under a key that names her: it outlives a session that ended, or
 * it would be lost, and nobody else's key finds it. When she signs out herself it goes (`kept-forgetting.ts`). Copies of
 * the server's answers are not for here but for `remember`. Where nothing can be kept, nothing is found.
 */
export async function readKept(key: string): Promise<unknown> {
  return transact({ store: 'kept', mode: 'readonly' }, (store) => store.get(key)).catch(() => undefined);
}

/** Everything whose key begins so, by its key. */
export async function listKept(prefix: string): Promise<[key: string, value: unknown][]> {
  return transact({ store: 'kept', mode: 'readonly' }, async (store) => {
    const range = IDBKeyRange.bound(prefix, `${prefix}\uffff`);
    const [keys, values] = await Promise.all([store.getAllKeys(range), store.getAll(range)]);
    return keys.map((key, at): [string, unknown] => [key, values[at]]);
  }).catch(() => []);
}

export async function keep(key: KeptKey, value: unknown): Promise<void> {
  await transact({ store: 'kept', mode: 'readwrite' }, (store) => store.put(value, key)).catch(
    () => undefined,
  );
}

export async function drop(key: KeptKey): Promise<void> {
  await transact({ store: 'kept', mode: 'readwrite' }, (store) => store.delete(key)).catch(() => undefined);
}
