import { type DBSchema, type IDBPDatabase, type IDBPObjectStore, openDB } from 'idb';

/** What the app keeps on the device, beyond the few preferences of `store`. */
interface ColoDatabase extends DBSchema {
  /** Writes on their way to the server, in order. */
  outbox: { key: number; value: { id: string; position?: number }; indexes: { id: string } };
  /** What a feature last knew, by a key of its own, so that it shows at once and offline. */
  kept: { key: string; value: unknown };
}

type Open = IDBPDatabase<ColoDatabase>;

const version = 1;
let opening: Promise<Open> | undefined;
const onLost = new Set<() => void>();

type Name = 'outbox' | 'kept';
type Mode = 'readonly' | 'readwrite';

/**
 * One transaction, waited for to its end, also when it only reads: a browser that clears its storage breaks off whatever
 * is under way, and then it rejects here, where it is caught, and nowhere unheard.
 */
export async function transact<Store extends Name, In extends Mode, Result>(
  { store, mode, durability }: { store: Store; mode: In; durability?: IDBTransactionDurability },
  act: (store: IDBPObjectStore<ColoDatabase, [Store], Store, In>) => Promise<Result>,
): Promise<Result> {
  const transaction = (await database()).transaction(store, mode, durability && { durability });
  const [result] = await Promise.all([act(transaction.store), transaction.done]);
  return result;
}

/** Opened once per page. Rejects where the browser allows no storage; the next call then tries again. */
export function database(): Promise<Open> {
  opening ??= open().catch((error: unknown) => {
    opening = undefined;
    throw error;
  });
  return opening;
}

/** Hears when the browser closed the database by itself, as it does when its content is cleared. */
export function onDatabaseLost(listener: () => void): void {
  onLost.add(listener);
}

async function open(): Promise<Open> {
  try {
    return await openVersion(version);
  } catch (error) {
    // A newer version of the app, in another tab, has moved on: what this one knows is still in there.
    if (error instanceof DOMException && error.name === 'VersionError') return openVersion(undefined);
    throw error;
  }
}

function openVersion(wanted: number | undefined): Promise<Open> {
  return openDB<ColoDatabase>('colo', wanted, {
    upgrade(db, oldVersion) {
      if (oldVersion < 1) {
        const outbox = db.createObjectStore('outbox', { keyPath: 'position', autoIncrement: true });
        outbox.createIndex('id', 'id', { unique: true });
        db.createObjectStore('kept');
      }
    },
    blocking(_from, _to, event) {
      // A newer version of the app waits to upgrade: the next call opens it again, as it is then.
      (event.target as IDBDatabase).close();
      opening = undefined;
    },
    terminated() {
      opening = undefined;
      for (const listener of onLost) listener();
    },
  });
}
