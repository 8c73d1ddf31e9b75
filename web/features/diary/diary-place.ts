import type { BabyFacts } from '#shared/baby/baby-age.rules.ts';

export type NamedBaby = { id: string; name: string };

/**
 * Whose diary is looked at, and by whom; without a baby, of the whole family. A visitor has no family, and a phone may not
 * know hers yet: what is recorded meanwhile waits on it.
 */
export type DiaryPlace = {
  /** Where there are several: who is here, and what each is called. */
  babies?: readonly NamedBaby[] | undefined;
  /** And how this device turns to another of them. */
  choose?: ((babyId: string) => void) | undefined;
  /** What is known of each baby's age, by its id: some kinds say more about a younger one. */
  facts?: Readonly<Record<string, BabyFacts>> | undefined;
  owner: string | null;
  familyId: string | null;
  babyId: string | null;
  /** While it is asked for which family is hers. */
  asking?: { hasFailed: boolean; refetch: () => unknown } | undefined;
};

/** What the baby of a place is called, where there are several. */
export const babyNameIn = ({ babies, babyId }: DiaryPlace): string | undefined =>
  babies?.find(({ id }) => id === babyId)?.name;
