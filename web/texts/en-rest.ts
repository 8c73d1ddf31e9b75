import type { SameKeys } from '#web/platform/language/translate.ts';
import { article } from './en/article.ts';
import { library } from './en/library.ts';
import { player } from './en/player.ts';
import type { texts as pt } from './pt-rest.ts';

export const texts: SameKeys<typeof pt> = { article, library, player };
