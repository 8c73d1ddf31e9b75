import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { Hono } from 'hono';
import * as v from 'valibot';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { users } from '#server/features/access/access.table.ts';
import type { UserId } from '#server/features/access/viewer.ts';
import { sweep } from '#server/housekeeping.ts';
import { rowsOf } from '#server/platform/db/rows.ts';
import { onError } from '#server/platform/http/on-error.ts';
import { Refusal } from '#server/platform/http/refusal.ts';
import type { SyncAnswer } from '#shared/sync/sync.schema.ts';
import { statementsDuring } from '#tests/support/statements.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';
import { tryLock } from './sync.repository.ts';
import { syncRoutes } from './sync.routes.ts';
import { receivedWrites } from './sync.table.ts';
import { writeHandlers } from './write-handler.ts';

const lineSchema = v.strictObject({ text: v.pipe(v.string(), v.maxLength(5000, 'is too long')) });

/** How often the next write that touches what others touch is sent away by the database. */
const collisions: true[] = [];

/** What was asked of the database, also in vain. */
const tried: string[] = [];

/** Writes that only tests know: a line in a book, in the order in which the lines came. */
const handlers = new Map(
  Object.entries(
    writeHandlers(
      { 'line.add': lineSchema },
      {
        'line.add': async (db, userId, { body: { text } }) => {
          await db.execute(sql`insert into lines (user_id, text) values (${userId}, ${text})`);
          tried.push(text);
          if (text.startsWith('full'))
            throw new Refusal('too_many_requests', 'Enough for an hour.', {
              fields: { account: text === 'full' ? 'too_many_comments' : 'too_many_links' },
            });
          if (text === 'no')
            throw new Refusal('forbidden', 'Not this one.', { fields: { text: 'not this' } });
          if (text === 'break') throw new Error('nobody foresaw this');
          if (text === 'collide' && collisions.pop())
            throw Object.assign(new Error('deadlock'), { code: '40P01' });
        },
      },
    ),
  ),
);

let colo: TestApp;
let her: ReturnType<TestApp['browser']>;
let app: Hono;

beforeAll(async () => {
  colo = await startTestApp();
  await colo.services.db.execute(
    sql`create table lines (position serial, user_id uuid not null, text text not null check (text <> 'never'))`,
  );
  her = await colo.signedIn('ana@exemplo.test');
  app = new Hono().route('/api/sync', syncRoutes(colo.services, handlers));
  app.onError(onError(colo.services.log, { flatUnder: '/auth/v1/' }));
});
afterAll(() => colo.close());
beforeEach(() => colo.services.db.execute(sql`truncate lines, received_writes`));

async function sync(writes: unknown[], options: { owner?: string; as?: typeof her } = {}) {
  const { owner, as = her } = options;
  return app.request('/api/sync', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Cookie: as.cookie() ?? '' },
    body: JSON.stringify({ ...(owner && { owner }), writes }),
  });
}

const line = (text: string, id: string = randomUUID()) => ({ id, kind: 'line.add', body: { text } });
const outcomesOf = async (response: Response) => ((await response.json()) as SyncAnswer).outcomes;

async function lines(): Promise<string[]> {
  const { rows } = (await colo.services.db.execute(
    sql`select text from lines order by position`,
  )) as unknown as {
    rows: { text: string }[];
  };
  return rows.map(({ text }) => text);
}

describe('what the phone kept', () => {
  it('is done in its order', async () => {
    const writes = ['one', 'two', 'three'].map((text) => line(text));
    expect(await outcomesOf(await sync(writes))).toEqual(writes.map(({ id }) => ({ id, done: true })));
    expect(await lines()).toEqual(['one', 'two', 'three']);
  });

  it('is not tried on and on once the hour is full', async () => {
    tried.length = 0;
    const writes = [line('one'), line('full links'), line('two'), line('full'), line('three'), line('four')];
    const outcomes = await outcomesOf(await sync(writes));
    expect(outcomes.map(({ done }) => done)).toEqual([true, false, true, false, false, false]);
    const full = { done: false, code: 'too_many_requests', fields: { account: 'too_many_comments' } };
    expect(outcomes.slice(3)).toEqual(writes.slice(3).map(({ id }) => ({ ...full, id })));
    expect(await lines()).toEqual(['one', 'two']);
    expect(tried).not.toContain('three');
  });

  it('is done once, however often it arrives, and the answer stays the same', async () => {
    const writes = [line('one'), line('two')];
    const first = await outcomesOf(await sync(writes));
    const again = await outcomesOf(await sync([...writes, line('three')]));
    expect(again.slice(0, 2)).toEqual(first);
    expect(await lines()).toEqual(['one', 'two', 'three']);
  });

  it('is done once when it arrives twice in one request, or with its id in capitals', async () => {
    const one = line('one');
    await sync([one, one]);
    const answer = await outcomesOf(await sync([{ ...one, id: one.id.toUpperCase() }]));
    expect(answer).toEqual([{ id: one.id.toUpperCase(), done: true }]);
    const loud = line('loud', randomUUID().toUpperCase());
    expect(await outcomesOf(await sync([loud]))).toEqual([{ id: loud.id, done: true }]);
    expect(await lines()).toEqual(['one', 'loud']);
  });

  it('is done once when two tabs send it at the same moment', async () => {
    const writes = Array.from({ length: 20 }, (_, n) => line(`${n}`));
    /** As the outbox does: who is told to wait a moment sends the same again. */
    const untilTaken = async (batch: typeof writes): Promise<number> => {
      const { status } = await sync(batch);
      return status === 429 ? untilTaken(batch) : status;
    };
    const reversed = [...writes].reverse();
    expect(await Promise.all([writes, writes, reversed].map(untilTaken))).toEqual([200, 200, 200]);
    expect((await lines()).length).toBe(20);
  });

  // The embedded database does one transaction at a time: there, nobody ever meets another.
  if (inject('databaseTemplate').kind === 'postgres') {
    it('is sent back for a second while her other phone is sending, and holds up nobody meanwhile', async () => {
      const { db } = colo.services;
      const [ana] = await db.select().from(users).where(eq(users.email, 'ana@exemplo.test'));
      await db.transaction(async (other) => {
        const lock = sql`select ${tryLock((ana?.id ?? '') as UserId)} as taken`;
        expect(await rowsOf(other, lock)).toEqual([{ taken: true }]);
        const answers = await Promise.all(Array.from({ length: 12 }, (_, n) => sync([line(`${n}`)])));
        expect(answers.map(({ status }) => status)).toEqual(Array(12).fill(429));
        expect(answers[0]?.headers.get('Retry-After')).toBe('1');
      });
      expect((await sync([line('later')])).status).toBe(200);
      expect(await lines()).toEqual(['later']);
    });
  }

  it('goes in one request when it is five hundred writes, and not when it is more', async () => {
    const writes = Array.from({ length: 500 }, (_, n) => line(`${n} ${'a'.repeat(4000)}`));
    const outcomes = await outcomesOf(await sync(writes));
    expect(outcomes.filter(({ done }) => done)).toHaveLength(500);
    expect(await lines()).toEqual(writes.map(({ body }) => body.text));
    expect((await sync([...writes, line('more')])).status).toBe(400);
  });

  it('costs the database one statement for each write', async () => {
    const statements = async (writes: number) => {
      const lines = Array.from({ length: writes }, (_, n) => line(`${n}`));
      return (await statementsDuring(colo.services.db, () => sync(lines))).length;
    };
    const alone = await statements(1);
    // Who she is; begun; her turn, the limits and what is new; the write; ended.
    expect(alone).toBe(5);
    expect((await statements(60)) - (await statements(10))).toBe(50);
  });

  it('belongs to her: the same id from another mother is another write', async () => {
    const bia = await colo.signedIn('bia@exemplo.test');
    const one = line('one');
    await sync([one]);
    await sync([one], { as: bia });
    expect(await lines()).toEqual(['one', 'one']);
  });

  it('never lands with whoever uses the phone next', async () => {
    const [ana] = await colo.services.db.select().from(users).where(eq(users.email, 'ana@exemplo.test'));
    const bia = await colo.signedIn('bia@exemplo.test');
    expect((await sync([line('hers')], { owner: ana?.id ?? '', as: bia })).status).toBe(401);
    expect((await sync([line('hers')], { owner: ana?.id ?? '' })).status).toBe(200);
    expect(await lines()).toEqual(['hers']);
  });
});

describe('a machine that never stops writing', () => {
  it('meets an end for the day; a month at once does not, and the next day is new', async () => {
    const dora = await colo.signedIn('dora@exemplo.test');
    // Of a kind that nobody knows: counted like any other, and quickly refused.
    const many = Array.from({ length: 500 }, () => ({ id: randomUUID(), kind: 'line.unheard-of', body: {} }));
    for (let batch = 0; batch < 40; batch += 1) expect((await sync(many, { as: dora })).status).toBe(200);
    const refused = await sync([line('one too many')], { as: dora });
    expect(refused.status).toBe(429);
    expect((await refused.json()).error.code).toBe('too_many_requests');
    expect(Number(refused.headers.get('Retry-After'))).toBeGreaterThan(3600);
    expect(await lines()).toEqual([]);
    colo.clock.pass({ days: 1 });
    expect((await sync([line('one too many')], { as: dora })).status).toBe(200);
    expect(await lines()).toEqual(['one too many']);
  });
});

describe('a write that is refused', () => {
  it('says why, leaves nothing behind, and stops none of the others', async () => {
    const writes = [
      line('one'),
      line('no'),
      { id: randomUUID(), kind: 'line.add', body: { text: 'a'.repeat(5001) } },
      { id: randomUUID(), kind: 'line.add', body: null },
      { id: randomUUID(), kind: 'line.unheard-of', body: {} },
      line('two'),
    ];
    const outcomes = await outcomesOf(await sync(writes));
    expect(outcomes.map(({ id }) => id)).toEqual(writes.map(({ id }) => id));
    expect(outcomes.map((outcome) => (outcome.done ? 'done' : [outcome.code, outcome.fields]))).toEqual([
      'done',
      ['forbidden', { text: 'not this' }],
      ['invalid_input', { text: 'is too long' }],
      ['invalid_input', { body: expect.any(String) }],
      ['unsupported', undefined],
      'done',
    ]);
    expect(await lines()).toEqual(['one', 'two']);
  });

  it('can be mended under the same id', async () => {
    const id = randomUUID();
    await sync([line('no', id)]);
    expect(await outcomesOf(await sync([line('yes', id)]))).toEqual([{ id, done: true }]);
    expect(await lines()).toEqual(['yes']);
  });

  it('is also one that only the database knows to refuse: it would hold up the others for ever', async () => {
    const outcomes = await outcomesOf(
      await sync([line('one'), line('never'), line('nul\u0000'), line('two')]),
    );
    expect(outcomes.map(({ done }) => done)).toEqual([true, false, false, true]);
    expect(await lines()).toEqual(['one', 'two']);
  });
});

describe('a failure that nobody foresaw', () => {
  it('fails the whole request and leaves no trace, so that the phone sends the same again', async () => {
    const one = line('one');
    expect((await sync([one, line('break')])).status).toBe(500);
    expect(await lines()).toEqual([]);
    expect(await colo.services.db.$count(receivedWrites)).toBe(0);
    expect(await outcomesOf(await sync([one]))).toEqual([{ id: one.id, done: true }]);
  });
});

describe('another mother in the way', () => {
  it('is not noticed: what the database took back whole is done again', async () => {
    collisions.push(true);
    const writes = [line('one'), line('collide')];
    expect(await outcomesOf(await sync(writes))).toEqual(writes.map(({ id }) => ({ id, done: true })));
    expect(await lines()).toEqual(['one', 'collide']);
  });

  it('twice in a row sends her back for a moment, with nothing done and nothing lost', async () => {
    collisions.push(true, true);
    const writes = [line('one'), line('collide')];
    const answer = await sync(writes);
    expect([answer.status, answer.headers.get('Retry-After')]).toEqual([503, '1']);
    expect((await answer.json()).error.code).toBe('unavailable');
    expect(await lines()).toEqual([]);
    expect((await sync(writes)).status).toBe(200);
    expect(await lines()).toEqual(['one', 'collide']);
  });
});

describe('what is remembered of a write', () => {
  it('is forgotten after sixty days', async () => {
    await sync([line('one')]);
    colo.clock.pass({ days: 59 });
    await sweep(colo.services);
    expect(await colo.services.db.$count(receivedWrites)).toBe(1);
    colo.clock.pass({ days: 2 });
    await sweep(colo.services);
    expect(await colo.services.db.$count(receivedWrites)).toBe(0);
  });
});

describe('the size of a request', () => {
  const large = (bytes: number) => ({ writes: [{ ...line(''), kind: 'k', body: 'a'.repeat(bytes) }] });

  it('may be four megabytes here and 64 kilobytes elsewhere', async () => {
    const ana = await colo.signedIn('ana@exemplo.test');
    expect((await ana.post('/api/sync', large(3_900_000))).status).toBe(200);
    expect((await ana.post('/api/sync', large(4_300_000))).status).toBe(413);
    expect((await ana.post('/api/syncopation', large(70_000))).status).toBe(413);
    expect((await ana.call('PATCH', '/api/profile', { body: large(70_000) })).status).toBe(413);
  });
});
