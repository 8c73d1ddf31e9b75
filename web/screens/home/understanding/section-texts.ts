export const sectionIds = ['cry', 'cues', 'colic', 'growing'] as const;
export type SectionId = (typeof sectionIds)[number];

export const tipsOf = (id: SectionId) =>
  [
    `understanding.${id}Tip1`,
    `understanding.${id}Tip2`,
    `understanding.${id}Tip3`,
    `understanding.${id}Tip4`,
  ] as const;

/** What a section says, in the order in which it stands there, for whoever listens to it. */
export const spokenTexts = (id: SectionId) =>
  [
    `understanding.${id}`,
    `understanding.${id}Intro`,
    ...tipsOf(id),
    ...(id === 'colic' ? (['understanding.colicHelp'] as const) : []),
  ] as const;
