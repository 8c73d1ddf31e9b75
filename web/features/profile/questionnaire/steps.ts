import { isTold, type ProfileDraft, type ProfileField, type ProfileProblems } from '../profile-draft.ts';

export const stepCount = 4;

/** What is asked at each step, from 1. */
const fieldsOfStep: Record<number, readonly ProfileField[]> = {
  1: ['name', 'age', 'firstMaternity', 'previousExperience', 'otherExperience', 'joinGroups'],
  2: ['journeyType', 'babyName', 'babyBirthDate', 'babyAvatar', 'gestationWeeks'],
  3: ['interests'],
  4: ['contentPreference', 'specialistAccess'],
};

/** What she must have answered before she can go on (specification, section 5). */
function neededAt(step: number, draft: ProfileDraft): readonly ProfileField[] {
  switch (step) {
    case 1:
      if (draft.firstMaternity !== false) return ['name', 'firstMaternity'];
      if (draft.previousExperience !== 'outra') return ['name', 'previousExperience'];
      return ['name', 'otherExperience'];
    case 2:
      return ['babyName'];
    case 3:
      return ['interests'];
    default:
      return ['contentPreference', 'specialistAccess'];
  }
}

export function isStepValid(step: number, draft: ProfileDraft, problems: ProfileProblems): boolean {
  const needed = neededAt(step, draft).every((field) => isTold(draft[field]));
  return needed && (fieldsOfStep[step] ?? []).every((field) => !problems[field]);
}
