import { categorySegment, categorySegments } from '../library/library.rules.ts';
import { categoryPath, paths } from '../navigation/paths.ts';
import type { Quiet } from './quiet.rules.ts';

/** What closes together: who opened one page of it for a visit is not asked again at the next. */
export const quietSections = [
  'week',
  'diary',
  'nursing',
  'sleep',
  'foods',
  'topics',
  'saved',
  'plans',
] as const;
export type QuietSection = (typeof quietSections)[number];

/** Of the library's categories, those about herself stay open. */
const aboutHerself: readonly string[] = (['No seu Tempo', 'Mãe Inteira', 'Entre Mães'] as const).map(
  (category) => categoryPath(categorySegment(category)),
);

const closedPages: Readonly<Record<string, QuietSection>> = {
  [paths.calendar]: 'week',
  [paths.questions]: 'week',
  [paths.babies]: 'week',
  [paths.diary]: 'diary',
  [paths.vaccines]: 'diary',
  [paths.growth]: 'diary',
  [paths.milk]: 'diary',
  [paths.milestones]: 'diary',
  [paths.diaryImport]: 'diary',
  [paths.diaryPictures]: 'diary',
  [paths.consultation]: 'diary',
  [paths.nursing]: 'nursing',
  [paths.nursingLog]: 'nursing',
  [paths.nursingSheet]: 'nursing',
  [paths.toolCalculator]: 'sleep',
  [paths.toolSleepCalendar]: 'sleep',
  [paths.toolSleepDiary]: 'sleep',
  [paths.toolRoutine]: 'sleep',
  [paths.foodDiary]: 'foods',
  [paths.readingList]: 'saved',
  [paths.savedSessions]: 'saved',
  [paths.specialistsAgenda]: 'saved',
  [paths.plans]: 'plans',
  ...Object.fromEntries(
    categorySegments
      .map(categoryPath)
      .filter((path) => !aboutHerself.includes(path))
      .map((path) => [path, 'topics' as const]),
  ),
};

/** The section that a page belongs to and that is closed while she is quiet; undefined: the page stays. */
export function closedSection(path: string): QuietSection | undefined {
  return closedPages[path.replace(/\/+$/, '')];
}

/** The texts on loss and on a stay in hospital, by their files in content/articles: their ids never change. */
export const quietTexts = {
  'quando-um-bebe-morre': {
    pt: '0ea1e78f-6dc4-8e0d-aea2-afcfb4d83928',
    en: 'f7e00011-0004-8ad6-a9aa-0626a8492b08',
  },
  'quando-a-gestacao-termina': {
    pt: 'b8a03a93-3f4d-8706-8f1c-46aaec24973b',
    en: '01456e16-ad7f-8dd6-a15c-6d8054b550a4',
  },
  'quando-o-bebe-esta-internado': {
    pt: '2ae7e1e2-d3c3-8872-be53-de12d183d3f8',
    en: 'e385d2ff-ba6d-874d-8d03-e18e106ff081',
  },
} as const;
export type QuietText = keyof typeof quietTexts;

/** The nearest to what she said comes first; the others stay at hand, for words do not always fit. */
export function quietTextsFor(quiet: Quiet): QuietText[] {
  switch (quiet) {
    case 'pause':
      return ['quando-o-bebe-esta-internado'];
    case 'pregnancy-ended':
      return ['quando-a-gestacao-termina', 'quando-um-bebe-morre'];
    default:
      return ['quando-um-bebe-morre', 'quando-a-gestacao-termina'];
  }
}
