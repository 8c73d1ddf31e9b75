import { useFamily } from './use-family.ts';

/** Whose diary this device shows: of the baby that was chosen on it; of a visitor, what lies on her phone. */
export function useDiaryPlace(owner: string | null) {
  const { family, baby, hasFailed, refetch } = useFamily(owner);
  return {
    owner,
    familyId: family?.id ?? null,
    babyId: baby?.id ?? null,
    ...(!family && { asking: { hasFailed, refetch } }),
  };
}
