import { toldOf } from '#shared/family/family.rules.ts';
import type { BabyAnswer } from '#shared/family/family.schema.ts';
import { keepChosenBaby } from '#web/features/profile/chosen-baby.ts';
import { keepLocalProfile, localOrigin, localProfile } from '#web/features/profile/local-profile.ts';

/**
 * Shows another baby on this device, at once and without a network: the copy of her profile here tells of that one from
 * now on. Without a baby, whom the server means.
 */
export function chooseBaby(owner: string, baby: BabyAnswer | undefined): void {
  const copy = localProfile(owner);
  const origin = localOrigin();
  // Answers that wait to be sent are of the baby they were given about: they are not told of another.
  if (baby && copy && !origin.unsentSince) keepLocalProfile({ ...copy, ...toldOf(baby) }, origin);
  keepChosenBaby(owner, baby?.id);
}
