import { bigint, index, integer, pgTable, primaryKey, text, unique, uuid } from 'drizzle-orm/pg-core';
import { instant } from '#server/platform/db/instant.ts';
import type { FactorType } from '#shared/access/factor.rules.ts';
import { ownerId, signInSessions } from '../access.table.ts';

export const secondFactors = pgTable(
  'second_factors',
  {
    id: uuid().primaryKey(),
    userId: ownerId(),
    factorType: text('factor_type').$type<FactorType>().notNull(),
    friendlyName: text('friendly_name').notNull(),
    /** Null until she proved once that she holds it. */
    verifiedAt: instant('verified_at'),
    /** The authenticator app's secret, encrypted: it has to be read to compare a code. */
    sealedSecret: text('sealed_secret'),
    phone: text(),
    /** The latest thirty seconds whose code was accepted: that one and all before are spent. */
    lastStep: bigint('last_step', { mode: 'number' }),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [unique('second_factors_name_key').on(table.userId, table.friendlyName)],
);

/** One question put to one sign-in session. It is gone once answered. */
export const factorChallenges = pgTable(
  'factor_challenges',
  {
    id: uuid().primaryKey(),
    factorId: uuid('factor_id')
      .notNull()
      .references(() => secondFactors.id, { onDelete: 'cascade' }),
    sessionId: uuid('session_id')
      .notNull()
      .references(() => signInSessions.id, { onDelete: 'cascade' }),
    /** Of the code that was sent to a phone; an authenticator app needs none. */
    codeHash: text('code_hash'),
    triedCodes: integer('tried_codes').notNull().default(0),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [
    index('factor_challenges_factor_id_idx').on(table.factorId),
    index('factor_challenges_session_id_idx').on(table.sessionId),
    index('factor_challenges_expires_at_idx').on(table.expiresAt),
  ],
);

export const recoveryCodes = pgTable(
  'recovery_codes',
  {
    userId: ownerId(),
    codeHash: text('code_hash').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.codeHash] })],
);
