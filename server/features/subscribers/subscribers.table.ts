import { sql } from 'drizzle-orm';
import { check, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { users } from '#server/features/access/access.table.ts';
import { instant } from '#server/platform/db/instant.ts';
import { type Plan, plans } from '#shared/specialists/specialists.rules.ts';

/** Who pays, by address: she may have subscribed before she had an account. */
export const subscribers = pgTable(
  'subscribers',
  {
    /** Trimmed and in lower case, as in `users`. */
    email: text().primaryKey(),
    plan: text().$type<Plan>().notNull().default('premium'),
    /** 'USD' marks a reader of English. */
    paymentCurrency: text('payment_currency').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    check('subscribers_email_check', sql`${table.email} = lower(${table.email})`),
    check(
      'subscribers_plan_check',
      sql`${table.plan} in (${sql.raw(plans.map((plan) => `'${plan}'`).join(', '))})`,
    ),
    check('subscribers_payment_currency_check', sql`${table.paymentCurrency} ~ '^[A-Z]{3}$'`),
  ],
);

/** She would like the premium plan: told once. */
export const premiumInterests = pgTable('premium_interests', {
  userId: uuid('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  createdAt: instant('created_at').notNull(),
});
