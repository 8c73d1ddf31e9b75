import { eq } from 'drizzle-orm';
import { knownDevices, signInLinks, signInSessions, users } from './access.table.ts';
import type { PersonalData } from './personal-data.ts';

export const accountData: PersonalData = {
  table: 'users',
  rows: (db, { userId }) =>
    db
      .select({
        id: users.id,
        email: users.email,
        created_at: users.createdAt,
        last_sign_in_at: users.lastSignInAt,
        deletion_requested_at: users.deletionRequestedAt,
        keep_community_texts: users.keepCommunityTexts,
      })
      .from(users)
      .where(eq(users.id, userId)),
};

export const signInSessionData: PersonalData = {
  table: 'sign_in_sessions',
  inOrder: ['created_at', 'id'],
  rows: (db, { userId }) =>
    db
      .select({
        id: signInSessions.id,
        device: signInSessions.device,
        known_device_id: signInSessions.knownDeviceId,
        created_at: signInSessions.createdAt,
        last_used_at: signInSessions.lastUsedAt,
        expires_at: signInSessions.expiresAt,
        second_factor_method: signInSessions.secondFactorMethod,
        second_factor_at: signInSessions.secondFactorAt,
        reauthenticated_at: signInSessions.reauthenticatedAt,
      })
      .from(signInSessions)
      .where(eq(signInSessions.userId, userId)),
};

export const knownDeviceData: PersonalData = {
  table: 'known_devices',
  inOrder: ['first_seen_at', 'id'],
  rows: (db, { userId }) =>
    db
      .select({
        id: knownDevices.id,
        device: knownDevices.device,
        language: knownDevices.language,
        first_seen_at: knownDevices.firstSeenAt,
        last_seen_at: knownDevices.lastSeenAt,
      })
      .from(knownDevices)
      .where(eq(knownDevices.userId, userId)),
};

/** Mails are sent before anyone is a user: they know her by her address. */
export const signInLinkData: PersonalData = {
  table: 'sign_in_links',
  inOrder: ['expires_at', 'id'],
  rows: (db, { email }) =>
    db
      .select({
        id: signInLinks.id,
        email: signInLinks.email,
        expires_at: signInLinks.expiresAt,
        return_to: signInLinks.returnTo,
      })
      .from(signInLinks)
      .where(eq(signInLinks.email, email)),
  erase: async (db, { email }) => {
    await db.delete(signInLinks).where(eq(signInLinks.email, email));
  },
};
