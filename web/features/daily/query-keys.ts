import type { Language } from '#shared/language/language.rules.ts';
import type { JourneyType } from '#shared/profile/profile.rules.ts';
import type { CalendarDate } from '#shared/time/calendar-date.ts';

/** Every query that holds daily content begins with it. */
export const daily = 'daily';

/** Whoever looks is part of the key: what she liked and saved, and what was chosen for her, differ by who asks. */
export type Owner = string | null;

/** Who asks, and the baby's date and what it is of, as far as this phone knows them. */
export type Reader = { owner: Owner; birthDate: CalendarDate | null; journeyType: JourneyType | null };

export const weekKey = (
  { owner, birthDate, journeyType }: Reader,
  language: Language,
  sunday: CalendarDate,
) => [daily, 'week', owner, language, sunday, birthDate, journeyType] as const;
export const contentKey = (owner: Owner, contentId: string) => [daily, 'content', owner, contentId] as const;
const saved = [daily, 'saved'] as const;
export const savedContentsKey = saved;
export const savedKey = (owner: Owner) => [...saved, owner] as const;
