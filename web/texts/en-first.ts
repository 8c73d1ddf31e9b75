import type { SameKeys } from '#web/platform/language/translate.ts';
import { access } from './en/access.ts';
import { baby } from './en/baby.ts';
import { errors } from './en/errors.ts';
import { home } from './en/home.ts';
import { legal } from './en/legal.ts';
import { outbox } from './en/outbox.ts';
import { profileSaving } from './en/profile-saving.ts';
import { shell } from './en/shell.ts';
import { signInLink } from './en/sign-in-link.ts';
import type { texts as pt } from './pt-first.ts';

export const texts: SameKeys<typeof pt> = {
  access,
  baby,
  errors,
  home,
  legal,
  outbox,
  profileSaving,
  shell,
  signInLink,
};
