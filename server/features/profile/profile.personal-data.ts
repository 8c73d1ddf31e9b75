import { ownRows, type PersonalData } from '#server/features/access/personal-data.ts';
import { profiles } from './profile.table.ts';

export const profileData: PersonalData = ownRows(profiles, {
  as: 'profiles',
  columns: [
    'name',
    'age',
    'birthDate',
    'firstMaternity',
    'previousExperience',
    'otherExperience',
    'joinGroups',
    'interests',
    'contentPreference',
    'specialistAccess',
    'onboardingCompleted',
    'quiet',
    'quietSince',
    'createdAt',
    'updatedAt',
  ],
});
