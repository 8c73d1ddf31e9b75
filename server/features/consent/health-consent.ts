import { type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { Context } from 'hono';
import { motherKnowing } from '#server/features/access/access.gate.ts';
import { users } from '#server/features/access/access.table.ts';
import type { SessionFact } from '#server/features/access/session-fact.ts';
import { type FamilyId, type Membership, membershipFor } from '#server/features/family/family.gate.ts';
import { familyMembers } from '#server/features/family/family.table.ts';
import type { HeldFamily } from '#server/features/sync/write-handler.ts';
import type { Database } from '#server/platform/db/database.ts';
import { literal } from '#server/platform/db/literals.ts';
import { rowsOf } from '#server/platform/db/rows.ts';
import { Refusal } from '#server/platform/http/refusal.ts';
import type { Services } from '#server/services.ts';
import { healthConsentVersion } from '#shared/consent/consent.rules.ts';
import type { Doing } from '#shared/family/family.schema.ts';
import { consents } from './consent.table.ts';

/** The consents to health data of a family that are in force. */
const standingIn = (family: SQL) => sql`from ${consents} where ${consents.familyId} = ${family}
  and ${consents.kind} = 'health-data' and ${consents.asked} and ${consents.version} = ${literal(healthConsentVersion)}
  and ${consents.withdrawnAt} is null`;

/** Within a statement: whether the health data of a family may be kept. */
export const hasConsentIn = (family: SQL) => sql<boolean>`exists (select 1 ${standingIn(family)})`;

/** The same for a write about a family, which was told with its lock; asked where a write before it had a say in it. */
export async function requireConsentOf(
  db: Database,
  { familyId, hasConsent }: Pick<HeldFamily, 'hasConsent'> & { familyId: FamilyId },
): Promise<void> {
  if (hasConsent ?? (await isConsentedIn(db, familyId))) return;
  throw consentNeeded();
}

/** What leaves the house asks once more, whoever asks for it. */
export async function requireConsentIn(db: Database, familyId: FamilyId): Promise<void> {
  if (!(await isConsentedIn(db, familyId))) throw consentNeeded();
}

async function isConsentedIn(db: Database, familyId: FamilyId): Promise<boolean> {
  const [row] = await rowsOf<{ stands: boolean }>(
    db,
    sql`select ${hasConsentIn(sql`${familyId}::uuid`)} as stands`,
  );
  return row?.stands ?? false;
}

const consentNeeded = () => new Refusal('consent_needed', 'Health data is kept only with her consent.');

type DiaryStanding = Omit<Membership, 'babies'> & { isClosed: boolean };

/** As `healthConsentOf` says: nothing of it stands, and what there was has been kept. */
const isClosedIn = (family: SQL | AnyPgColumn) => sql`coalesce((
  select bool_and(${consents.withdrawnAt} is not null) and bool_or(${consents.afterWithdrawal} = 'closed')
  from ${consents} where ${consents.familyId} = ${family} and ${consents.kind} = 'health-data'), false)`;

/** What she is in each of her families, and whether its diary is closed, found with her session. */
const diaryStanding: SessionFact<DiaryStanding[]> = {
  name: 'diary_standing',
  of: sql`(select coalesce(json_agg(json_build_object('familyId', ${familyMembers.familyId}, 'role', ${familyMembers.role},
    'isDefault', ${familyMembers.isDefault}, 'isClosed', ${isClosedIn(familyMembers.familyId)})), '[]')
  from ${familyMembers} where ${familyMembers.userId} = ${users.id})`,
};

/** What the route reads, in the same statement; undefined where it has to ask for itself. */
type Along<Value> = (c: Context) => SessionFact<Value> | undefined;
type Standing<Value> = { standing: DiaryStanding[]; along: Value | null };

function standingAlong<Value>(along: SessionFact<Value> | undefined): SessionFact<Standing<Value>> {
  const { name, of, values } = along ?? { name: '', of: sql`null` };
  return {
    name: `${diaryStanding.name}${name && `_and_${name}`}`,
    of: sql`json_build_object('standing', ${diaryStanding.of}, 'along', ${of})`,
    ...(values && { values }),
  };
}

/**
 * The gate of a family's diary: `c.var.familyId`, `c.var.role`. What was closed stays closed, for every member. What is read
 * along with it is told as `c.var.along`, to nobody whom the gate does not let through.
 */
export function memberOfOpenRecords<Value = never>(
  services: Services,
  doing: Doing,
  along: Along<Value> = () => undefined,
) {
  const use = ({ standing, along: read }: Standing<Value>, c: Context) => {
    const { familyId, role, isClosed } = membershipFor(standing, { family: c.req.query('family'), doing });
    if (isClosed) throw new Refusal('consent_needed', 'What was recorded has been closed.');
    return { familyId, role, along: read };
  };
  const fact = (c: Context) => standingAlong(along(c));
  return motherKnowing(services, { fact, use }, { level: 'member' });
}
