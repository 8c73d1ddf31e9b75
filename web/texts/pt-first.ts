import { access } from './pt/access.ts';
import { baby } from './pt/baby.ts';
import { errors } from './pt/errors.ts';
import { home } from './pt/home.ts';
import { legal } from './pt/legal.ts';
import { nursing } from './pt/nursing.ts';
import { nursingLog } from './pt/nursing-log.ts';
import { outbox } from './pt/outbox.ts';
import { profileSaving } from './pt/profile-saving.ts';
import { shell } from './pt/shell.ts';
import { signInLink } from './pt/sign-in-link.ts';

/**
 * What the shell and the first screen say, a link from a mail, and the timer, which opens at three in the morning on a
 * weak connection. It is loaded before anything shows, so it stays small.
 */
export const texts = {
  access,
  baby,
  errors,
  home,
  legal,
  nursing,
  nursingLog,
  outbox,
  profileSaving,
  shell,
  signInLink,
} as const;
