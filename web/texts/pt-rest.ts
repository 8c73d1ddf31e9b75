import { account } from './pt/account.ts';
import { admin } from './pt/admin.ts';
import { article } from './pt/article.ts';
import { audit } from './pt/audit.ts';
import { breastfeeding } from './pt/breastfeeding.ts';
import { calendar } from './pt/calendar.ts';
import { community } from './pt/community.ts';
import { editing } from './pt/editing.ts';
import { intro } from './pt/intro.ts';
import { library } from './pt/library.ts';
import { notifications } from './pt/notifications.ts';
import { nursing } from './pt/nursing.ts';
import { nursingLog } from './pt/nursing-log.ts';
import { outbox } from './pt/outbox.ts';
import { player } from './pt/player.ts';
import { profile } from './pt/profile.ts';
import { profileFields } from './pt/profile-fields.ts';
import { questionnaire } from './pt/questionnaire.ts';
import { secondFactor } from './pt/second-factor.ts';
import { specialists } from './pt/specialists.ts';
import { staff } from './pt/staff.ts';
import { uploads } from './pt/uploads.ts';

/** What the other screens say. It follows the first texts, and whatever needs it waits for it. */
export const rest = {
  account,
  admin,
  article,
  audit,
  breastfeeding,
  calendar,
  community,
  editing,
  intro,
  library,
  notifications,
  nursing,
  nursingLog,
  player,
  outbox,
  profile,
  profileFields,
  questionnaire,
  secondFactor,
  specialists,
  staff,
  uploads,
} as const;
