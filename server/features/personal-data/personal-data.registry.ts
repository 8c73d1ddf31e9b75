import {
  accountData,
  signInLinkData,
  signInSessionData,
} from '#server/features/access/access.personal-data.ts';
import { recoveryCodeData, secondFactorData } from '#server/features/access/factors/factors.personal-data.ts';
import { consentData } from '#server/features/consent/consent.personal-data.ts';
import { notificationData } from '#server/features/notifications/notifications.personal-data.ts';
import { profileData } from '#server/features/profile/profile.personal-data.ts';
import { waitlistData } from '#server/features/waitlist/waitlist.personal-data.ts';
import type { PersonalData } from './personal-data.ts';

/** Everything Colo holds about her, in the order of her download. Every feature with rows of hers joins here. */
export const personalData: PersonalData[] = [
  accountData,
  profileData,
  notificationData,
  consentData,
  signInSessionData,
  signInLinkData,
  secondFactorData,
  recoveryCodeData,
  waitlistData,
];
