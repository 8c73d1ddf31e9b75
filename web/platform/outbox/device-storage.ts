import { database, onDatabaseLost } from '../device/database.ts';
import type { OutboxStorage } from './outbox-storage.ts';
import { isWrite } from './write.ts';

/** In IndexedDB, where it survives reloads, a killed tab and new versions of the app. */
export async function openDeviceStorage(): Promise<OutboxStorage> {
  await database();
  return {
    async all() {
      const db = await database();
      return (await db.getAll('outbox')).filter(isWrite);
    },

    async add(write, replaced) {
      const transaction = (await database()).transaction('outbox', 'readwrite', { durability: 'strict' });
      const { store } = transaction;
      const removals = replaced.map(async (id) => {
        const record = await store.index('id').get(id);
        if (isWrite(record) && !record.attempted && record.position !== undefined)
          await store.delete(record.position);
      });
      await Promise.all([...removals, store.add(write), transaction.done]);
    },

    async change(ids, to) {
      const transaction = (await database()).transaction('outbox', 'readwrite');
      const { store } = transaction;
      const changes = ids.map(async (id) => {
        const record = await store.index('id').get(id);
        if (!isWrite(record)) return;
        const changed = to(record);
        // The place in the order is part of the record, and is handed through.
        if (changed) await store.put(changed);
        else if (record.position !== undefined) await store.delete(record.position);
      });
      await Promise.all([...changes, transaction.done]);
    },

    onLost: onDatabaseLost,
  };
}
