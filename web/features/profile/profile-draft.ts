import { isExpected } from '#shared/baby/baby-age.rules.ts';
import type { Profile, ProfileProblem, ProfileUpdate } from '#shared/profile/profile.schema.ts';
import type { CalendarDate } from '#shared/time/calendar-date.ts';

/** What she has told so far: any of the fields, in any order. */
export type ProfileDraft = ProfileUpdate;
export type ProfileField = keyof ProfileUpdate;
export type ProfileProblems = Partial<Record<ProfileField, ProfileProblem>>;

/** What each of the shared groups of fields takes. */
export type FieldsProps = {
  value: ProfileDraft;
  problems: ProfileProblems;
  onChange: (patch: ProfileDraft) => void;
};

const nothingTold: Profile = {
  name: null,
  age: null,
  birthDate: null,
  firstMaternity: null,
  previousExperience: null,
  otherExperience: null,
  joinGroups: null,
  babyName: null,
  babyBirthDate: null,
  babyAvatar: null,
  interests: [],
  contentPreference: [],
  specialistAccess: null,
  onboardingCompleted: false,
  gestationWeeks: null,
  journeyType: null,
  updatedAt: '1970-01-01T00:00:00.000Z',
  quiet: null,
  quietSince: null,
};

/** Every field there is; the order is that of the questionnaire. */
export const profileFields = Object.keys(nothingTold).filter(
  (field): field is ProfileField => !['updatedAt', 'quiet', 'quietSince'].includes(field),
);

/** A local copy has only the fields she answered; a profile has them all. */
export function profileOf(draft: ProfileDraft): Profile {
  const told = Object.entries(draft).filter(([, answer]) => answer !== undefined);
  return { ...nothingTold, ...Object.fromEntries(told) };
}

/** A profile as fields can edit it. */
export function draftOf({ updatedAt: _, quiet: __, quietSince: ___, name, ...rest }: Profile): ProfileDraft {
  return name === null ? rest : { ...rest, name };
}

/** Whether a field says something: nothing, blank and an empty list do not. */
export function isAnswered(answer: unknown): boolean {
  if (answer === null || answer === undefined) return false;
  if (typeof answer === 'string') return answer.trim() !== '';
  return Array.isArray(answer) ? answer.length > 0 : true;
}

export function answeredFields(draft: ProfileDraft): ProfileDraft {
  return Object.fromEntries(Object.entries(draft).filter(([, answer]) => isAnswered(answer)));
}

/** Lists are sets: the order of the boxes she ticked says nothing. */
export function isSameAnswer(one: unknown, other: unknown): boolean {
  if (!isAnswered(one) && !isAnswered(other)) return true;
  if (Array.isArray(one) && Array.isArray(other))
    return one.length === other.length && one.every((item) => other.includes(item));
  return one === other;
}

/** The fields of a draft that say something else than the profile. */
export function changedFields(draft: ProfileDraft, profile: Profile | null): ProfileDraft {
  const changed = profileFields.filter(
    (field) => draft[field] !== undefined && !isSameAnswer(draft[field], profile?.[field]),
  );
  return Object.fromEntries(changed.map((field) => [field, draft[field]]));
}

/**
 * The fields hide what no longer applies (experience before a first child, weeks of a birth yet to come), but
 * keep it while she goes back and forth. When she saves, what is hidden is not said.
 */
export function withoutHiddenAnswers(draft: ProfileDraft, today: CalendarDate): ProfileDraft {
  const settled = { ...draft };
  if (draft.firstMaternity) settled.previousExperience = null;
  if (
    draft.firstMaternity ||
    (draft.previousExperience !== undefined && draft.previousExperience !== 'outra')
  )
    settled.otherExperience = null;
  const { journeyType = null, babyBirthDate: date = null } = draft;
  if (isExpected({ journeyType, date, today })) settled.gestationWeeks = null;
  return settled;
}
