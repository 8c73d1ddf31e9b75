import { access } from './pt/access.ts';
import { admin } from './pt/admin.ts';
import { calendar } from './pt/calendar.ts';
import { community } from './pt/community.ts';
import { errors } from './pt/errors.ts';
import { home } from './pt/home.ts';
import { library } from './pt/library.ts';
import { profile } from './pt/profile.ts';
import { shell } from './pt/shell.ts';
import { specialists } from './pt/specialists.ts';

/** Portuguese is the source: its keys are the contract that every other language fills. */
export const pt = {
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
} as const;
