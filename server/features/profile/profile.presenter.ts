import type { ProfileAnswer } from '#shared/profile/profile.schema.ts';
import type { ProfileRow } from './profile.repository.ts';

/** A missing row is no error: she has answered nothing yet. */
export function presentProfile(row: ProfileRow | undefined): ProfileAnswer {
  if (!row) return { profile: null };
  return {
    profile: {
      name: row.name,
      age: row.age,
      birthDate: row.birthDate,
      firstMaternity: row.firstMaternity,
      previousExperience: row.previousExperience,
      otherExperience: row.otherExperience,
      joinGroups: row.joinGroups,
      babyName: row.babyName,
      babyBirthDate: row.babyBirthDate,
      babyAvatar: row.babyAvatar,
      interests: row.interests,
      contentPreference: row.contentPreference,
      specialistAccess: row.specialistAccess,
      onboardingCompleted: row.onboardingCompleted,
      gestationWeeks: row.gestationWeeks,
      journeyType: row.journeyType,
      updatedAt: row.updatedAt.toISOString(),
      quiet: row.quiet,
      quietSince: row.quietSince?.toISOString() ?? null,
    },
  };
}
