import type { SameKeys } from '#web/platform/language/translate.ts';
import { texts as desk } from './en-desk.ts';
import { texts as first } from './en-first.ts';
import { texts as mother } from './en-mother.ts';
import { texts as nursing } from './en-nursing.ts';
import type { pt } from './pt.ts';

export const en: SameKeys<typeof pt> = { ...first, ...nursing, ...mother, ...desk };
