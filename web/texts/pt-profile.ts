import { account } from './pt/account.ts';
import { devices } from './pt/devices.ts';
import { intro } from './pt/intro.ts';
import { notifications } from './pt/notifications.ts';
import { profile } from './pt/profile.ts';
import { profileFields } from './pt/profile-fields.ts';
import { questionnaire } from './pt/questionnaire.ts';
import { secondFactor } from './pt/second-factor.ts';

/** What is about herself: the first run, her profile, her account. */
export const texts = {
  account,
  devices,
  intro,
  notifications,
  profile,
  profileFields,
  questionnaire,
  secondFactor,
} as const;
