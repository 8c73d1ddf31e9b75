import type { Pause } from '#shared/foods/pause.rules.ts';

/** What is hers about the foods that a page shows, and what can be done with one. */
export type FoodState = {
  isSaved: (food: string) => boolean;
  setSaved: (food: string, on: boolean) => void;
  pauseOf: (food: string) => Pause | undefined;
  clear: (pause: Pause) => void;
  isTried: (food: string) => boolean;
  /** Shows all that there is to know about it. */
  open: (food: string) => void;
  /** The months that guidance goes by; null when her baby's age is not known. */
  months: number | null;
};
