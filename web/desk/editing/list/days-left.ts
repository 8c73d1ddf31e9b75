import { trashDays } from '#shared/editing/editing.rules.ts';

const dayMs = 24 * 60 * 60 * 1000;

/** Whole days until what was deleted is gone for good; 0 on the last one. */
export function daysLeft(deletedAt: string, now: number): number {
  const gone = new Date(deletedAt).getTime() + trashDays * dayMs;
  return Math.max(0, Math.floor((gone - now) / dayMs));
}
