import { type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { Context } from 'hono';
import { motherKnowing } from '#server/features/access/access.gate.ts';
import type { SessionFact } from '#server/features/access/session-fact.ts';
import {
  type FamilyId,
  type Membership,
  membershipFor,
  membershipsWith,
} from '#server/features/family/family.gate.ts';
import { familyMembers } from '#server/features/family/family.table.ts';
import type { HeldFamily } from '#server/features/sync/write-handler.ts';
import type { Database } from '#server/platform/db/database.ts';
import { literal } from '#server/platform/db/literals.ts';
import { rowsOf } from '#server/platform/db/rows.ts';
import { Refusal } from '#server/platform/http/refusal.ts';
import type { Services } from '#server/services.ts';
import { healthConsentOf, healthConsentVersion } from '#shared/consent/consent.rules.ts';
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
