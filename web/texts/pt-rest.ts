import { account } from './pt/account.ts';
import { article } from './pt/article.ts';
import { breastfeeding } from './pt/breastfeeding.ts';
import { calendar } from './pt/calendar.ts';
import { community } from './pt/community.ts';
import { communityCare } from './pt/community-care.ts';
import { daily } from './pt/daily.ts';
import { intro } from './pt/intro.ts';
import { library } from './pt/library.ts';
import { notifications } from './pt/notifications.ts';
import { nursing } from './pt/nursing.ts';
import { nursingLog } from './pt/nursing-log.ts';
import { outbox } from './pt/outbox.ts';
import { plans } from './pt/plans.ts';
import { player } from './pt/player.ts';
import { profile } from './pt/profile.ts';
import { profileFields } from './pt/profile-fields.ts';
import { questionnaire } from './pt/questionnaire.ts';
import { secondFactor } from './pt/second-factor.ts';
import { specialistParts } from './pt/specialist-parts.ts';
import { specialists } from './pt/specialists.ts';
import { topics } from './pt/topics.ts';

/** What the other screens say. It follows the first texts, and whatever needs it waits for it. */
export const rest = {
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
} as const;
