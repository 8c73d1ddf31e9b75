import type { SameKeys } from '#web/platform/language/translate.ts';
import { texts as care } from './en-care.ts';
import { texts as circle } from './en-circle.ts';
import { texts as consent } from './en-consent.ts';
import { texts as entry } from './en-entry.ts';
import { texts as first } from './en-first.ts';
import { texts as foods } from './en-foods.ts';
import { texts as guide } from './en-guide.ts';
import { texts as keys } from './en-keys.ts';
import { texts as nursing } from './en-nursing.ts';
import { texts as profile } from './en-profile.ts';
import { texts as quiet } from './en-quiet.ts';
import { texts as rest } from './en-rest.ts';
import { texts as search } from './en-search.ts';
import { texts as sleep } from './en-sleep.ts';
import { texts as staff } from './en-staff.ts';
import { texts as tools } from './en-tools.ts';
import type { pt } from './pt.ts';

export const en: SameKeys<typeof pt> = {
  ...first,
  ...rest,
  ...nursing,
  ...profile,
  ...guide,
  ...circle,
  ...tools,
  ...foods,
  ...sleep,
  ...staff,
  ...care,
  ...quiet,
  ...consent,
  ...entry,
  ...keys,
  ...search,
};
