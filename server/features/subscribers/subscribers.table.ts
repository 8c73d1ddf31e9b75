import { sql } from 'drizzle-orm';
import { check, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** Who pays, by address: she may have subscribed before she had an account. */
export const subscribers = pgTable(
  'subscribers',
  {
    /** Trimmed and in lower case, as in `users`. */
    email: text().primaryKey(),
    /** 'USD' marks a reader of English. */
    paymentCurrency: text('payment_currency').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    check('subscribers_email_check', sql`${table.email} = lower(${table.email})`),
    check('subscribers_payment_currency_check', sql`${table.paymentCurrency} ~ '^[A-Z]{3}$'`),
  ],
);
