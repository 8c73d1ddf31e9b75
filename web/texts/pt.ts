import { texts as care } from './pt-care.ts';
import { texts as circle } from './pt-circle.ts';
import { texts as consent } from './pt-consent.ts';
import { texts as entry } from './pt-entry.ts';
import { texts as first } from './pt-first.ts';
import { texts as foods } from './pt-foods.ts';
import { texts as guide } from './pt-guide.ts';
import { texts as keys } from './pt-keys.ts';
import { texts as nursing } from './pt-nursing.ts';
import { texts as profile } from './pt-profile.ts';
import { texts as quiet } from './pt-quiet.ts';
import { texts as rest } from './pt-rest.ts';
import { texts as search } from './pt-search.ts';
import { texts as sleep } from './pt-sleep.ts';
import { texts as staff } from './pt-staff.ts';
import { texts as tools } from './pt-tools.ts';

/** Portuguese is the source: its keys are the contract that every other language fills. */
export const pt = {
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
} as const;
