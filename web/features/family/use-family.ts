import { useEffect } from 'react';
import { babiesHere, babyShown } from '#shared/family/family.rules.ts';
import { useChosenBaby } from '#web/features/profile/chosen-baby.ts';
import { useOwnAnswer } from '#web/platform/outbox/own-answer.ts';
import { chooseBaby } from './choose-baby.ts';
import { myFamilies } from './my-families.ts';

/** Her families, and of them the one whose baby this device shows, with those who are here. */
export function useFamily(owner: string | null) {
  const { answer, stored, ...state } = useOwnAnswer(myFamilies, owner);
  const chosen = useChosenBaby(owner);
  const { family, baby } = babyShown(answer.families, chosen);
  const isKnown = stored !== undefined;
  useEffect(() => {
    // Lost, put away, or of a family that is no longer hers: nothing on this device goes on about that baby.
    if (owner !== null && isKnown && chosen !== undefined && baby?.id !== chosen) chooseBaby(owner, baby);
  }, [owner, isKnown, chosen, baby]);
  return { ...state, families: answer.families, family, baby, babies: babiesHere(family) };
}
