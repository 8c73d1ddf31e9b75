import type { Language } from '#shared/language/language.rules.ts';
import type { TextPart } from '#web/texts/load-dictionary.ts';

type FirstScreen = {
  source: string;
  texts?: TextPart;
  /** Whether it tells of a baby's records: whose they are is asked with who looks, and not after a look at the page. */
  isOfFamily?: true;
};

/** The screens that are often the first, by their routes: the page names their files, so that none waits for another. */
const screens: Record<string, FirstScreen> = {
  '/area/app': { source: 'screens/home/home.screen.tsx', isOfFamily: true },
  '/area/app/biblioteca': { source: 'screens/library/library.screen.tsx', texts: 'mother' },
  '/area/app/post/$articleId': { source: 'screens/article/article.screen.tsx', texts: 'mother' },
  '/area/app/entre-maes': { source: 'screens/community/community.screen.tsx', texts: 'mother' },
  '/area/app/entre-maes/post/$postId': {
    source: 'screens/community-talk/community-talk.screen.tsx',
    texts: 'mother',
  },
  '/area/app/mamada': {
    source: 'screens/nursing/nursing.screen.tsx',
    texts: 'nursing',
    isOfFamily: true,
  },
};

/** What a screen is made of, by which the build knows its files. */
export function sourcesOf(routeId: string | undefined, language: Language): string[] {
  const screen = screens[routeId ?? ''];
  if (!screen) return [];
  return [screen.source, ...(screen.texts ? [`texts/${language}-${screen.texts}.ts`] : [])];
}

export const isOfFamily = (routeId: string | undefined): boolean =>
  screens[routeId ?? '']?.isOfFamily === true;
