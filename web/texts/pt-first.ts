import { access } from './pt/access.ts';
import { baby } from './pt/baby.ts';
import { errors } from './pt/errors.ts';
import { home } from './pt/home.ts';
import { legal } from './pt/legal.ts';
import { profileSaving } from './pt/profile-saving.ts';
import { shell } from './pt/shell.ts';

/** What the shell and the first screen say. It is loaded before anything shows, so it stays small. */
export const first = { access, baby, errors, home, legal, profileSaving, shell } as const;
