import { type FoodEntry, maxFoodNotesLength } from '#shared/foods/food.schema.ts';
import { type CalendarDate, isCalendarDate } from '#shared/time/calendar-date.ts';
import type { FoodDraft } from './food-draft.ts';

const problems = [
  'food_required',
  'reaction_without_food',
  'not_a_date',
  'in_the_future',
  'too_long',
  'too_many',
] as const;
export type EntryProblem = (typeof problems)[number];
export type EntryProblems = { food?: EntryProblem; day?: EntryProblem; notes?: EntryProblem };

/** What stands in the way of keeping it, each beside its field; the entry itself when nothing does. */
export function entryOf(
  { day, liking, signs, notes }: FoodDraft,
  { id, food }: { id: string; food: string | null },
  today: CalendarDate,
): { entry: FoodEntry } | { problems: EntryProblems } {
  const found: EntryProblems = {};
  if (food === null) found.food = signs.length > 0 ? 'reaction_without_food' : 'food_required';
  if (!isCalendarDate(day)) found.day = 'not_a_date';
  else if (day > today) found.day = 'in_the_future';
  if (notes.trim().length > maxFoodNotesLength) found.notes = 'too_long';
  if (food === null || !isCalendarDate(day) || found.day || found.notes) return { problems: found };
  return { entry: { id, food, day, liking, signs, notes: notes.trim() || null } };
}

/** What the server says is wrong, if it is something there is a sentence for. */
export function problemIn(fields: Record<string, string> | undefined): EntryProblem | undefined {
  return problems.find((problem) => Object.values(fields ?? {}).includes(problem));
}
