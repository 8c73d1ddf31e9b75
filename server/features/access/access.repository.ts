import {
  and,
  desc,
  eq,
  getTableColumns,
  gt,
  inArray,
  isNotNull,
  isNull,
  lt,
  lte,
  ne,
  type SQL,
  sql,
} from 'drizzle-orm';
import type { SelectResultField } from 'drizzle-orm/query-builders/select.types';
import type { Database } from '#server/platform/db/database.ts';
import { preparedOnce } from '#server/platform/db/prepared.ts';
import { storedRow } from '#server/platform/db/rows.ts';
import { wrongCodesAllowed } from '#shared/access/access.rules.ts';
import { signInLinks, signInSessions, users } from './access.table.ts';
import { secondFactors } from './factors/factors.table.ts';
import type { SessionFact } from './session-fact.ts';
import { staffMembers } from './staff.table.ts';
import type { UserId } from './viewer.ts';

export async function addLink(db: Database, link: typeof signInLinks.$inferInsert): Promise<void> {
  await db.insert(signInLinks).values(link);
}

export async function removeLink(db: Database, id: string): Promise<void> {
  await db.delete(signInLinks).where(eq(signInLinks.id, id));
}

/** Whose share of a mail's tries is used: a known device's own, that of the browser that asked, or the strangers'. */
export type Trier = { deviceId: string | undefined; askedHashes: string[]; mayTryAsStranger: boolean };

/**
 * Counts a try against every live mail of the address, in the share of who tries, then hands them out to be compared:
 * never the reverse.
 */
export async function tryCode(db: Database, email: string, { by, now }: { by: Trier; now: Date }) {
  const share = shareOf(by);
  const tried = triesOf(share);
  return db
    .update(signInLinks)
    .set({ tries: sql`jsonb_set(${signInLinks.tries}, array[${share}], to_jsonb(${tried} + 1))` })
    .where(
      and(
        eq(signInLinks.email, email),
        gt(signInLinks.expiresAt, now),
        lt(tried, wrongCodesAllowed),
        by.mayTryAsStranger ? undefined : askedBy(by.askedHashes),
      ),
    )
    .returning({ id: signInLinks.id, codeHash: signInLinks.codeHash });
}

function shareOf({ deviceId, askedHashes }: Trier): SQL<string> {
  if (deviceId) return sql`${deviceId}::text`;
  return sql`case when ${askedBy(askedHashes)} then 'asker' else 'strangers' end`;
}

const triesOf = (share: SQL<string>) => sql<number>`coalesce((${signInLinks.tries} ->> ${share})::int, 0)`;

const askedBy = (hashes: string[]) =>
  hashes.length > 0 ? sql`coalesce(${inArray(signInLinks.askedByHash, hashes)}, false)` : sql`false`;

/** Whether this browser asked for a mail to the address, and may still try its code. */
export async function mayTryAsAsker(
  db: Database,
  email: string,
  { askedHashes, now }: { askedHashes: string[]; now: Date },
) {
  const links = await db
    .select({ id: signInLinks.id })
    .from(signInLinks)
    .where(
      and(
        eq(signInLinks.email, email),
        gt(signInLinks.expiresAt, now),
        askedBy(askedHashes),
        lt(triesOf(sql`'asker'`), wrongCodesAllowed),
      ),
    );
  return links.length > 0;
}

/** Whose a link is. It stays as good as it was. */
export async function linkByToken(db: Database, tokenHash: string, now: Date) {
  const [link] = await db
    .select({ email: signInLinks.email, askedByHash: signInLinks.askedByHash })
    .from(signInLinks)
    .where(and(eq(signInLinks.tokenHash, tokenHash), gt(signInLinks.expiresAt, now)));
  return link;
}

/** A mail whose code was just counted as tried and compared equal. */
export async function spendByCode(db: Database, id: string): Promise<string | undefined> {
  return (await spend(db, eq(signInLinks.id, id)))?.email;
}

/** A mail whose link was opened. Nobody guesses it, so wrong codes leave it alone. */
export async function spendByLink(db: Database, tokenHash: string, now: Date) {
  return spend(db, and(eq(signInLinks.tokenHash, tokenHash), gt(signInLinks.expiresAt, now)));
}

/** Of two who come at once, one gets the address and the other nothing. Her other mails are spent with it. */
async function spend(db: Database, which: SQL | undefined) {
  const { email, returnTo } = signInLinks;
  const [spent] = await db.delete(signInLinks).where(which).returning({ email, returnTo });
  if (spent) await db.delete(signInLinks).where(eq(email, spent.email));
  return spent;
}

export async function userByEmail(db: Database, email: string, now: Date) {
  const stored = await db
    .insert(users)
    .values({ email, createdAt: now, lastSignInAt: now })
    .onConflictDoUpdate({ target: users.email, set: { lastSignInAt: now } })
    // A row that was inserted has no transaction that changed it.
    .returning({ ...getTableColumns(users), isNew: sql<boolean>`xmax = 0` });
  const user = storedRow(stored);
  return { ...user, id: user.id as UserId };
}

/** The address, if it is somebody's. */
export async function addressOfAccount(db: Database, email: string): Promise<string | null> {
  const [user] = await db.select({ email: users.email }).from(users).where(eq(users.email, email));
  return user?.email ?? null;
}

export async function addSession(db: Database, session: typeof signInSessions.$inferInsert) {
  return storedRow(await db.insert(signInSessions).values(session).returning());
}

const sessionWithUser = {
  sessionId: signInSessions.id,
  lastUsedAt: signInSessions.lastUsedAt,
  createdAt: signInSessions.createdAt,
  reauthenticatedAt: signInSessions.reauthenticatedAt,
  secondFactorAt: signInSessions.secondFactorAt,
  userId: users.id,
  email: users.email,
  namedStaff: sql<boolean>`${staffMembers.email} is not null`,
  hasSecondFactor: sql<boolean>`exists (
    select 1 from ${secondFactors}
    where ${secondFactors.userId} = ${users.id} and ${secondFactors.verifiedAt} is not null
  )`,
};

const placed = { now: sql.placeholder('now'), key: sql.placeholder('key') };

/** Asked with every request of somebody signed in: one statement for each fact that is asked along with it. */
function findSession(name: string, ...which: SQL[]) {
  const along = ({ name: factName, of }: SessionFact<unknown>) =>
    preparedOnce(factName ? `${name}_and_${factName}` : name, (db) =>
      db
        .select({ ...sessionWithUser, known: of })
        .from(signInSessions)
        .innerJoin(users, eq(users.id, signInSessions.userId))
        .leftJoin(staffMembers, eq(staffMembers.email, users.email))
        .where(and(gt(signInSessions.expiresAt, placed.now), ...which)),
    );
  const byFact = new Map<string, ReturnType<typeof along>>();
  return async <Value>(
    db: Database,
    key: string,
    { now, fact }: { now: Date; fact: SessionFact<Value> },
  ): Promise<FoundSession<Value> | undefined> => {
    const prepared = byFact.get(fact.name) ?? along(fact);
    byFact.set(fact.name, prepared);
    const [row] = await prepared(db).execute({ ...fact.values, key, now: now.toISOString() });
    return row && { ...row, userId: row.userId as UserId, known: row.known as Value };
  };
}

type SessionRow = SelectResultField<typeof sessionWithUser>;
export type FoundSession<Value> = Omit<SessionRow, 'userId'> & { userId: UserId; known: Value };

/** By the cookie's hash. A part of a refresh token put into a cookie finds nothing. */
export const sessionBySecret = findSession(
  'session_by_secret',
  eq(signInSessions.secretHash, placed.key),
  isNull(signInSessions.refreshHash),
);

/** By the id in an access token, which only sessions with a refresh token have. */
export const sessionById = findSession(
  'session_by_id',
  eq(signInSessions.id, placed.key),
  isNotNull(signInSessions.refreshHash),
);

export async function renewSession(
  db: Database,
  id: string,
  { now, expiresAt }: { now: Date; expiresAt: Date },
): Promise<void> {
  await db.update(signInSessions).set({ lastUsedAt: now, expiresAt }).where(eq(signInSessions.id, id));
}

export async function accountOf(db: Database, userId: UserId) {
  const [user] = await db.select().from(users).where(eq(users.id, userId));
  return user;
}

export async function sessionsOf(db: Database, userId: UserId, now: Date) {
  return db
    .select()
    .from(signInSessions)
    .where(and(eq(signInSessions.userId, userId), gt(signInSessions.expiresAt, now)))
    .orderBy(desc(signInSessions.lastUsedAt));
}

export async function endSession(db: Database, userId: UserId, id: string): Promise<boolean> {
  const ended = await db
    .delete(signInSessions)
    .where(and(eq(signInSessions.userId, userId), eq(signInSessions.id, id)))
    .returning({ id: signInSessions.id });
  return ended.length > 0;
}

export async function endOtherSessions(db: Database, userId: UserId, keep: string): Promise<void> {
  await db.delete(signInSessions).where(and(eq(signInSessions.userId, userId), ne(signInSessions.id, keep)));
}

export async function endAllSessions(db: Database, userId: UserId): Promise<void> {
  await db.delete(signInSessions).where(eq(signInSessions.userId, userId));
}

export async function forgetExpired(db: Database, now: Date): Promise<void> {
  await db.delete(signInLinks).where(lte(signInLinks.expiresAt, now));
  await db.delete(signInSessions).where(lte(signInSessions.expiresAt, now));
}
