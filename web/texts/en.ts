import type { SameKeys } from '#web/platform/language/translate.ts';
import { first } from './en-first.ts';
import { rest } from './en-rest.ts';
import { staffPanel } from './en-staff.ts';
import type { pt } from './pt.ts';

export const en: SameKeys<typeof pt> = { ...first, ...rest, ...staffPanel };
