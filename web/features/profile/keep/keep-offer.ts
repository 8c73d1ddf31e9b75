import type { Profile } from '#shared/profile/profile.schema.ts';
import { withoutDefaultName } from '../default-profile.ts';
import {
  answeredFields,
  isAnswered,
  isSameAnswer,
  type ProfileDraft,
  type ProfileField,
  profileFields,
} from '../profile-draft.ts';

/** What of this device's answers could go to her account. */
export type KeepOffer = {
  /** The account knows nothing of these: they can go as they are. */
  missing: ProfileDraft;
  /** Both know something, and it is not the same: she chooses. */
  differing: ProfileField[];
};

/** Null when there is nothing to ask her. */
export function keepOffer(local: ProfileDraft, server: Profile | null): KeepOffer | null {
  const answers = answeredFields(withoutDefaultName(local));
  const isSameDate = isSameAnswer(answers.babyBirthDate, server?.babyBirthDate);
  const fields = profileFields.filter(
    (field) => field !== 'onboardingCompleted' && field in answers && (field !== 'journeyType' || isSameDate),
  );
  const missing = fields.filter((field) => !isAnswered(server?.[field]));
  const differing = fields.filter(
    (field) => isAnswered(server?.[field]) && !isSameAnswer(answers[field], server?.[field]),
  );
  if (missing.length + differing.length === 0) return null;
  return { missing: withItsJourney(missing, answers), differing };
}

/** What a day is of goes with the day: one phone's date with another's journey would be a birth nobody told. */
export function withItsJourney(fields: readonly ProfileField[], answers: ProfileDraft): ProfileDraft {
  const chosen = Object.fromEntries(fields.map((field) => [field, answers[field]]));
  const { journeyType } = answers;
  return journeyType && fields.includes('babyBirthDate') ? { ...chosen, journeyType } : chosen;
}
