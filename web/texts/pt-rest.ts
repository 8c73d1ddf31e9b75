import { article } from './pt/article.ts';
import { library } from './pt/library.ts';
import { player } from './pt/player.ts';

/** What the library says, and the topics that others share with it. */
export const texts = { article, library, player } as const;
