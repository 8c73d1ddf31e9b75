import { addDays, type CalendarDate } from '../time/calendar-date.ts';

/** What may be chosen in the questionnaire. The ids are stored; the words live in the dictionaries. */
export const previousExperiences = ['perdi-gravidez', 'dois-filhos', 'mais-dois-filhos', 'outra'] as const;
export const joinGroupsAnswers = ['sim', 'nao', 'talvez'] as const;
export const babyAvatars = ['apple', 'flower', 'seed', 'orange', 'cherry', 'sunflower'] as const;
export const specialistAccesses = ['essencial', 'as-vezes', 'so-conteudo'] as const;
export const interestAreas = [
  'amamentacao-alimentacao',
  'puerperio-emocional',
  'desenvolvimento-bebe',
  'sono-rotina',
  'trabalho-maternidade',
  'autocuidado-identidade',
  'relacoes-rede-apoio',
  'parto-gestacao',
] as const;
export const contentPreferences = ['leitura', 'videos', 'audio', 'troca-maes', 'especialistas'] as const;
export const journeyTypes = ['gestante', 'com-bebe'] as const;

export type PreviousExperience = (typeof previousExperiences)[number];
export type JoinGroupsAnswer = (typeof joinGroupsAnswers)[number];
export type BabyAvatar = (typeof babyAvatars)[number];
export type SpecialistAccess = (typeof specialistAccesses)[number];
export type InterestArea = (typeof interestAreas)[number];
export type ContentPreference = (typeof contentPreferences)[number];
export type JourneyType = (typeof journeyTypes)[number];

export const ageRange = { min: 18, max: 60 } as const;
export const maxInterests = 2;
export const maxNameLength = 80;
export const maxOtherExperienceLength = 300;

/** Weeks of gestation at birth that a living baby can have; below 37 it was born early. */
export const gestationRange = { min: 22, max: 43 } as const;

/** The days a baby's date may name, birth or due: no pregnancy lasts longer than 42 weeks from its first day. */
export const earliestBabyDate = '2000-01-01' as CalendarDate;
const dueWithinDays = 42 * 7;

export function latestBabyDate(today: CalendarDate): CalendarDate {
  return addDays(today, dueWithinDays);
}

/** The browser storage keys of the first run (specification, section 3). */
export const onboardingCompletedKey = 'onboarding_completed';
export const profileDataKey = 'profile_data';
export const onboardingDataKey = 'onboarding_data';
