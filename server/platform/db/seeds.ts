import { createHash } from 'node:crypto';
import type { Database } from './database.ts';
import { seeds } from './seeds.table.ts';

export type Seed = { name: string; load: (db: Database, now: Date) => Promise<void> };

/** Loads each seed once, whole or not at all, however many processes start together. */
export async function loadSeeds(db: Database, wanted: Seed[], now: Date): Promise<void> {
  for (const seed of wanted) {
    await db.transaction(async (transaction) => {
      const [claimed] = await transaction
        .insert(seeds)
        .values({ name: seed.name, loadedAt: now })
        .onConflictDoNothing()
        .returning();
      if (claimed) await seed.load(transaction, now);
    });
  }
}

/** The same on every machine, so that a link into the demo keeps working. */
export function seedId(name: string): string {
  const hex = createHash('sha256').update(`colo ${name}`).digest('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}
