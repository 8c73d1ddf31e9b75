import { ownRows, type PersonalData } from '#server/features/access/personal-data.ts';
import { profiles } from './profile.table.ts';

export const profileData: PersonalData = ownRows(profiles, {
  columns: [
    'name',
    'age',
    'birthDate',
    'firstMaternity',
    'previousExperience',
    'otherExperience',
    'joinGroups',
    'babyName',
    'babyBirthDate',
    'babyAvatar',
    'interests',
    'contentPreference',
    'specialistAccess',
    'onboardingCompleted',
    'gestationWeeks',
    'journeyType',
    'quiet',
    'quietSince',
    'createdAt',
    'updatedAt',
  ],
});
