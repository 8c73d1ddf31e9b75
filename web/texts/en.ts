import type { SameKeys } from '#web/platform/language/translate.ts';
import { access } from './en/access.ts';
import { admin } from './en/admin.ts';
import { calendar } from './en/calendar.ts';
import { community } from './en/community.ts';
import { errors } from './en/errors.ts';
import { home } from './en/home.ts';
import { library } from './en/library.ts';
import { profile } from './en/profile.ts';
import { shell } from './en/shell.ts';
import { specialists } from './en/specialists.ts';
import type { pt } from './pt.ts';

export const en: SameKeys<typeof pt> = {
  access,
  admin,
  calendar,
  community,
  errors,
  home,
  library,
  profile,
  shell,
  specialists,
};
