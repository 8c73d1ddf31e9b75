import { bigint, boolean, index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { instant } from '#server/platform/db/instant.ts';
import type { PasskeyTransport } from '#shared/access/passkey.schema.ts';
import { ownerId, signInSessions } from '../access.table.ts';

/** A key pair on a device of hers, behind its lock. Here is the public half: whoever reads it opens nothing. */
export const passkeys = pgTable(
  'passkeys',
  {
    id: uuid().primaryKey(),
    userId: ownerId(),
    name: text().notNull(),
    credentialId: text('credential_id').notNull().unique(),
    publicKey: text('public_key').notNull(),
    /** Counts the uses where the device counts them. One that falls back is a copy. */
    counter: bigint({ mode: 'number' }).notNull(),
    transports: text().array().$type<PasskeyTransport[]>().notNull(),
    isBackedUp: boolean('is_backed_up').notNull(),
    createdAt: instant('created_at').notNull(),
    lastUsedAt: instant('last_used_at'),
  },
  (table) => [index('passkeys_user_id_idx').on(table.userId)],
);

export type PasskeyPurpose = 'enrol' | 'sign-in' | 'confirm';

/** A question put to a device, kept as a hash and gone with the first answer. */
export const passkeyChallenges = pgTable(
  'passkey_challenges',
  {
    challengeHash: text('challenge_hash').primaryKey(),
    purpose: text().$type<PasskeyPurpose>().notNull(),
    /** Null while nobody is signed in. */
    sessionId: uuid('session_id').references(() => signInSessions.id, { onDelete: 'cascade' }),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [
    index('passkey_challenges_session_id_idx').on(table.sessionId),
    index('passkey_challenges_expires_at_idx').on(table.expiresAt),
  ],
);
