import { index, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

const instant = (name: string) => timestamp(name, { withTimezone: true });

export const users = pgTable('users', {
  id: uuid().primaryKey().defaultRandom(),
  /** Trimmed and in lower case: one address, one person. */
  email: text().notNull().unique(),
  createdAt: instant('created_at').notNull(),
  lastSignInAt: instant('last_sign_in_at').notNull(),
});

/** A mail that was sent and not yet used. Neither link nor code can be read back from it. */
export const signInLinks = pgTable(
  'sign_in_links',
  {
    id: uuid().primaryKey(),
    email: text().notNull(),
    tokenHash: text('token_hash').notNull().unique(),
    codeHash: text('code_hash').notNull(),
    triedCodes: integer('tried_codes').notNull().default(0),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [
    index('sign_in_links_email_idx').on(table.email),
    index('sign_in_links_expires_at_idx').on(table.expiresAt),
  ],
);

export const signInSessions = pgTable(
  'sign_in_sessions',
  {
    id: uuid().primaryKey().defaultRandom(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    secretHash: text('secret_hash').notNull().unique(),
    /** 'Chrome · Android': enough to recognise a phone, too little to follow it. */
    device: text().notNull(),
    createdAt: instant('created_at').notNull(),
    lastUsedAt: instant('last_used_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [
    index('sign_in_sessions_user_id_idx').on(table.userId),
    index('sign_in_sessions_expires_at_idx').on(table.expiresAt),
  ],
);
