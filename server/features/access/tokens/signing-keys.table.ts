import { jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import type { JWK } from 'jose';
import { instant } from '#server/platform/db/instant.ts';

/** Keys that sign access tokens. The public half is for everyone, the private one is encrypted. */
export const signingKeys = pgTable('signing_keys', {
  kid: text().primaryKey(),
  publicKey: jsonb('public_key').$type<JWK>().notNull(),
  sealedPrivateKey: text('sealed_private_key').notNull(),
  createdAt: instant('created_at').notNull(),
  /** When the last token it can have signed runs out. */
  expiresAt: instant('expires_at').notNull(),
});
