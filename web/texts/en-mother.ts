import type { SameKeys } from '#web/platform/language/translate.ts';
import { account } from './en/account.ts';
import { article } from './en/article.ts';
import { babies } from './en/babies.ts';
import { babyPhase } from './en/baby-phase.ts';
import { bites } from './en/bites.ts';
import { breastfeeding } from './en/breastfeeding.ts';
import { calendar } from './en/calendar.ts';
import { care } from './en/care.ts';
import { community } from './en/community.ts';
import { communityCare } from './en/community-care.ts';
import { concern } from './en/concern.ts';
import { consent } from './en/consent.ts';
import { daily } from './en/daily.ts';
import { devices } from './en/devices.ts';
import { diaryHistory } from './en/diary-history.ts';
import { foodDiary } from './en/food-diary.ts';
import { foods } from './en/foods.ts';
import { intro } from './en/intro.ts';
import { library } from './en/library.ts';
import { newDevice } from './en/new-device.ts';
import { notifications } from './en/notifications.ts';
import { passkey } from './en/passkey.ts';
import { plans } from './en/plans.ts';
import { player } from './en/player.ts';
import { profile } from './en/profile.ts';
import { profileFields } from './en/profile-fields.ts';
import { questionnaire } from './en/questionnaire.ts';
import { quiet } from './en/quiet.ts';
import { reauthentication } from './en/reauthentication.ts';
import { routine } from './en/routine.ts';
import { search } from './en/search.ts';
import { secondFactor } from './en/second-factor.ts';
import { sleep } from './en/sleep.ts';
import { sleepCalendar } from './en/sleep-calendar.ts';
import { sleepDiary } from './en/sleep-diary.ts';
import { sleepTools } from './en/sleep-tools.ts';
import { specialistParts } from './en/specialist-parts.ts';
import { specialists } from './en/specialists.ts';
import { topics } from './en/topics.ts';
import { understanding } from './en/understanding.ts';
import { wakeWindow } from './en/wake-window.ts';
import type { texts as pt } from './pt-mother.ts';

export const texts: SameKeys<typeof pt> = {
  account,
  article,
  babies,
  babyPhase,
  bites,
  breastfeeding,
  calendar,
  care,
  community,
  communityCare,
  concern,
  consent,
  daily,
  devices,
  diaryHistory,
  foodDiary,
  foods,
  intro,
  library,
  newDevice,
  notifications,
  passkey,
  plans,
  player,
  profile,
  profileFields,
  questionnaire,
  quiet,
  reauthentication,
  routine,
  search,
  secondFactor,
  sleep,
  sleepCalendar,
  sleepDiary,
  sleepTools,
  specialistParts,
  specialists,
  topics,
  understanding,
  wakeWindow,
};
