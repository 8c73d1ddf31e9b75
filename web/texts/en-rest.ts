import type { SameKeys } from '#web/platform/language/translate.ts';
import { account } from './en/account.ts';
import { article } from './en/article.ts';
import { breastfeeding } from './en/breastfeeding.ts';
import { calendar } from './en/calendar.ts';
import { community } from './en/community.ts';
import { communityCare } from './en/community-care.ts';
import { daily } from './en/daily.ts';
import { intro } from './en/intro.ts';
import { library } from './en/library.ts';
import { notifications } from './en/notifications.ts';
import { nursing } from './en/nursing.ts';
import { nursingLog } from './en/nursing-log.ts';
import { outbox } from './en/outbox.ts';
import { plans } from './en/plans.ts';
import { player } from './en/player.ts';
import { profile } from './en/profile.ts';
import { profileFields } from './en/profile-fields.ts';
import { questionnaire } from './en/questionnaire.ts';
import { secondFactor } from './en/second-factor.ts';
import { specialistParts } from './en/specialist-parts.ts';
import { specialists } from './en/specialists.ts';
import { topics } from './en/topics.ts';
import type { rest as pt } from './pt-rest.ts';

export const rest: SameKeys<typeof pt> = {
  account,
  article,
  breastfeeding,
  calendar,
  community,
  communityCare,
  daily,
  intro,
  library,
  notifications,
  nursing,
  nursingLog,
  plans,
  player,
  outbox,
  profile,
  profileFields,
  questionnaire,
  secondFactor,
  specialistParts,
  specialists,
  topics,
};
