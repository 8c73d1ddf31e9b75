/** What somebody is in a family. Somebody may be in several, and something else in each. */
export const roles = ['parent', 'carer', 'guest'] as const;
export type Role = (typeof roles)[number];

/** `see` the diary, `record` in it, `manage` babies, members and what holds for all. */
export const doings = ['see', 'record', 'manage'] as const;
export type Doing = (typeof doings)[number];

/** A family as one of its members is told of it. */
export type FamilyAnswer = {
  id: string;
  role: Role;
  /** The one that is meant where none is named. */
  isDefault: boolean;
  /** Grows with whatever changes in it. */
  change: number;
  members: { id: string; name: string | null; role: Role }[];
};

export type FamiliesAnswer = { families: FamilyAnswer[] };
