import {
  babyAvatars,
  contentPreferences,
  interestAreas,
  joinGroupsAnswers,
  journeyTypes,
  maxInterests,
  previousExperiences,
  specialistAccesses,
} from '#shared/profile/profile.rules.ts';
import { isCalendarDate } from '#shared/time/calendar-date.ts';
import { store } from '#web/platform/device/store.ts';
import { type ProfileDraft, type ProfileField, profileFields } from './profile-draft.ts';

const isText = (value: unknown) => typeof value === 'string';
const isNumber = (value: unknown) => typeof value === 'number';
const isBoolean = (value: unknown) => typeof value === 'boolean';
const oneOf = (options: readonly unknown[]) => (value: unknown) => options.includes(value);
const someOf =
  (options: readonly unknown[], max = options.length) =>
  (value: unknown) =>
    Array.isArray(value) && value.length <= max && value.every((item) => options.includes(item));

/** What may be believed of a copy that anything on the device could have written. */
const isPlausible: Record<ProfileField, (value: unknown) => boolean> = {
  name: isText,
  age: isNumber,
  birthDate: isCalendarDate,
  firstMaternity: isBoolean,
  previousExperience: oneOf(previousExperiences),
  otherExperience: isText,
  joinGroups: oneOf(joinGroupsAnswers),
  babyName: isText,
  babyBirthDate: isCalendarDate,
  babyAvatar: oneOf(babyAvatars),
  interests: someOf(interestAreas, maxInterests),
  contentPreference: someOf(contentPreferences),
  specialistAccess: oneOf(specialistAccesses),
  onboardingCompleted: isBoolean,
  gestationWeeks: isNumber,
  journeyType: oneOf(journeyTypes),
};

/** The columns of the specification: babyBirthDate is stored as baby_birth_date. */
const columnOf = (field: ProfileField) => field.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

export function storedProfile(draft: ProfileDraft): Record<string, unknown> {
  return Object.fromEntries(profileFields.map((field) => [columnOf(field), draft[field]]));
}

const lastRead = new Map<string, { text: string; profile: ProfileDraft | null }>();

/** Null when nothing is stored, or nothing that can be read; the latter is logged once and never breaks a page. */
export function readStoredProfile(key: string): ProfileDraft | null {
  const text = store.get(key);
  if (text === null) return null;
  const last = lastRead.get(key);
  if (last?.text === text) return last.profile;
  const profile = parse(key, text);
  lastRead.set(key, { text, profile });
  return profile;
}

function parse(key: string, text: string): ProfileDraft | null {
  try {
    return believedProfile(JSON.parse(text));
  } catch (error) {
    console.warn(`${key} could not be read`, error);
    return null;
  }
}

export function believedProfile(stored: unknown): ProfileDraft {
  if (typeof stored !== 'object' || stored === null || Array.isArray(stored))
    throw new TypeError('It is not an object');
  const columns = stored as Record<string, unknown>;
  const believed = profileFields.filter((field) => isPlausible[field](columns[columnOf(field)]));
  return Object.fromEntries(believed.map((field) => [field, columns[columnOf(field)]]));
}
