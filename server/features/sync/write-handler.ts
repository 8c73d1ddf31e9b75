import { type SQL, sql } from 'drizzle-orm';
import type * as v from 'valibot';
import type { UserId } from '#server/features/access/viewer.ts';
import type { Database } from '#server/platform/db/database.ts';
import type { Refusal } from '#server/platform/http/refusal.ts';
import type { Arrival, BabyState, Role } from '#shared/family/family.schema.ts';

/** What somebody is in a family. */
export type Standing = {
  familyId: string;
  role: Role;
  isDefault: boolean;
  babies: { id: string; state: BabyState; arrival: Arrival; isDefault: boolean }[];
};

/** A family as the write finds it: held, so that nobody joins, leaves or rises in it before the write is done. */
export type HeldFamily = Standing & {
  /** Whether its health data may be kept. Null once a write of this request had a say in it: then it is asked. */
  hasConsent: boolean | null;
  /** A write of this request erased all that was recorded in it. */
  isErased?: boolean;
};

/** What arrived, and when. `secret` keys what must not be guessable from the database alone. */
export type Write<Body> = {
  body: Body;
  now: Date;
  secret: string;
  /** Of the families that the writes of this request name, those that she belongs to. */
  held: readonly HeldFamily[];
};

/**
 * How one kind of write is done. `apply` runs inside the transaction that remembers the write, so that both
 * happen or neither; a Refusal it throws goes back to her phone, anything else fails the whole request.
 */
export type WriteHandler = {
  schema: v.GenericSchema<unknown, unknown>;
  apply(db: Database, userId: UserId, write: Write<unknown>): Promise<void>;
  /** The family that such a write is about; null: her default one, of phones that know of none. */
  familyOf?: ((body: unknown) => string | null) | undefined;
  /** The families whose records such a write erased: they must not come back with a backup. */
  erasedIn?(body: unknown, held: readonly HeldFamily[]): string[];
  single?: SingleStatement<unknown> | undefined;
};

/**
 * The same said within one statement, for a write that comes alone: nothing has to be begun and ended around it. Its SQL
 * speaks by placeholders: `userId`, `now`, and those whose values it gives.
 */
export type SingleStatement<Body> = {
  /** Stands for this text alone: the statement is prepared under it. */
  name: string;
  /** Has a row where she may write this, held as it is until the write is done. */
  permit: SQL;
  /** What she is told where there is none; without it, the write is then done in the general way. */
  refusal?: () => Refusal;
  /** What is done before it is stored, as expressions of the same statement, which find `claimed`. */
  steps?: SQL;
  /** Stores it, once for the row of `claimed`, which is there if it was not done before. */
  store: SQL;
  /** Throws a Refusal, or has none, where it must be judged in the general way. */
  valuesOf(her: Alone, write: Omit<Write<Body>, 'held'>): Values | undefined | Promise<Values | undefined>;
};

/**
 * How families are held. In the order of their ids, so that two who hold the same never wait for each other in a circle.
 * The SQL of both speaks by the placeholders `userId`, `families` and `holdsDefault`, and has a row for each with `family`, a
 * HeldFamily; `isFresh` says that nothing changed in it while it was waited for. `lock` waits only where `turn` is taken.
 */
export type FamilyHold = { lock: SQL; read: SQL };

type Values = Record<string, unknown>;
/** Who writes; and the key of the limit of which every request of hers uses one point, in the same transaction. */
type Alone = { db: Database; userId: UserId; turnKey: string };

/**
 * That no other request of hers was done since the statement that told how much of the limit was used before, as
 * `usedBefore` of the placeholder `turnKey`: what was read there is still all that she wrote. To be the `permit` of what
 * was judged beforehand.
 */
export const nothingSince = sql`select 1 from counted
  where counted.key = ${sql.placeholder('turnKey')} and counted.points = ${sql.placeholder('usedBefore')}::int + 1`;

export type ApplyWrite<Body> = (db: Database, userId: UserId, write: Write<Body>) => Promise<void>;

/** Joins the schema of each kind with what is done to a body that passed it. */
export function writeHandlers<Schemas extends Record<string, v.GenericSchema<unknown, unknown>>>(
  schemas: Schemas,
  apply: { [Kind in keyof Schemas]: ApplyWrite<v.InferOutput<Schemas[Kind]>> },
  singles: { [Kind in keyof Schemas]?: SingleStatement<v.InferOutput<Schemas[Kind]>> } = {},
): Record<keyof Schemas, WriteHandler> {
  const kinds: (keyof Schemas)[] = Object.keys(schemas);
  const joined = kinds.map((kind) => [
    kind,
    { schema: schemas[kind], apply: apply[kind], single: singles[kind] },
  ]);
  return Object.fromEntries(joined);
}

/** Writes about a family, which they name; those of a phone that knows of none are about her default one. */
export function aboutFamilies<Kinds extends string>(
  handlers: Record<Kinds, WriteHandler>,
): Record<Kinds, WriteHandler> {
  const familyOf = (body: unknown) => (body as { familyId?: string }).familyId ?? null;
  const kinds = Object.keys(handlers) as Kinds[];
  return Object.fromEntries(kinds.map((kind) => [kind, { ...handlers[kind], familyOf }])) as typeof handlers;
}
