import { database } from './database.ts';

/**
 * What somebody wrote and the server may not have yet, under a key that names her: it outlives her signing out, or it
 * would be lost, and nobody else's key finds it. Copies of the server's answers are not for here but for
 * `remember`, which forgets them when she leaves. Where nothing can be kept, nothing is found.
 */
export async function readKept(key: string): Promise<unknown> {
  return database()
    .then((db) => db.get('kept', key))
    .catch(() => undefined);
}

export async function keep(key: string, value: unknown): Promise<void> {
  await database()
    .then((db) => db.put('kept', value, key))
    .catch(() => undefined);
}
