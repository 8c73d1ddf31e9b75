import { quiet } from './pt/quiet.ts';

/** What Colo says when something changed. The footer of every screen says two lines of it. */
export const texts = { quiet } as const;
