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
