import { access } from './pt/access.ts';
import { baby } from './pt/baby.ts';
import { errors } from './pt/errors.ts';
import { home } from './pt/home.ts';
import { legal } from './pt/legal.ts';
import { outbox } from './pt/outbox.ts';
import { profileSaving } from './pt/profile-saving.ts';
import { shell } from './pt/shell.ts';
import { signInLink } from './pt/sign-in-link.ts';

/**
 * What the shell and the first screen say, and a link from a mail. It is loaded before anything shows, so it stays
 * small.
 */
export const texts = {
  access,
  baby,
  errors,
  home,
  legal,
  outbox,
  profileSaving,
  shell,
  signInLink,
} as const;
