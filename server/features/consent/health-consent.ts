import { type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { Context } from 'hono';
import { motherKnowing } from '#server/features/access/access.gate.ts';
import { users } from '#server/features/access/access.table.ts';
import type { SessionFact } from '#server/features/access/session-fact.ts';
import type { UserId } from '#server/features/access/viewer.ts';
import {
  type FamilyId,
  type Membership,
  membershipFor,
  membershipsWith,
} from '#server/features/family/family.gate.ts';
import { familyMembers } from '#server/features/family/family.table.ts';
import type { ApplyWrite, HeldFamily, SingleStatement } from '#server/features/sync/write-handler.ts';
import type { Database } from '#server/platform/db/database.ts';
import { literal } from '#server/platform/db/literals.ts';
import { rowsOf } from '#server/platform/db/rows.ts';
import { Refusal } from '#server/platform/http/refusal.ts';
import type { Services } from '#server/services.ts';
import { healthConsentOf, healthConsentVersion } from '#shared/consent/consent.rules.ts';
import type { Doing } from '#shared/family/family.schema.ts';
import { consentsOf } from './consent.repository.ts';
import { consents } from './consent.table.ts';

/** Transactions in which it is known to be in force: a long night of feeds asks once. */
const inForce = new WeakSet<Database>();

/** She gave it or took it back within this transaction: whoever asks next asks the table. */
export function forgetHealthConsent(db: Database): void {
  inForce.delete(db);
}

/** Nothing about her baby's health or hers is stored unless she was asked, agreed, and has not taken it back. */
async function requireHealthConsent(db: Database, userId: UserId): Promise<void> {
  if (inForce.has(db)) return;
  if (healthConsentOf(await consentsOf(db, userId)) !== 'given') throw consentNeeded();
  inForce.add(db);
}

/** A write that leaves a health record behind. It waits on her phone until she has agreed. */
export function withHealthConsent<Body>(apply: ApplyWrite<Body>): ApplyWrite<Body> {
  return async (db, userId, write) => {
    await requireHealthConsent(db, userId);
    await apply(db, userId, write);
  };
}

/**
 * The same for a write that comes alone. Her consent is held as it is until the write is done: taken back in that very
 * moment, it is taken back before or after, and what is deleted with it is deleted.
 */
export function singleHealthRecord<Body>(
  record: Pick<SingleStatement<Body>, 'name' | 'store' | 'valuesOf'>,
): SingleStatement<Body> {
  const hers = sql`(select ${familyMembers.familyId} from ${familyMembers}
    where ${familyMembers.userId} = ${sql.placeholder('userId')} and ${familyMembers.isDefault})`;
  const permit = sql`select 1 ${standingIn(hers)} for share`;
  return { ...record, permit, refusal: consentNeeded };
}

/** The consents to health data of a family that are in force. */
const standingIn = (family: SQL) => sql`from ${consents} where ${consents.familyId} = ${family}
  and ${consents.kind} = 'health-data' and ${consents.asked} and ${consents.version} = ${literal(healthConsentVersion)}
  and ${consents.withdrawnAt} is null`;

/** Within a statement: whether the health data of a family may be kept. */
export const hasConsentIn = (family: SQL) => sql<boolean>`exists (select 1 ${standingIn(family)})`;

/** The same for a write about a family, which was told with its lock; asked where a write before it had a say in it. */
export async function requireConsentOf(
  db: Database,
  { familyId, hasConsent }: HeldFamily & { familyId: FamilyId },
): Promise<void> {
  if (hasConsent ?? (await isConsentedIn(db, familyId))) return;
  throw consentNeeded();
}

async function isConsentedIn(db: Database, familyId: FamilyId): Promise<boolean> {
  const [row] = await rowsOf<{ stands: boolean }>(
    db,
    sql`select ${hasConsentIn(sql`${familyId}::uuid`)} as stands`,
  );
  return row?.stands ?? false;
}

const consentNeeded = () => new Refusal('consent_needed', 'Health data is kept only with her consent.');

type Consents = Parameters<typeof healthConsentOf>[0];

/** What was asked about the health data of a family, and answered. */
const healthConsentsIn = (family: SQL | AnyPgColumn) => sql`(
  select coalesce(json_agg(json_build_object('kind', ${consents.kind}, 'version', ${consents.version},
    'asked', ${consents.asked}, 'withdrawnAt', ${consents.withdrawnAt}, 'afterWithdrawal', ${consents.afterWithdrawal})), '[]')
  from ${consents} where ${consents.familyId} = ${family} and ${consents.kind} = 'health-data')`;

/** The same of her own family, found with her session. */
const healthConsents: SessionFact<Consents> = {
  name: 'health_consents',
  of: sql`coalesce((select ${healthConsentsIn(familyMembers.familyId)} from ${familyMembers}
    where ${familyMembers.userId} = ${users.id} and ${familyMembers.isDefault}), '[]')`,
};

function refuseClosed(known: Consents): void {
  if (healthConsentOf(known) === 'closed')
    throw new Refusal('consent_needed', 'What was recorded has been closed.');
}

type DiaryStanding = Membership & { consents: Consents };

/** What she is in each of her families, and what was consented to there, found with her session. */
const diaryStanding: SessionFact<DiaryStanding[]> = {
  name: 'diary_standing',
  of: membershipsWith(sql`, 'consents', ${healthConsentsIn(familyMembers.familyId)}`),
};

/** The gate of a family's diary: `c.var.familyId`, `c.var.role`. What was closed stays closed, for every member. */
export function memberOfOpenRecords(services: Services, doing: Doing) {
  const use = (known: DiaryStanding[], c: Context) => {
    const { familyId, role, consents } = membershipFor(known, { family: c.req.query('family'), doing });
    refuseClosed(consents);
    return { familyId, role };
  };
  return motherKnowing(services, { fact: diaryStanding, use }, { level: 'member' });
}

/**
 * The gate of routes that read what she recorded: what was closed stays closed. Her download of everything is not among
 * them.
 */
export function motherOfOpenRecords(services: Services) {
  const use = (known: Consents) => {
    refuseClosed(known);
    return {};
  };
  return motherKnowing(services, { fact: healthConsents, use });
}
