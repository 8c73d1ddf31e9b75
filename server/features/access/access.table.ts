import { sql } from 'drizzle-orm';
import { boolean, index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { instant } from '#server/platform/db/instant.ts';
import type { Language } from '#shared/language/language.rules.ts';

export type SecondFactorMethod = 'totp' | 'phone' | 'recovery_code' | 'passkey';

export const users = pgTable(
  'users',
  {
    id: uuid().primaryKey().defaultRandom(),
    /** Trimmed and in lower case: one address, one person. */
    email: text().notNull().unique(),
    createdAt: instant('created_at').notNull(),
    lastSignInAt: instant('last_sign_in_at').notNull(),
    /** She asked to be forgotten then; the days of regret count from it, and signing in clears it. */
    deletionRequestedAt: instant('deletion_requested_at'),
    /** Her choice with that request: what she wrote in the community stays, as 'Mãe', or goes with her. */
    keepCommunityTexts: boolean('keep_community_texts').notNull().default(false),
  },
  (table) => [
    index('users_deletion_requested_at_idx')
      .on(table.deletionRequestedAt)
      .where(sql`${table.deletionRequestedAt} is not null`),
  ],
);

/** Whose row it is: it goes with her. */
export const ownerId = () =>
  uuid('user_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' });

/** A mail that was sent and not yet used. Neither link nor code can be read back from it. */
export const signInLinks = pgTable(
  'sign_in_links',
  {
    id: uuid().primaryKey(),
    email: text().notNull(),
    tokenHash: text('token_hash').notNull().unique(),
    codeHash: text('code_hash').notNull(),
    /** The secret that only the browser holds which asked for the mail. Null where no browser asked. */
    askedByHash: text('asked_by_hash'),
    /** Codes tried by each who has a share of the tries: her browser's are not used up by a stranger. */
    tries: jsonb().$type<Record<string, number>>().notNull().default({}),
    expiresAt: instant('expires_at').notNull(),
    /** The page that asked, where she is led back to: a mailbox does not tell what she reads. */
    returnTo: text('return_to'),
  },
  (table) => [
    index('sign_in_links_email_idx').on(table.email),
    index('sign_in_links_expires_at_idx').on(table.expiresAt),
  ],
);

/** A device that signed in to this account. Forgetting it ends whatever session it has. */
export const knownDevices = pgTable(
  'known_devices',
  {
    id: uuid().primaryKey().defaultRandom(),
    userId: ownerId(),
    /** Made anew for each account, so that two accounts of one phone cannot be told to be. Null: no browser. */
    secretHash: text('secret_hash').unique(),
    device: text().notNull(),
    /** The one it was last spoken to in: the account itself has none. */
    language: text().$type<Language>().notNull(),
    firstSeenAt: instant('first_seen_at').notNull(),
    /** Its last sign-in. */
    lastSeenAt: instant('last_seen_at').notNull(),
  },
  (table) => [
    index('known_devices_user_id_idx').on(table.userId),
    index('known_devices_last_seen_at_idx').on(table.lastSeenAt),
  ],
);

export const signInSessions = pgTable(
  'sign_in_sessions',
  {
    id: uuid().primaryKey().defaultRandom(),
    userId: ownerId(),
    /** Null for sessions from before devices were known. */
    knownDeviceId: uuid('known_device_id').references(() => knownDevices.id, { onDelete: 'cascade' }),
    /** The cookie's secret; for a client that is no browser, the part of its refresh token that stays. */
    secretHash: text('secret_hash').notNull().unique(),
    /** The part of the refresh token that changes with each use. Null for a browser: it has a cookie instead. */
    refreshHash: text('refresh_hash'),
    previousRefreshHash: text('previous_refresh_hash'),
    refreshedAt: instant('refreshed_at'),
    /** Null while the mail alone vouches for her (aal1); how the second factor was shown makes it aal2. */
    secondFactorMethod: text('second_factor_method').$type<SecondFactorMethod>(),
    secondFactorAt: instant('second_factor_at'),
    /** She typed a code of her mailbox then, being signed in already. */
    reauthenticatedAt: instant('reauthenticated_at'),
    /** 'Chrome · Android': enough to recognise a phone, too little to follow it. */
    device: text().notNull(),
    createdAt: instant('created_at').notNull(),
    lastUsedAt: instant('last_used_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [
    index('sign_in_sessions_user_id_idx').on(table.userId),
    index('sign_in_sessions_known_device_id_idx').on(table.knownDeviceId),
    index('sign_in_sessions_expires_at_idx').on(table.expiresAt),
  ],
);
