import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { Hono } from 'hono';
import * as v from 'valibot';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { type FamilyId, membershipFor } from '#server/features/family/family.gate.ts';
import { lockFamily } from '#server/features/family/family.repository.ts';
import { leaveFamily } from '#server/features/family/family.service.ts';
import { heldFamilies } from '#server/features/family/held-families.ts';
import { rowsOf } from '#server/platform/db/rows.ts';
import { onError } from '#server/platform/http/on-error.ts';
import type { SyncAnswer } from '#shared/sync/sync.schema.ts';
import { userIdOf } from '#tests/support/community.ts';
import { familyOf, join } from '#tests/support/family.ts';
import { statementsDuring } from '#tests/support/statements.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';
import { syncRoutes } from './sync.routes.ts';
import { aboutFamilies, writeHandlers } from './write-handler.ts';

const noteSchema = v.strictObject({ familyId: v.optional(v.pipe(v.string(), v.uuid())), text: v.string() });

/** A write that only tests know: a note on the door of a family, by whoever may record there. */
const handlers = new Map(
  Object.entries(
    aboutFamilies(
      writeHandlers(
        { 'note.add': noteSchema },
        {
          'note.add': async (db, _userId, { body, held }) => {
            const { familyId, role } = membershipFor(held, { family: body.familyId, doing: 'record' });
            await db.execute(sql`insert into notes values (${familyId}, ${`${role}: ${body.text}`})`);
          },
        },
      ),
    ),
  ),
);

let colo: TestApp;
let app: Hono;
let family: FamilyId;
const cookies = new Map<string, string>();
beforeAll(async () => {
  colo = await startTestApp();
  await colo.services.db.execute(sql`create table notes (family_id uuid not null, text text not null)`);
  for (const name of ['parent', 'carer', 'guest', 'stranger'])
    cookies.set(name, (await colo.signedIn(`${name}@exemplo.test`)).cookie() ?? '');
  const familyId = await familyOf(colo, 'parent@exemplo.test');
  for (const role of ['carer', 'guest'] as const)
    await join(colo, familyId, { email: `${role}@exemplo.test`, role });
  family = familyId;
  app = new Hono().route(
    '/api/sync',
    syncRoutes(
      colo.services,
      handlers,
      heldFamilies(() => sql`true`),
    ),
  );
  app.onError(onError(colo.services.log, { flatUnder: '/auth/v1/' }));
});
afterAll(() => colo.close());
beforeEach(() => colo.services.db.execute(sql`truncate notes`));

const note = (text: string, familyId?: string) => ({
  id: randomUUID(),
  kind: 'note.add',
  body: { text, familyId },
});

const send = (who: string, writes: ReturnType<typeof note>[]) =>
  app.request('/api/sync', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Cookie: cookies.get(who) ?? '' },
    body: JSON.stringify({ writes }),
  });

/** What came of each: done, or why not. */
async function told(who: string, ...writes: ReturnType<typeof note>[]): Promise<string[]> {
  const { outcomes } = (await (await send(who, writes)).json()) as SyncAnswer;
  return outcomes.map((outcome) => (outcome.done ? 'done' : outcome.code));
}

const notesIn = async (familyId: string) =>
  (
    await rowsOf<{ text: string }>(
      colo.services.db,
      sql`select text from notes where family_id = ${familyId} order by text`,
    )
  ).map(({ text }) => text);

describe('a write about a family', () => {
  it('is done by whoever may record there, and by nobody else', async () => {
    expect(await told('parent', note('milk', family))).toEqual(['done']);
    expect(await told('carer', note('nap', family))).toEqual(['done']);
    expect(await told('guest', note('hello', family))).toEqual(['not_permitted']);
    expect(await told('stranger', note('hello', family))).toEqual(['not_a_member']);
    expect(await notesIn(family)).toEqual(['carer: nap', 'parent: milk']);
  });

  it('of a phone that knows of no families goes to her own', async () => {
    expect(await told('guest', note('mine'))).toEqual(['done']);
    expect(await notesIn(await familyOf(colo, 'guest@exemplo.test'))).toEqual(['parent: mine']);
    expect(await notesIn(family)).toEqual([]);
  });

  it('stands beside one about another family: the refused one stops no other', async () => {
    expect(await told('guest', note('a', family), note('b'), note('c', randomUUID()))).toEqual([
      'not_permitted',
      'done',
      'not_a_member',
    ]);
  });

  it('costs no statement more than any other write', async () => {
    await told('carer', note('first', family));
    const statements = await statementsDuring(colo.services.db, () => told('carer', note('one', family)));
    // Who she is; begun; her turn, the family, the limits and what is new; the write; ended.
    expect(statements).toHaveLength(5);
  });

  // The embedded database does one transaction at a time: there, nobody ever meets another.
  if (inject('databaseTemplate').kind === 'postgres') {
    it('and her leaving at the same moment are one after the other', async () => {
      cookies.set('leaving', (await colo.signedIn('leaving@exemplo.test')).cookie() ?? '');
      await join(colo, family, { email: 'leaving@exemplo.test', role: 'carer' });
      const leaving = await userIdOf(colo, 'leaving@exemplo.test');
      const answer = await colo.services.db.transaction(async (transaction) => {
        await lockFamily(transaction, family);
        const sent = told('leaving', note('too late', family));
        await somebodyWaits();
        await leaveFamily(transaction, leaving, family);
        return { sent };
      });
      expect(await answer.sent).toEqual(['not_a_member']);
      expect(await notesIn(family)).toEqual([]);
    });

    it('and her becoming a carer at the same moment are one after the other', async () => {
      cookies.set('rising', (await colo.signedIn('rising@exemplo.test')).cookie() ?? '');
      await join(colo, family, { email: 'rising@exemplo.test', role: 'guest' });
      const answer = await colo.services.db.transaction(async (transaction) => {
        await lockFamily(transaction, family);
        const sent = told('rising', note('in time', family));
        await somebodyWaits();
        await transaction.execute(sql`update family_members set role = 'carer' where family_id = ${family}
          and user_id = (select id from users where email = 'rising@exemplo.test')`);
        return { sent };
      });
      expect(await answer.sent).toEqual(['done']);
      expect(await notesIn(family)).toEqual(['carer: in time']);
    });
  }
});

/** Until another connection waits for a row that this test holds. */
async function somebodyWaits(): Promise<void> {
  const waiting = sql`select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
  while ((await rowsOf(colo.services.db, waiting)).length === 0);
}
