import type { SameKeys } from '#web/platform/language/translate.ts';
import { community } from './en/community.ts';
import { communityCare } from './en/community-care.ts';
import type { texts as pt } from './pt-circle.ts';

export const texts: SameKeys<typeof pt> = { community, communityCare };
