import type { UserId } from '#server/features/access/viewer.ts';
import { type Database, isCollision, isConnectionLost, sqlStateOf } from '#server/platform/db/database.ts';
import { recordsErased } from '#server/platform/erasures/erasure.ts';
import { type Limit, keyOf as limitKey, noteUse, refuseIfOver } from '#server/platform/http/rate-limit.ts';
import { Refusal } from '#server/platform/http/refusal.ts';
import { wrongFields } from '#server/platform/http/validate.ts';
import type { Services } from '#server/services.ts';
import type { SyncRequest, WriteOutcome } from '#shared/sync/sync.schema.ts';
import { type Entered, enterAndStore, enterSync, type Holding, releaseWrites } from './sync.repository.ts';
import type { FamilyHold, WriteHandler } from './write-handler.ts';

type Handlers = ReadonlyMap<string, WriteHandler>;
type Ready = { id: string; kind: string; body: unknown; handler: WriteHandler };
type Refused = Extract<WriteOutcome, { done: false }>;

/** The database tells ids in small letters. */
const keyOf = ({ id }: { id: string }) => id.toLowerCase();

type Doing = Pick<Services, 'db' | 'clock' | 'log' | 'secret' | 'erasures'>;
type Request = {
  writes: SyncRequest['writes'];
  handlers: Handlers;
  limits: Limit[];
  hold?: FamilyHold | undefined;
};

/**
 * Does her writes in their order, each once, all in one transaction: a failure that nobody foresaw leaves no
 * trace, and her phone sends the same again. A refused write stops none of the others. Each request counts against the
 * limits, but for one that came while another of hers was under way.
 */
export async function applyWrites(
  services: Doing,
  userId: UserId,
  { writes, handlers, limits, hold }: Request,
): Promise<WriteOutcome[]> {
  const now = services.clock.now();
  const read = await Promise.all(writes.map((write) => readWrite(write, handlers)));
  const ready = read.filter((write) => 'handler' in write);
  const batch: Batch = { userId, ready, limits, now, holding: hold && holdingFor(ready, hold) };
  const refused = (await applyAlone(services, batch)) ?? (await applyTogether(services, batch));
  return read.map((write) =>
    'handler' in write ? { ...(refused.get(keyOf(write)) ?? { done: true }), id: write.id } : write,
  );
}

type Batch = { userId: UserId; ready: Ready[]; limits: Limit[]; now: Date; holding: Holding | undefined };
type AllRefused = Map<string, Refused>;

/** Undefined where no write is about a family. */
function holdingFor(ready: Ready[], hold: FamilyHold): Holding | undefined {
  const meant = ready.flatMap(({ handler, body }) => (handler.familyOf ? [handler.familyOf(body)] : []));
  if (meant.length === 0) return undefined;
  const families = new Set(meant.filter((family) => family !== null));
  return { hold, families: [...families], holdsDefault: meant.includes(null) };
}

/** A write that comes alone and can be said in one statement. Undefined where it is not one, or has to be judged. */
async function applyAlone(services: Doing, batch: Batch): Promise<AllRefused | undefined> {
  const { userId, ready, limits, now } = batch;
  const [only, ...more] = ready;
  const single = only?.handler.single;
  const values = single && more.length === 0 && (await storable(services, only, batch));
  if (!values) return undefined;
  try {
    const stored = await onceMore(() =>
      enterAndStore(services.db, userId, { writes: ready, limits, now, single, values }),
    );
    refuseUnlessEntered(stored, now);
    // Neither new nor done before: another process did it in this moment.
    if (stored.wasDone || stored.claimed.length > 0 || stored.isPermitted) return new Map();
    return single.refusal && new Map([[keyOf(only), refusalOf(single.refusal(), only, services.log)]]);
  } catch (error) {
    if (!isHopeless(error)) throw error;
    return undefined;
  }
}

async function storable({ db, secret }: Doing, { handler, body }: Ready, { userId, limits, now }: Batch) {
  const turnKey = limits[0] ? limitKey(limits[0], userId) : '';
  try {
    return await handler.single?.valuesOf({ db, userId, turnKey }, { body, now, secret });
  } catch (error) {
    if (!isRefusal(error)) throw error;
    return undefined;
  }
}

/** What was taken back in the end counts as well: it was asked, and cost as much. */
async function applyTogether(services: Doing, batch: Batch): Promise<AllRefused> {
  const noteAnyway = () => noteUse(services, batch.limits, batch.userId);
  try {
    const { entered, refused } = await onceMore(() =>
      services.db.transaction((transaction) => applyWithin(transaction, services, batch)),
    );
    refuseUnlessEntered(entered, batch.now);
    return refused;
  } catch (error) {
    if (error instanceof OnlyOneRefused) {
      await noteAnyway();
      return new Map([[keyOf(error.refused), error.refused]]);
    }
    if (!(error instanceof Refusal)) await noteAnyway().catch(() => undefined);
    throw error;
  }
}

/** Takes back all that was begun for it. */
class OnlyOneRefused extends Error {
  readonly refused: Refused;
  constructor(refused: Refused) {
    super('the only write of a request was refused');
    this.refused = refused;
  }
}

async function applyWithin(transaction: Database, { log, secret, erasures }: Doing, batch: Batch) {
  const { userId, ready, limits, now, holding } = batch;
  const entered = await enterSync(transaction, userId, { writes: ready, limits, now, holding });
  const claimed = new Set(entered.claimed);
  // Once in a request, too: a second copy gets the first's answer.
  const fresh = ready.filter((write) => claimed.delete(keyOf(write)));
  const apply = (within: Database, { handler, body }: Ready) =>
    handler.apply(within, userId, { body, now, secret, held: entered.held });
  const refused = await applyAll(transaction, fresh, { apply, log });
  await releaseWrites(transaction, userId, [...refused.keys()]);
  const done = fresh.filter((write) => !refused.has(keyOf(write)));
  const erased = done.flatMap(({ handler, body }) => handler.erasedIn?.(body, entered.held) ?? []);
  for (const familyId of new Set(erased)) await erasures.record(recordsErased(familyId, { userId, now }));
  return { entered, refused };
}

function refuseUnlessEntered({ isTurn, spent }: Entered, now: Date): void {
  if (!isTurn) refuseForNow();
  refuseIfOver(spent, now);
}

/**
 * Two mothers who touch the same posts in another order wait for each other, and the database sends one of them away
 * with nothing done. She is let in again at once; should it happen twice, her phone is asked to come back. The same where
 * the connection was lost: was it all done at the last moment, each write is found as done and not done again.
 */
async function onceMore<Result>(attempt: () => Promise<Result>): Promise<Result> {
  try {
    return await attempt();
  } catch (error) {
    if (!isCollision(error) && !isConnectionLost(error)) throw error;
    return attempt();
  }
}

/** Her other phone is at it: this one rests a moment and sends the same again. */
function refuseForNow(): never {
  throw new Refusal('too_many_requests', 'Another device of hers is sending right now.', {
    retryAfterSeconds: 1,
  });
}

async function readWrite(
  { id, kind, body }: SyncRequest['writes'][number],
  handlers: Handlers,
): Promise<Ready | Refused> {
  const handler = handlers.get(kind);
  if (!handler) return { id, done: false, code: 'unsupported' };
  const result = await handler.schema['~standard'].validate(body);
  return result.issues
    ? { id, done: false, code: 'invalid_input', fields: wrongFields(result.issues, 'body') }
    : { id, kind, body: result.value, handler };
}

type Apply = (within: Database, write: Ready) => Promise<void>;

/**
 * One alone needs no savepoint: refused, it takes all back that was begun for it. Of several, nearly always all pass, so they
 * share one. Only when one does not is all of it taken back and
 * done again with a savepoint for each, so that the refused one leaves nothing behind and the others stand.
 */
async function applyAll(
  db: Database,
  writes: Ready[],
  { apply, log }: { apply: Apply; log: Services['log'] },
): Promise<AllRefused> {
  const refused: AllRefused = new Map();
  const [only, ...more] = writes;
  if (!only) return refused;
  if (more.length === 0) {
    await apply(db, only).catch((error) => {
      throw new OnlyOneRefused(refusalOf(error, only, log));
    });
    return refused;
  }
  try {
    await db.transaction(async (together) => {
      for (const write of writes) await apply(together, write);
    });
    return refused;
  } catch (error) {
    if (!isRefusal(error) && !isHopeless(error)) throw error;
  }
  const spent = new Map<string, Refused>();
  for (const write of writes) {
    const before = spent.get(write.kind);
    if (before) {
      refused.set(keyOf(write), { ...before, id: write.id });
      continue;
    }
    try {
      await db.transaction((alone) => apply(alone, write));
    } catch (error) {
      const refusal = refusalOf(error, write, log);
      refused.set(keyOf(write), refusal);
      if (isSpent(refusal)) spent.set(write.kind, refusal);
    }
  }
  return refused;
}

/** The hour's count is full: for the rest of the request, too. Links are in some texts and not in others. */
const isSpent = ({ code, fields }: Refused) =>
  code === 'too_many_requests' && fields?.account !== 'too_many_links';

function refusalOf(error: unknown, { id, kind }: Ready, log: Services['log']): Refused {
  if (isRefusal(error)) {
    const { fields } = error.details;
    return { id, done: false, code: error.code, ...(fields && { fields }) };
  }
  if (!isHopeless(error)) throw error;
  log.error({ err: error, kind }, 'a write passed its schema and not the database');
  return { id, done: false, code: 'invalid_input' };
}

const isRefusal = (error: unknown): error is Refusal => error instanceof Refusal && error.status < 500;

/** Bad data or a broken constraint: it would fail again each time, and hold up every write behind it. */
function isHopeless(error: unknown): boolean {
  return /^2[23]/.test(sqlStateOf(error) ?? '');
}
