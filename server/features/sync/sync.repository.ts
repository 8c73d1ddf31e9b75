import { and, desc, eq, gte, inArray, lt, type Placeholder, type SQL, sql } from 'drizzle-orm';
import type { UserId } from '#server/features/access/viewer.ts';
import type { Database } from '#server/platform/db/database.ts';
import { preparedRows } from '#server/platform/db/prepared.ts';
import { storedRow } from '#server/platform/db/rows.ts';
import { type Limit, type Spent, spending, spentCtes } from '#server/platform/http/rate-limit.ts';
import { receivedWrites } from './sync.table.ts';
import type { FamilyHold, HeldFamily, SingleStatement } from './write-handler.ts';

/** Longer than any phone stays silent between sending a write and hearing that it arrived. */
const keptDays = 60;

type Arriving = { id: string; kind: string };

/**
 * Whether it is this request's turn: two of her phones at once would each wait for a row that the other holds. Nobody
 * waits here either, for who waits holds a connection that every other mother needs.
 */
export const tryLock = (userId: UserId | Placeholder) =>
  sql<boolean>`pg_try_advisory_xact_lock(hashtextextended('sync ' || ${userId}::text, 0))`;

const placed = {
  userId: sql.placeholder('userId'),
  now: sql.placeholder('now'),
  writes: sql.placeholder('writes'),
};

const noFamilies = sql`select null::json as family, true as "isFresh" where false`;

/** Her turn, then the families, then the limits, then noting the writes as done: each where what is before it went well. */
const door = (permit: SQL, hold: SQL = noFamilies) => sql`
  with turn as materialized (select ${tryLock(placed.userId)} as taken),
  held as materialized (${hold}),
  ${spentCtes(sql`(select 1 from turn where taken) as her_turn`)},
  within as materialized (select 1 from turn where taken and not exists (select 1 from spent where "isOver")),
  arriving as materialized (
    select * from jsonb_to_recordset(${placed.writes}::text::jsonb) as arriving (id uuid, kind text)),
  permit as materialized (${permit}),
  claimed as (
    insert into received_writes (user_id, id, kind, outcome, received_at)
    select ${placed.userId}::uuid, id, kind, '{"done": true}', ${placed.now}::timestamptz from arriving, within
    where exists (select 1 from permit)
    on conflict do nothing returning id)`;

const told = sql`select taken as "isTurn", exists (select 1 from permit) as "isPermitted",
  coalesce((select json_agg(json_build_object('isOver', "isOver", 'endsAt', "endsAt")) from spent), '[]') as spent,
  coalesce((select json_agg(id) from claimed), '[]') as claimed,
  coalesce((select json_agg(family) from held), '[]') as held,
  coalesce((select bool_and("isFresh") from held), true) as "isFresh"`;

/** What came of it: whether it was her turn, what was spent, and which writes are new; the others were done before. */
export type Entered = {
  isTurn: boolean;
  isPermitted: boolean;
  spent: Spent[];
  claimed: string[];
  held: HeldFamily[];
  isFresh: boolean;
};

type Entering = { writes: Arriving[]; limits: Limit[]; now: Date };

/** Which families the writes are about, and how they are held. */
export type Holding = { hold: FamilyHold; families: string[]; holdsDefault: boolean };

const valuesOf = (userId: UserId, { writes, limits, now }: Entering) => ({
  ...spending(limits, userId, now),
  userId,
  writes: JSON.stringify(writes.map(({ id, kind }) => ({ id, kind }))),
});

const enterOnly = preparedRows<Entered>('sync_enter', () => sql`${door(sql`select 1`)} ${told} from turn`);

const statementsOf = ({ lock, read }: FamilyHold) => ({
  enter: preparedRows<Entered>(
    'sync_enter_families',
    () => sql`${door(sql`select 1`, lock)} ${told} from turn`,
  ),
  readAgain: preparedRows<{ family: HeldFamily }>('sync_held_families', () => read),
});
const holds = new WeakMap<FamilyHold, ReturnType<typeof statementsOf>>();

/** The first step of a transaction that does her writes. */
export async function enterSync(
  db: Database,
  userId: UserId,
  { holding, ...entering }: Entering & { holding?: Holding | undefined },
): Promise<Entered> {
  const values = valuesOf(userId, entering);
  if (!holding) return storedRow(await enterOnly(db, values));
  const { hold, families, holdsDefault } = holding;
  const about = { userId, families: `{${families.join()}}`, holdsDefault };
  const { enter, readAgain } = holds.get(hold) ?? statementsOf(hold);
  holds.set(hold, { enter, readAgain });
  const entered = storedRow(await enter(db, { ...values, ...about }));
  // Whoever waits goes on with what she saw before: held by now, it is read as it has become.
  if (entered.isFresh) return entered;
  return { ...entered, held: (await readAgain(db, about)).map(({ family }) => family) };
}

const singles = new Map<string, ReturnType<typeof singleOf>>();
const singleOf = ({ name, permit, steps, store }: SingleStatement<unknown>) =>
  preparedRows<Entered & { wasDone: boolean }>(
    `sync_${name}`,
    () => sql`${door(sql`select 1 from within, lateral (${permit}) as standing`)},
      ${steps ? sql`${steps},` : sql``} stored as (${store})
      ${told}, exists (select 1 from received_writes
        where user_id = ${placed.userId}::uuid and id = (select id from arriving)) as "wasDone" from turn`,
  );

/** All of it at once, for a write that comes alone. `wasDone`: before this. */
export async function enterAndStore(
  db: Database,
  userId: UserId,
  { single, values, ...entering }: Entering & { single: SingleStatement<unknown>; values: object },
) {
  const statement = singles.get(single.name) ?? singleOf(single);
  singles.set(single.name, statement);
  return storedRow(await statement(db, { ...valuesOf(userId, entering), ...values }));
}

/** A claimed write was refused after all: it may come again, mended. */
export async function releaseWrites(db: Database, userId: UserId, ids: string[]): Promise<void> {
  if (ids.length === 0) return;
  await db
    .delete(receivedWrites)
    .where(and(eq(receivedWrites.userId, userId), inArray(receivedWrites.id, ids)));
}

/** What her devices did since, newest first. */
export async function writesSince(
  db: Database,
  userId: UserId,
  { since, limit }: { since: Date; limit: number },
): Promise<Arriving[]> {
  return db
    .select({ id: receivedWrites.id, kind: receivedWrites.kind })
    .from(receivedWrites)
    .where(and(eq(receivedWrites.userId, userId), gte(receivedWrites.receivedAt, since)))
    .orderBy(desc(receivedWrites.receivedAt))
    .limit(limit);
}

export async function forgetReceivedWrites(db: Database, now: Date): Promise<void> {
  const oldest = new Date(now.getTime() - keptDays * 24 * 60 * 60 * 1000);
  await db.delete(receivedWrites).where(lt(receivedWrites.receivedAt, oldest));
}
