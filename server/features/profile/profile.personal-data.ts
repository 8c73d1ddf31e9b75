import { eq } from 'drizzle-orm';
import type { PersonalData } from '#server/features/access/personal-data.ts';
import { profiles } from './profile.table.ts';

export const profileData: PersonalData = {
  table: 'profiles',
  rows: (db, { userId }) =>
    db
      .select({
        name: profiles.name,
        age: profiles.age,
        birth_date: profiles.birthDate,
        first_maternity: profiles.firstMaternity,
        previous_experience: profiles.previousExperience,
        other_experience: profiles.otherExperience,
        join_groups: profiles.joinGroups,
        baby_name: profiles.babyName,
        baby_birth_date: profiles.babyBirthDate,
        baby_avatar: profiles.babyAvatar,
        interests: profiles.interests,
        content_preference: profiles.contentPreference,
        specialist_access: profiles.specialistAccess,
        onboarding_completed: profiles.onboardingCompleted,
        gestation_weeks: profiles.gestationWeeks,
        journey_type: profiles.journeyType,
        quiet: profiles.quiet,
        quiet_since: profiles.quietSince,
        created_at: profiles.createdAt,
        updated_at: profiles.updatedAt,
      })
      .from(profiles)
      .where(eq(profiles.userId, userId)),
};
