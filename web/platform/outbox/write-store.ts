import type { OutboxStorage } from './outbox-storage.ts';
import type { Write } from './write.ts';

type Options = { open: () => Promise<OutboxStorage>; onChange: () => void };
type Loose = { write: Write; replaced: readonly string[] };

/**
 * The writes as this tab sees them: those in the storage, then those that are not there yet, or cannot be. What
 * the storage refuses (full, private, blocked) stays in memory, behind the others, and is tried again each time.
 */
export function createWriteStore({ open, onChange }: Options) {
  let opening: Promise<OutboxStorage> | undefined;
  let kept: Write[] = [];
  let loose: Loose[] = [];
  let isDurable = true;
  /** The storage would not take the first of the loose ones. */
  let isRefused = false;
  /** Changes that the storage refused: what it says about these writes is out of date. */
  const outdated = new Map<string, Write | undefined>();
  let turn: Promise<unknown> = Promise.resolve();

  /** One after the other, so that the order in which she did things is the order in which they are kept. */
  function inTurn(act: (storage: OutboxStorage) => Promise<void>, otherwise: () => void): Promise<void> {
    const done = turn.then(async () => {
      try {
        await act(await opened());
        isDurable = !isRefused;
      } catch {
        isDurable = false;
        otherwise();
      }
      onChange();
    });
    turn = done;
    return done;
  }

  async function opened(): Promise<OutboxStorage> {
    opening ??= open().then((storage) => {
      storage.onLost?.(() => void restore());
      return storage;
    });
    try {
      return await opening;
    } catch (error) {
      opening = undefined;
      throw error;
    }
  }

  /** A write of the storage, as it is by now. */
  function known(stored: Write): Write | undefined {
    return outdated.has(stored.id) ? outdated.get(stored.id) : stored;
  }

  async function read(storage: OutboxStorage): Promise<void> {
    const all = await storage.all();
    kept = all.flatMap((write) => known(write) ?? []);
  }

  /** What she did and nobody confirmed is put back. What did arrive meanwhile is known to the server by its id. */
  function restore(): Promise<void> {
    const before = kept;
    return inTurn(async (storage) => {
      const there = new Set((await storage.all()).map(({ id }) => id));
      for (const write of before) if (!there.has(write.id)) await storage.add(write, []);
      await read(storage);
    }, nothing);
  }

  function keepLoose(): Promise<void> {
    return inTurn(async (storage) => {
      const stored = new Set<Loose>();
      try {
        for (const one of loose) {
          await storage.add(one.write, one.replaced);
          stored.add(one);
        }
        isRefused = false;
      } catch (error) {
        isRefused = true;
        throw error;
      } finally {
        loose = loose.filter((one) => !stored.has(one));
        if (stored.size > 0) await read(storage);
      }
    }, nothing);
  }

  return {
    writes: (): Write[] => [...kept, ...loose.map(({ write }) => write)],
    isDurable: () => isDurable,
    refresh: () => inTurn(read, nothing),

    /** Shows at once; resolves when it is kept, or could not be. */
    add(write: Write, replaced: readonly string[] = []): Promise<void> {
      const stays = ({ id }: Write) => !replaced.includes(id);
      kept = kept.filter(stays);
      loose = [...loose.filter((one) => stays(one.write)), { write, replaced }];
      onChange();
      return keepLoose();
    },

    change(ids: readonly string[], to: (write: Write) => Write | undefined): Promise<void> {
      const changed = (write: Write) => (ids.includes(write.id) ? to(write) : write);
      const changeLoose = () => {
        loose = loose.flatMap(({ write, replaced }) => {
          const next = changed(write);
          return next ? { write: next, replaced } : [];
        });
      };
      return inTurn(
        async (storage) => {
          changeLoose();
          // What it refused before is made good on the way.
          await storage.change([...new Set([...ids, ...outdated.keys()])], (stored) => {
            const write = known(stored);
            return write && changed(write);
          });
          outdated.clear();
          await read(storage);
        },
        () => {
          changeLoose();
          for (const write of kept) if (ids.includes(write.id)) outdated.set(write.id, to(write));
          kept = kept.flatMap((write) => changed(write) ?? []);
        },
      );
    },
  };
}

export type WriteStore = ReturnType<typeof createWriteStore>;

function nothing(): void {
  // What is in memory stands.
}
