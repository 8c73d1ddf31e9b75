import type { SameKeys } from '#web/platform/language/translate.ts';
import { access } from './en/access.ts';
import { account } from './en/account.ts';
import { admin } from './en/admin.ts';
import { baby } from './en/baby.ts';
import { calendar } from './en/calendar.ts';
import { community } from './en/community.ts';
import { errors } from './en/errors.ts';
import { home } from './en/home.ts';
import { intro } from './en/intro.ts';
import { legal } from './en/legal.ts';
import { library } from './en/library.ts';
import { notifications } from './en/notifications.ts';
import { profile } from './en/profile.ts';
import { profileFields } from './en/profile-fields.ts';
import { questionnaire } from './en/questionnaire.ts';
import { secondFactor } from './en/second-factor.ts';
import { shell } from './en/shell.ts';
import { specialists } from './en/specialists.ts';
import type { pt } from './pt.ts';

export const en: SameKeys<typeof pt> = {
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
};
