import { eq } from 'drizzle-orm';
import { knownDevices, signInLinks, signInSessions, users } from './access.table.ts';
import { ownRows, type PersonalData } from './personal-data.ts';

export const accountData: PersonalData = ownRows(users, {
  columns: ['id', 'email', 'createdAt', 'lastSignInAt', 'deletionRequestedAt', 'keepCommunityTexts'],
  whose: ({ userId }) => eq(users.id, userId),
});

export const signInSessionData: PersonalData = ownRows(signInSessions, {
  columns: [
    'id',
    'device',
    'knownDeviceId',
    'createdAt',
    'lastUsedAt',
    'expiresAt',
    'secondFactorMethod',
    'secondFactorAt',
    'reauthenticatedAt',
  ],
  inOrder: ['createdAt', 'id'],
});

export const knownDeviceData: PersonalData = ownRows(knownDevices, {
  columns: ['id', 'device', 'language', 'firstSeenAt', 'lastSeenAt'],
  inOrder: ['firstSeenAt', 'id'],
});

/** Mails are sent before anyone is a user: they know her by her address. */
export const signInLinkData: PersonalData = ownRows(signInLinks, {
  columns: ['id', 'email', 'expiresAt', 'returnTo'],
  inOrder: ['expiresAt', 'id'],
  whose: ({ email }) => eq(signInLinks.email, email),
  isErased: true,
});
