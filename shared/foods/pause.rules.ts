import type { CalendarDate } from '../time/calendar-date.ts';
import { type FoodLiking, type FoodSign, foodSigns, isUrgent } from './food.rules.ts';
import type { FoodClearing, FoodEntryAnswer } from './food.schema.ts';
import { concerns, foodIdentity, pauseSubjects } from './pause-subject.rules.ts';

type Entry = Pick<FoodEntryAnswer, 'id' | 'food' | 'day' | 'liking' | 'signs' | 'updatedAt'>;

export type Pause = {
  /** 'allergen:egg', or the food itself when the list names no allergen of it. */
  subject: string;
  /** The foods after which something was seen, the latest first. */
  foods: string[];
  /** All that she saw and nobody has cleared yet; what cannot wait stands first. */
  signs: FoodSign[];
  isUrgent: boolean;
  /** Something that could not wait was seen once: never again at home on one's own, also after later, milder signs. */
  needsAllergist: boolean;
  /** The last day with a sign. */
  day: CalendarDate;
};

/**
 * An allergen rests from an entry with signs until she clears it, and again from what she tells after that. What counts
 * is when she told: a reaction of last week that she adds today is news. What cannot wait stands first, then the latest.
 */
export function activePauses(entries: readonly Entry[], cleared: readonly FoodClearing[]): Pause[] {
  const reactions = latestFirst(entries.filter(({ signs }) => signs.length > 0));
  const subjects = new Set(reactions.flatMap(({ food }) => pauseSubjects(food)));
  return [...subjects]
    .flatMap((subject) => {
      const all = reactions.filter(({ food }) => concerns(subject, food));
      const telling = all.filter((entry) => !isCleared(entry, subject, cleared));
      const [latest] = telling;
      if (!latest) return [];
      const seen = new Set(telling.flatMap(({ signs }) => signs));
      return {
        subject,
        foods: [...byFood(telling).values()].map(([{ food }]) => food),
        signs: foodSigns.filter((sign) => seen.has(sign)),
        isUrgent: hadUrgentDay(telling),
        needsAllergist: hadUrgentDay(all),
        day: latest.day,
      };
    })
    .sort((a, b) => Number(b.isUrgent) - Number(a.isUrgent) || compare(b.day, a.day));
}

/** A clearing of the allergen counts, and one of earlier days that names the food alone. */
function isCleared({ food, updatedAt }: Entry, subject: string, cleared: readonly FoodClearing[]): boolean {
  return cleared.some(
    (clearing) =>
      [subject, foodIdentity(food)].includes(foodIdentity(clearing.food)) &&
      Date.parse(updatedAt) <= Date.parse(clearing.clearedAt),
  );
}

/** What she wrote in two entries of one day was seen together: hives after breakfast and vomiting after lunch. */
function hadUrgentDay(entries: readonly Entry[]): boolean {
  return entries.some(({ day }) =>
    isUrgent(entries.filter((other) => other.day === day).flatMap(({ signs }) => signs)),
  );
}

/**
 * When a clearing is told to have been: never before the entries it is about, whatever this phone's clock says. The
 * server's clock and hers may differ by minutes, and the food would go on resting.
 */
export function clearingMoment(entries: readonly Entry[], subject: string, now: Date): string {
  const told = entries.filter(({ food }) => concerns(subject, food));
  const latest = Math.max(now.getTime(), ...told.map(({ updatedAt }) => Date.parse(updatedAt)));
  return new Date(latest).toISOString();
}

/**
 * When something counts as told that she tells now: after every clearing of that food, whatever the clocks say. So does the
 * server.
 */
export function toldAfter(cleared: readonly FoodClearing[], food: string, at: number): string {
  const clearings = cleared.filter((clearing) => concerns(clearing.food, food));
  const told = Math.max(at, ...clearings.map(({ clearedAt }) => Date.parse(clearedAt) + 1));
  return new Date(told).toISOString();
}

/** A later clearing of the same stands in place of one before it. */
export const withClearing = (
  cleared: readonly FoodClearing[],
  { food, clearedAt }: FoodClearing,
): FoodClearing[] => [...cleared.filter((clearing) => clearing.food !== food), { food, clearedAt }];

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

type NewestFirst = [latest: Entry, ...others: Entry[]];

function byFood(entries: readonly Entry[]): Map<string, NewestFirst> {
  const foods = new Map<string, NewestFirst>();
  for (const entry of latestFirst(entries)) {
    const told = foods.get(foodIdentity(entry.food));
    if (told) told.push(entry);
    else foods.set(foodIdentity(entry.food), [entry]);
  }
  return foods;
}

/** The latest day first; of one day, what she told last. */
const latestFirst = (entries: readonly Entry[]) =>
  entries.toSorted((a, b) => compare(b.day, a.day) || Date.parse(b.updatedAt) - Date.parse(a.updatedAt));

/** Days of the calendar are written so that they sort as they come. */
const compare = (a: string, b: string) => (a < b ? -1 : Number(a > b));
