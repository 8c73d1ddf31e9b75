import { store } from '#web/platform/device/store.ts';

/**
 * Names this phone to the server, so that its own words follow each other and only another's are put beside them. What
 * a visitor wrote began from nothing: she is another writer than the account that she signs in to.
 */
export function noteWriter(owner: string | null): string {
  const key = `note_writer:${owner ?? ''}` as const;
  const known = store.get(key);
  if (known) return known;
  const writer = crypto.randomUUID();
  store.set(key, writer);
  return store.get(key) ?? writer;
}
