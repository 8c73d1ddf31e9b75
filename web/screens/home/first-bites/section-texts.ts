import type { AppTextKey } from '#web/texts/use-texts.ts';

export const sectionIds = ['why', 'before', 'plan', 'essentials', 'faq'] as const;
export type SectionId = (typeof sectionIds)[number];

export const whyTexts = ['bites.why1', 'bites.why2', 'bites.why3'] as const;
export const beforeTexts = [
  'bites.before1',
  'bites.before2',
  'bites.before3',
  'bites.before4',
  'bites.before5',
  'bites.before6',
] as const;
export const guideTexts = [
  'bites.guide1',
  'bites.guide2',
  'bites.guide3',
  'bites.guide4',
  'bites.guide5',
  'bites.guide6',
  'bites.guide7',
  'bites.guide8',
] as const;
export const planWeeks = [
  { n: 1, name: 'bites.plan1', text: 'bites.plan1Text', foods: ['bone-broth'] },
  { n: 2, name: 'bites.plan2', text: 'bites.plan2Text', foods: ['egg'] },
  { n: 3, name: 'bites.plan3', text: 'bites.plan3Text', foods: ['avocado'] },
  { n: 4, name: 'bites.plan4', text: 'bites.plan4Text', foods: ['sweet-potato', 'ghee'] },
] as const;
export const essentialGroups = ['meat', 'legume', 'egg-fish', 'vegetable', 'root', 'fruit'] as const;
export const questions = [1, 2, 3, 4, 5] as const;

/** What a section says, in the order in which it stands there, for whoever listens to it. */
export const spokenTexts: Record<SectionId, readonly AppTextKey[]> = {
  why: whyTexts,
  before: [...beforeTexts, 'bites.beforeChoking'],
  plan: [
    'bites.guideTitle',
    'bites.guideIntro',
    ...guideTexts,
    'bites.guideAsk',
    'bites.planIntro',
    ...planWeeks.flatMap(({ name, text }) => [name, text] as const),
    'bites.planWait',
  ],
  essentials: [
    'bites.essentialsIntro',
    ...essentialGroups.flatMap((group) => [`bites.group_${group}`, `bites.essential_${group}`] as const),
  ],
  faq: questions.flatMap((n) => [`bites.faq${n}`, `bites.faq${n}Answer`] as const),
};
