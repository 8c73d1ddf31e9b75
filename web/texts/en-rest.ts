import type { SameKeys } from '#web/platform/language/translate.ts';
import { account } from './en/account.ts';
import { admin } from './en/admin.ts';
import { calendar } from './en/calendar.ts';
import { community } from './en/community.ts';
import { intro } from './en/intro.ts';
import { library } from './en/library.ts';
import { notifications } from './en/notifications.ts';
import { profile } from './en/profile.ts';
import { profileFields } from './en/profile-fields.ts';
import { questionnaire } from './en/questionnaire.ts';
import { secondFactor } from './en/second-factor.ts';
import { specialists } from './en/specialists.ts';
import type { rest as pt } from './pt-rest.ts';

export const rest: SameKeys<typeof pt> = {
  account,
  admin,
  calendar,
  community,
  intro,
  library,
  notifications,
  profile,
  profileFields,
  questionnaire,
  secondFactor,
  specialists,
};
