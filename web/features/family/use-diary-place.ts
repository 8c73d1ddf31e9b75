import { factsOf } from '#shared/family/family.rules.ts';
import { useTexts } from '#web/texts/use-texts.ts';
import { namesOf } from './baby-names.ts';
import { chooseBaby } from './choose-baby.ts';
import { useFamily } from './use-family.ts';

/** Whose diary this device shows: of the baby that was chosen on it; of a visitor, what lies on her phone. */
export function useDiaryPlace(owner: string | null) {
  const t = useTexts();
  const { family, baby, babies, hasFailed, refetch } = useFamily(owner);
  const names = namesOf(babies, t);
  return {
    owner,
    familyId: family?.id ?? null,
    babyId: baby?.id ?? null,
    ...(owner !== null &&
      babies.length > 1 && {
        babies: babies.map(({ id }) => ({ id, name: names.get(id) ?? '' })),
        choose: (babyId: string) =>
          chooseBaby(
            owner,
            babies.find(({ id }) => id === babyId),
          ),
      }),
    facts: Object.fromEntries(babies.map((each) => [each.id, factsOf(each)])),
    ...(!family && { asking: { hasFailed, refetch } }),
  };
}
