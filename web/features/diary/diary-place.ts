/** Whose diary is looked at, and by whom. Without a baby, of the whole family. */
export type DiaryPlace = { owner: string; familyId: string; babyId: string | null };
