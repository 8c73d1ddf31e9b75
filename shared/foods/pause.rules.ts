import type { CalendarDate } from '../time/calendar-date.ts';
import { type FoodLiking, type FoodSign, foodSigns, urgentSigns } from './food.rules.ts';
import type { FoodClearing, FoodEntryAnswer } from './food.schema.ts';

type Entry = Pick<FoodEntryAnswer, 'id' | 'food' | 'day' | 'liking' | 'signs' | 'updatedAt'>;

/** Two names that she wrote in other capitals, or with a blank more, are one food of hers. */
export function foodIdentity(food: string): string {
  return food.startsWith('own:')
    ? food.replaceAll(/\s+/g, ' ').replace('own: ', 'own:').trim().toLowerCase()
    : food;
}

export const isUrgent = (signs: readonly FoodSign[]) => urgentSigns.some((sign) => signs.includes(sign));

export type PausedFood = {
  food: string;
  /** All that she saw and nobody has cleared yet; what cannot wait stands first. */
  signs: FoodSign[];
  isUrgent: boolean;
  /** The last day with a sign. */
  day: CalendarDate;
};

/**
 * A food rests from an entry with signs until she clears it, and again from what she tells after that. What counts
 * is when she told: a reaction of last week that she adds today is news. What cannot wait stands first, then the latest.
 */
export function pausedFoods(entries: readonly Entry[], cleared: readonly FoodClearing[]): PausedFood[] {
  const until = new Map<string, number>();
  for (const { food, clearedAt } of cleared) {
    const key = foodIdentity(food);
    until.set(key, Math.max(until.get(key) ?? Number.NEGATIVE_INFINITY, Date.parse(clearedAt)));
  }
  const telling = entries.filter(
    ({ food, signs, updatedAt }) =>
      signs.length > 0 &&
      !(Date.parse(updatedAt) <= (until.get(foodIdentity(food)) ?? Number.NEGATIVE_INFINITY)),
  );
  return [...byFood(telling).values()]
    .map(([latest, ...others]) => {
      const seen = new Set([latest, ...others].flatMap(({ signs }) => signs));
      const signs = foodSigns.filter((sign) => seen.has(sign));
      return { food: latest.food, signs, isUrgent: isUrgent(signs), day: latest.day };
    })
    .sort((a, b) => Number(b.isUrgent) - Number(a.isUrgent) || compare(b.day, a.day));
}

/**
 * When a clearing is told to have been: never before the entries it is about, whatever this phone's clock says. The
 * server's clock and hers may differ by minutes, and the food would go on resting.
 */
export function clearingMoment(entries: readonly Entry[], food: string, now: Date): string {
  const key = foodIdentity(food);
  const told = entries.filter((entry) => foodIdentity(entry.food) === key);
  const latest = Math.max(now.getTime(), ...told.map(({ updatedAt }) => Date.parse(updatedAt)));
  return new Date(latest).toISOString();
}

export type TriedFood = {
  food: string;
  times: number;
  firstDay: CalendarDate;
  lastDay: CalendarDate;
  /** What she said last about it. */
  liking: FoodLiking | null;
};

/** Every food that was tried, the latest first. */
export function triedFoods(entries: readonly Entry[]): TriedFood[] {
  return [...byFood(entries).values()].map((told) => {
    const [latest] = told;
    return {
      food: latest.food,
      times: told.length,
      firstDay: told.at(-1)?.day ?? latest.day,
      lastDay: latest.day,
      liking: told.find(({ liking }) => liking !== null)?.liking ?? null,
    };
  });
}

type Told = [latest: Entry, ...others: Entry[]];

/** The latest day first; of one day, what she told last. */
function byFood(entries: readonly Entry[]): Map<string, Told> {
  const foods = new Map<string, Told>();
  const latestFirst = entries.toSorted(
    (a, b) => compare(b.day, a.day) || Date.parse(b.updatedAt) - Date.parse(a.updatedAt),
  );
  for (const entry of latestFirst) {
    const told = foods.get(foodIdentity(entry.food));
    if (told) told.push(entry);
    else foods.set(foodIdentity(entry.food), [entry]);
  }
  return foods;
}

/** Days of the calendar are written so that they sort as they come. */
const compare = (a: string, b: string) => (a < b ? -1 : Number(a > b));
