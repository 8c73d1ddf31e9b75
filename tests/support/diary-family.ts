import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { FamilyId } from '#server/features/family/family.gate.ts';
import type { SyncAnswer } from '#shared/sync/sync.schema.ts';
import { agreed } from './consent.ts';
import { familyOf, join } from './family.ts';
import type { TestApp } from './test-app.ts';

type Person = Awaited<ReturnType<TestApp['signedIn']>>;
export type DiaryFamily = Awaited<ReturnType<typeof diaryFamily>>;

/** A family that has agreed, with a baby, a carer and a guest; and somebody who belongs elsewhere. */
export async function diaryFamily(colo: TestApp, name: string) {
  const emailOf = (who: string) => `${who}.${name}@exemplo.test`;
  const parent = await agreed(await colo.signedIn(emailOf('parent')));
  const familyId = await familyOf(colo, emailOf('parent'));
  const others: Person[] = [];
  for (const role of ['carer', 'guest'] as const) {
    others.push(await colo.signedIn(emailOf(role)));
    await join(colo, familyId, { email: emailOf(role), role });
  }
  const [carer, guest] = others as [Person, Person];
  const stranger = await agreed(await colo.signedIn(emailOf('stranger')));
  return { familyId, babyId: await aBaby(colo, familyId), parent, carer, guest, stranger, emailOf };
}

/** The first becomes the one that is meant. */
async function aBaby(colo: TestApp, familyId: FamilyId): Promise<string> {
  const id = randomUUID();
  const now = colo.clock.now().toISOString();
  await colo.services.db.execute(sql`insert into babies (family_id, id, is_default, created_at, updated_at)
    values (${familyId}, ${id}, true, ${now}, ${now})`);
  return id;
}

type Phone = { post: (path: string, body: unknown) => Promise<Response> };

/** What came of each write: done, or its fields, or its code. */
export async function toldBy(her: Phone, ...writes: object[]): Promise<unknown[]> {
  const { outcomes } = (await (await her.post('/api/sync', { writes })).json()) as SyncAnswer;
  return outcomes.map((outcome) => (outcome.done ? 'done' : (outcome.fields ?? outcome.code)));
}
