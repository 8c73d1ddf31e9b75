import type { Language } from '#shared/language/language.rules.ts';
import type { SameKeys } from '#web/platform/language/translate.ts';
import { landing as en } from '#web/texts/en/landing.ts';
import { landing as pt } from '#web/texts/pt/landing.ts';

export type LandingTexts = SameKeys<typeof pt>;

export const landingTexts: Record<Language, LandingTexts> = { pt, en };
