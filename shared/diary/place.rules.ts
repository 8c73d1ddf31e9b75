/** Whose diary is looked at: one baby's with what is of nobody in particular, or without a baby the whole family's. */
export type Looked = { familyId: string | null; babyId: string | null };

/** In which family something is recorded. Where no baby is known the server finds hers, or makes a place for one. */
export const recordedIn = ({ familyId, babyId }: Looked): string | null =>
  babyId === null ? null : familyId;
