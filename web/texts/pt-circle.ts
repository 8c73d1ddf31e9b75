import { community } from './pt/community.ts';
import { communityCare } from './pt/community-care.ts';

/** What is said among mothers. */
export const texts = { community, communityCare } as const;
