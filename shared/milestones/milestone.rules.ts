import type { Language } from '../language/language.rules.ts';
import { milestoneWords as en, tellWords as tellEn } from './milestones.en.ts';
import { milestoneWords as pt, tellWords as tellPt } from './milestones.pt.ts';
import { type Milestone, type MilestoneKey, type MilestoneWords, milestones } from './milestones.ts';

const words: Record<Language, MilestoneWords> = { pt, en };
const tell: Record<Language, (months: number) => string> = { pt: tellPt, en: tellEn };

export const isOurs = (milestone: string): milestone is MilestoneKey =>
  milestones.some(({ key }) => key === milestone);

/** One of ours by its key; anything else is in her own words already. */
export const milestoneName = (milestone: string, language: Language): string =>
  isOurs(milestone) ? words[language][milestone] : milestone;

/** When to mention it, where the Caderneta says so. Not whether: what nobody wrote down may long be there. */
export const whenToTell = ({ months }: Milestone, language: Language): string | null =>
  months && tell[language](months[1]);

/** What is around the corner: it may come now, or has just been coming. First times may come at any age. */
export function milestonesAround(guidanceMonths: number): Milestone[] {
  return milestones.filter(
    ({ months }) => months !== null && guidanceMonths >= months[0] && guidanceMonths <= months[1],
  );
}
