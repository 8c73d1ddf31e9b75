import type { BabyAvatar } from '../profile/profile.rules.ts';
import type { CalendarDate } from '../time/calendar-date.ts';

/** What somebody is in a family. Somebody may be in several, and something else in each. */
export const roles = ['parent', 'carer', 'guest'] as const;
export type Role = (typeof roles)[number];

/** `see` the diary, `record` in it, `manage` babies, members and what holds for all. */
export const doings = ['see', 'record', 'manage'] as const;
export type Doing = (typeof doings)[number];

/** Only a parent says that a baby is born. `unsaid`: she told a date, or nothing, and not yet which it is. */
export const arrivals = ['expected', 'born', 'unsaid'] as const;
export type Arrival = (typeof arrivals)[number];

/** `died` and `ended`, which is of a pregnancy, silence this baby for every member. `archived`: no longer recorded. */
export const babyStates = ['here', 'archived', 'died', 'ended'] as const;
export type BabyState = (typeof babyStates)[number];

export type BabyAnswer = {
  id: string;
  name: string | null;
  sex: 'f' | 'm' | null;
  avatar: BabyAvatar | null;
  arrival: Arrival;
  birthDate: CalendarDate | null;
  dueDate: CalendarDate | null;
  /** A date, and not yet said of what. */
  toldDate: CalendarDate | null;
  gestationWeeks: number | null;
  state: BabyState;
  stateSince: string | null;
  /** The one that is meant where none is named; which one a device shows is the device's. */
  isDefault: boolean;
  /** Since when a parent has wanted it deleted: it waits seven days. Answers of the version before know nothing of it. */
  deletionAskedAt?: string | null | undefined;
  updatedAt: string;
};

/** A family as one of its members is told of it. */
export type FamilyAnswer = {
  id: string;
  role: Role;
  /** The one that is meant where none is named. */
  isDefault: boolean;
  /** Grows with whatever changes in it. */
  change: number;
  /** Some records came without a baby: whose they are is asked once. */
  asksWhose: boolean;
  /** Where its days are, once a parent has said; until then each phone's own. */
  timeZone: string | null;
  /** When a day begins, and when one of sleep does, for all who count. */
  dayStartHour: number;
  sleepDayStartHour: number;
  /** Since when a parent has wanted all of it deleted, or what was recorded in it, which is closed meanwhile. */
  deletionAskedAt?: string | null | undefined;
  recordsDeletionAskedAt?: string | null | undefined;
  babies: BabyAnswer[];
  members: { id: string; name: string | null; role: Role }[];
};

export type FamiliesAnswer = { families: FamilyAnswer[] };
