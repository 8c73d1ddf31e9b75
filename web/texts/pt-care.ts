import { care } from './pt/care.ts';
import { concern } from './pt/concern.ts';

/** Whom to call: cards, pages and the way through a loss say it, and none of them belongs to one topic. */
export const texts = { care, concern } as const;
