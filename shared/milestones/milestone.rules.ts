import type { Language } from '../language/language.rules.ts';
import { milestoneWords as en } from './milestones.en.ts';
import { milestoneWords as pt } from './milestones.pt.ts';
import { type Milestone, type MilestoneKey, type MilestoneWords, milestones } from './milestones.ts';

const words: Record<Language, MilestoneWords> = { pt, en };

export const isOurs = (milestone: string): milestone is MilestoneKey =>
  milestones.some(({ key }) => key === milestone);

/** One of ours by its key; anything else is in her own words already. */
export const milestoneName = (milestone: string, language: Language): string =>
  isOurs(milestone) ? words[language][milestone] : milestone;

export type Band = { months: readonly [from: number, to: number]; milestones: Milestone[] };

/** What is around the corner, by the months in which it often comes: it may come now, or has just been coming. */
export function bandsAround(guidanceMonths: number): Band[] {
  const bands = new Map<string, Band>();
  for (const one of milestones) {
    const { months } = one;
    if (!months || guidanceMonths < months[0] || guidanceMonths > months[1]) continue;
    const band = bands.get(months.join()) ?? { months, milestones: [] };
    band.milestones.push(one);
    bands.set(months.join(), band);
  }
  return [...bands.values()];
}

/** They may come at any age. */
export const firstTimes: readonly Milestone[] = milestones.filter(({ months }) => months === null);
