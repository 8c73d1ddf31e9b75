import { randomUUID } from 'node:crypto';
import type { UserId } from '#server/features/access/viewer.ts';
import { type BabyChange, changeBaby, changeDefaultBaby } from '#server/features/family/babies.repository.ts';
import { type FamilyId, type Membership, membershipFor } from '#server/features/family/family.gate.ts';
import { lockFamily } from '#server/features/family/family.repository.ts';
import { refuseFields } from '#server/platform/http/refuse-fields.ts';
import type { Services } from '#server/services.ts';
import { babyDateProblem } from '#shared/baby/baby-date.rules.ts';
import type { ProfilePatch, ProfileProblem } from '#shared/profile/profile.schema.ts';
import type { CalendarDate } from '#shared/time/calendar-date.ts';
import { latestToday } from '#shared/time/latest-today.ts';
import { type BabyMeant, profileOf, saveAnswers } from './profile.repository.ts';

type Her = { userId: UserId; memberships: readonly Membership[] };

/** The baby that she names, of whichever family of hers, or else the one of her own family. */
export function babyMeant(
  memberships: readonly Membership[],
  babyId: string | undefined,
): BabyMeant | undefined {
  const family = memberships.find(({ babies, isDefault }) =>
    babyId === undefined ? isDefault : babies.some(({ id }) => id === babyId),
  );
  if (babyId !== undefined && !family) refuseFields({ babyId: 'unknown_choice' });
  const baby = babyId === undefined ? family?.babies.find((one) => one.isDefault) : { id: babyId };
  return family && baby && { familyId: family.familyId, babyId: baby.id };
}

/** Keeps her answers. It is no consent to anything else: her health records have a question of their own. */
export async function updateProfile(
  { db, clock }: Services,
  { userId, memberships }: Her,
  { babyId, ...update }: ProfilePatch,
) {
  const now = clock.now();
  refuseTooLate(update, latestToday(now));
  const { answers, ofBaby } = parted(update);
  const meant = babyMeant(memberships, babyId);
  const familyId = ofBaby && familyToChange(memberships, meant, babyId);
  return db.transaction(async (transaction) => {
    // The family before her answers: in this order everybody holds them.
    if (familyId) await lockFamily(transaction, familyId);
    await saveAnswers(transaction, userId, { answers, now });
    if (!ofBaby || !familyId) return profileOf(transaction, userId, meant);
    if (babyId !== undefined) {
      await changeBaby(transaction, familyId, { id: babyId, change: ofBaby, now });
      return profileOf(transaction, userId, meant);
    }
    const changed = { newId: randomUUID(), change: ofBaby, now };
    const id = await changeDefaultBaby(transaction, familyId, changed);
    return profileOf(transaction, userId, { familyId, babyId: id });
  });
}

/** What is told of a baby needs a parent of its family, and among several its name. */
function familyToChange(
  memberships: readonly Membership[],
  meant: BabyMeant | undefined,
  babyId: string | undefined,
): FamilyId {
  const { familyId, babies } = membershipFor(memberships, { family: meant?.familyId, doing: 'manage' });
  if (babyId === undefined && babies.filter(({ state }) => state === 'here').length > 1)
    refuseFields({ babyId: 'required' });
  return familyId;
}

/** What she told of herself, and what of a baby, if anything. */
function parted({
  babyName,
  babyBirthDate,
  babyAvatar,
  gestationWeeks,
  journeyType,
  ...answers
}: Omit<ProfilePatch, 'babyId'>) {
  const date = babyBirthDate as CalendarDate | null | undefined;
  const ofBaby: BabyChange = { name: babyName, avatar: babyAvatar, gestationWeeks, date, journeyType };
  const isNamed = Object.values(ofBaby).some((value) => value !== undefined);
  return { answers, ofBaby: isNamed ? ofBaby : undefined };
}

/** What a schema cannot know: it is not told which day it is. */
function refuseTooLate({ birthDate, babyBirthDate }: ProfilePatch, today: CalendarDate): void {
  const fields: Record<string, ProfileProblem> = {};
  if (birthDate && birthDate > today) fields.birthDate = 'date_too_late';
  const problem = babyBirthDate && babyDateProblem({ journeyType: null, date: babyBirthDate, today });
  if (problem) fields.babyBirthDate = problem;
  refuseFields(fields);
}
