import { database, onDatabaseLost, transact } from '../device/database.ts';
import type { OutboxStorage } from './outbox-storage.ts';
import { isWrite } from './write.ts';

/** In IndexedDB, where it survives reloads, a killed tab and new versions of the app. */
export async function openDeviceStorage(): Promise<OutboxStorage> {
  await database();
  return {
    async all() {
      return (await transact({ store: 'outbox', mode: 'readonly' }, (store) => store.getAll())).filter(
        isWrite,
      );
    },

    async add(write, replaced) {
      await transact({ store: 'outbox', mode: 'readwrite', durability: 'strict' }, (store) => {
        const removals = replaced.map(async (id) => {
          const record = await store.index('id').get(id);
          if (isWrite(record) && !record.attempted && record.position !== undefined)
            await store.delete(record.position);
        });
        return Promise.all([...removals, store.add(write)]);
      });
    },

    async change(ids, to) {
      await transact({ store: 'outbox', mode: 'readwrite' }, (store) =>
        Promise.all(
          ids.map(async (id) => {
            const record = await store.index('id').get(id);
            if (!isWrite(record)) return;
            const changed = to(record);
            // The place in the order is part of the record, and is handed through.
            if (changed) await store.put(changed);
            else if (record.position !== undefined) await store.delete(record.position);
          }),
        ),
      );
    },

    onLost: onDatabaseLost,
  };
}
