import { access } from './pt/access.ts';
import { account } from './pt/account.ts';
import { admin } from './pt/admin.ts';
import { baby } from './pt/baby.ts';
import { calendar } from './pt/calendar.ts';
import { community } from './pt/community.ts';
import { errors } from './pt/errors.ts';
import { home } from './pt/home.ts';
import { intro } from './pt/intro.ts';
import { legal } from './pt/legal.ts';
import { library } from './pt/library.ts';
import { notifications } from './pt/notifications.ts';
import { profile } from './pt/profile.ts';
import { profileFields } from './pt/profile-fields.ts';
import { questionnaire } from './pt/questionnaire.ts';
import { secondFactor } from './pt/second-factor.ts';
import { shell } from './pt/shell.ts';
import { specialists } from './pt/specialists.ts';

/** Portuguese is the source: its keys are the contract that every other language fills. */
export const pt = {
  access,
  account,
  admin,
  baby,
  calendar,
  community,
  errors,
  home,
  intro,
  legal,
  library,
  notifications,
  profile,
  profileFields,
  questionnaire,
  secondFactor,
  shell,
  specialists,
} as const;
