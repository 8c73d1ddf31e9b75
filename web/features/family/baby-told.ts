import { toldOf } from '#shared/family/family.rules.ts';
import type { BabyAnswer } from '#shared/family/family.schema.ts';
import type { BabyProblem, BabyPut } from '#shared/family/family-writes.schema.ts';
import type { ProfileProblem } from '#shared/profile/profile.schema.ts';
import {
  type ProfileDraft,
  type ProfileProblems,
  withoutHiddenAnswers,
} from '#web/features/profile/profile-draft.ts';
import { today } from '#web/features/profile/today.ts';

/** A baby as the profile's own fields edit it. */
export const draftOfBaby = (baby: BabyAnswer | undefined): ProfileDraft => (baby ? toldOf(baby) : {});

type Telling = Omit<BabyPut, 'familyId' | 'id'>;

/** What those fields say, in the words of the family: a date is of the birth, or the day that it is expected. */
export function tellingOf(draft: ProfileDraft): Telling {
  const {
    babyName,
    babyAvatar,
    gestationWeeks,
    babyBirthDate: date,
    journeyType,
  } = withoutHiddenAnswers(draft, today());
  return {
    name: babyName?.trim() || null,
    avatar: babyAvatar,
    gestationWeeks,
    ...(journeyType === 'com-bebe' && { arrival: 'born', birthDate: date }),
    ...(journeyType === 'gestante' && { arrival: 'expected', dueDate: date }),
  };
}

const fieldNames: Readonly<Record<string, keyof ProfileDraft>> = {
  name: 'babyName',
  avatar: 'babyAvatar',
  birthDate: 'babyBirthDate',
  dueDate: 'babyBirthDate',
  gestationWeeks: 'gestationWeeks',
};

/** What the server refused, beside the fields that she sees. */
export function problemsOfBaby(fields: Record<string, string> | undefined): ProfileProblems {
  const named = Object.entries(fields ?? {}).flatMap(([field, problem]) => {
    const shown = fieldNames[field];
    return shown ? [[shown, problem as ProfileProblem | BabyProblem]] : [];
  });
  return Object.fromEntries(named);
}

/** What one of a pregnancy is told with the other: the dates and the weeks are the same. */
export const togetherWith = ({ arrival, birthDate, dueDate, gestationWeeks }: BabyAnswer): Telling => ({
  arrival,
  gestationWeeks,
  dueDate,
  ...(arrival === 'born' && { birthDate }),
});
