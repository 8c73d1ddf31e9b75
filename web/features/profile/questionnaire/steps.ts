import { isAnswered, type ProfileDraft, type ProfileField, type ProfileProblems } from '../profile-draft.ts';

export const stepCount = 4;

/** What is asked at each step, from 1. */
const fieldsOfStep: Record<number, readonly ProfileField[]> = {
  1: ['name', 'age', 'firstMaternity', 'previousExperience', 'otherExperience', 'joinGroups'],
  2: ['journeyType', 'babyName', 'babyBirthDate', 'babyAvatar', 'gestationWeeks'],
  3: ['interests'],
  4: ['contentPreference', 'specialistAccess'],
};

/** The answers that a step can wait for. */
export type NeededField =
  | 'name'
  | 'firstMaternity'
  | 'previousExperience'
  | 'otherExperience'
  | 'babyName'
  | 'interests'
  | 'contentPreference'
  | 'specialistAccess';

/** What she must have answered before she can go on (specification, section 5). */
function neededAt(step: number, draft: ProfileDraft): readonly NeededField[] {
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

/** What a step still waits for, in the order in which it asks. */
export function missingAt(step: number, draft: ProfileDraft): NeededField[] {
  return neededAt(step, draft).filter((field) => !isAnswered(draft[field]));
}

/** What was told at a step, and cannot be. */
export function wrongAt(step: number, draft: ProfileDraft, problems: ProfileProblems): ProfileField[] {
  const missing: readonly ProfileField[] = missingAt(step, draft);
  return (fieldsOfStep[step] ?? []).filter((field) => problems[field] && !missing.includes(field));
}
