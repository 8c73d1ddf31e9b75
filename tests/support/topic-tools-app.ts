import { eq } from 'drizzle-orm';
import { expect } from 'vitest';
import { users } from '#server/features/access/access.table.ts';
import type { WriteOutcome } from '#shared/sync/sync.schema.ts';
import { agreed } from './consent.ts';
import { familyOf } from './family.ts';
import { startTestApp, type TestApp } from './test-app.ts';
import type { toolWrite } from './topic-tools.ts';

type Browser = ReturnType<TestApp['browser']>;

/** A running Colo, and what a mother's phone does with the tools of the topic pages. */
export async function startToolsApp() {
  const colo = await startTestApp();
  let count = 0;
  return {
    colo,
    now: () => colo.clock.now(),
    /** Somebody who has agreed that her records are kept. */
    anyone: async () => agreed(await colo.signedIn(`mother${count++}@exemplo.test`)),
    /** The id of whoever signed in last. */
    async lastUserId(): Promise<string> {
      const email = `mother${count - 1}@exemplo.test`;
      const [user] = await colo.services.db.select().from(users).where(eq(users.email, email));
      return user?.id ?? '';
    },
    /** Her own family, where what she records is kept. */
    lastFamilyId: () => familyOf(colo, `mother${count - 1}@exemplo.test`),
    async send(her: Browser, ...writes: ReturnType<typeof toolWrite>[]): Promise<WriteOutcome[]> {
      const response = await her.post('/api/sync', { writes });
      expect(response.status).toBe(200);
      return (await response.json()).outcomes;
    },
    async read<Answer>(her: Browser, path: string): Promise<Answer> {
      const response = await her.get(path);
      expect(response.status).toBe(200);
      return response.json();
    },
    /** She leaves, and the days of regret pass. */
    async leave(her: Browser): Promise<void> {
      await her.post('/api/account/deletion', { keepCommunityTexts: false });
      colo.clock.pass({ days: 8 });
    },
  };
}
