import type { SameKeys } from '#web/platform/language/translate.ts';
import { account } from './en/account.ts';
import { devices } from './en/devices.ts';
import { intro } from './en/intro.ts';
import { notifications } from './en/notifications.ts';
import { profile } from './en/profile.ts';
import { profileFields } from './en/profile-fields.ts';
import { questionnaire } from './en/questionnaire.ts';
import { secondFactor } from './en/second-factor.ts';
import type { texts as pt } from './pt-profile.ts';

export const texts: SameKeys<typeof pt> = {
  account,
  devices,
  intro,
  notifications,
  profile,
  profileFields,
  questionnaire,
  secondFactor,
};
