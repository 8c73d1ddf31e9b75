import type { BabyFacts } from '../baby/baby-age.rules.ts';
import type { JourneyType } from '../profile/profile.rules.ts';
import type { Arrival, BabyAnswer, Doing, FamilyAnswer, Role } from './family.schema.ts';

export const maxMembers = 12;
export const maxBabies = 12;
/** Far above what hands can do: an import is a job with a limit of its own. */
export const maxRecordsPerDay = 2000;

const permitted: Record<Role, readonly Doing[]> = {
  parent: ['see', 'record', 'manage'],
  carer: ['see', 'record'],
  guest: ['see'],
};

export const mayDo = (role: Role, doing: Doing): boolean => permitted[role].includes(doing);

const journeys: Record<Arrival, JourneyType | null> = {
  born: 'com-bebe',
  expected: 'gestante',
  unsaid: null,
};

/** What is told of a baby, in the words of the profile: its date is of the birth, or the day that it is expected. */
export function toldOf({ arrival, birthDate, dueDate, toldDate, gestationWeeks, name, avatar }: BabyAnswer) {
  return {
    babyName: name,
    babyAvatar: avatar,
    babyBirthDate: { born: birthDate, expected: dueDate, unsaid: toldDate }[arrival],
    journeyType: journeys[arrival],
    gestationWeeks,
  };
}

/** What is known of its age. */
export function factsOf(baby: BabyAnswer): BabyFacts {
  const { babyBirthDate: birthDate, journeyType, gestationWeeks } = toldOf(baby);
  return { journeyType, birthDate, gestationWeeks, dueDate: baby.dueDate };
}

/** Those who are spoken of. A baby who was lost, or is no longer recorded, is nowhere shown, whatever a device kept. */
export const babiesHere = (family: FamilyAnswer | undefined): BabyAnswer[] =>
  family?.babies.filter(({ state }) => state === 'here') ?? [];

/** Whom a device shows: the baby that was chosen on it, as long as that one is here, or else the one that is meant. */
export function babyShown(
  families: readonly FamilyAnswer[],
  chosen: string | undefined,
): { family: FamilyAnswer | undefined; baby: BabyAnswer | undefined } {
  const all = families.flatMap((family) => babiesHere(family).map((baby) => ({ family, baby })));
  const own = families.find(({ isDefault }) => isDefault) ?? families[0];
  const ofOwn = all.filter(({ family }) => family === own);
  return (
    all.find(({ baby }) => baby.id === chosen) ??
    ofOwn.find(({ baby }) => baby.isDefault) ??
    ofOwn[0] ?? { family: own, baby: undefined }
  );
}
