import { sql } from 'drizzle-orm';
import { boolean, check, index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { ownerId } from '#server/features/access/access.table.ts';
import { families } from '#server/features/family/family.table.ts';
import { instant } from '#server/platform/db/instant.ts';
import type { AfterWithdrawal, ConsentKind } from '#shared/consent/consent.rules.ts';

/**
 * What somebody agreed to, in which version, and when; and when it was taken back. A history: giving again after a
 * withdrawal is a row of its own.
 */
export const consents = pgTable(
  'consents',
  {
    id: uuid().primaryKey().defaultRandom(),
    userId: ownerId(),
    /** For which a parent consents to health data; whatever else somebody agrees to is hers alone. */
    familyId: uuid('family_id').references(() => families.id, { onDelete: 'cascade' }),
    kind: text().$type<ConsentKind>().notNull(),
    version: text().notNull(),
    givenAt: instant('given_at').notNull(),
    /** A question of its own that she answered. Rows from before there was one were implied by saving. */
    asked: boolean().notNull().default(false),
    withdrawnAt: instant('withdrawn_at'),
    afterWithdrawal: text('after_withdrawal').$type<AfterWithdrawal>(),
  },
  (table) => [
    index('consents_user_id_kind_idx').on(table.userId, table.kind),
    index('consents_family_id_idx').on(table.familyId),
    uniqueIndex('consents_standing_idx')
      .on(table.userId, table.kind, table.version, table.asked)
      .where(sql`${table.withdrawnAt} is null and ${table.familyId} is null`),
    uniqueIndex('consents_of_family_standing_idx')
      .on(table.familyId, table.userId, table.kind, table.version, table.asked)
      .where(sql`${table.withdrawnAt} is null and ${table.familyId} is not null`),
    check(
      'consents_kind_check',
      sql`${table.kind} in ('terms', 'health-data', 'community-rules', 'check-ins')`,
    ),
    check(
      'consents_withdrawal_check',
      sql`(${table.withdrawnAt} is null and ${table.afterWithdrawal} is null) or (${table.withdrawnAt} is not null and ${table.afterWithdrawal} in ('deleted', 'closed'))`,
    ),
  ],
);
