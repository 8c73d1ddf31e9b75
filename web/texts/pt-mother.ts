import { account } from './pt/account.ts';
import { activity } from './pt/activity.ts';
import { article } from './pt/article.ts';
import { babies } from './pt/babies.ts';
import { babyPhase } from './pt/baby-phase.ts';
import { bites } from './pt/bites.ts';
import { bottle } from './pt/bottle.ts';
import { breastfeeding } from './pt/breastfeeding.ts';
import { calendar } from './pt/calendar.ts';
import { care } from './pt/care.ts';
import { checkin } from './pt/checkin.ts';
import { community } from './pt/community.ts';
import { communityCare } from './pt/community-care.ts';
import { concern } from './pt/concern.ts';
import { consent } from './pt/consent.ts';
import { consultation } from './pt/consultation.ts';
import { daily } from './pt/daily.ts';
import { devices } from './pt/devices.ts';
import { diaryHistory } from './pt/diary-history.ts';
import { foodDiary } from './pt/food-diary.ts';
import { foods } from './pt/foods.ts';
import { growth } from './pt/growth.ts';
import { growthCurves } from './pt/growth-curves.ts';
import { imports } from './pt/imports.ts';
import { intro } from './pt/intro.ts';
import { library } from './pt/library.ts';
import { medicine } from './pt/medicine.ts';
import { milestone } from './pt/milestone.ts';
import { milk } from './pt/milk.ts';
import { nappy } from './pt/nappy.ts';
import { newDevice } from './pt/new-device.ts';
import { note } from './pt/note.ts';
import { notifications } from './pt/notifications.ts';
import { passkey } from './pt/passkey.ts';
import { photo } from './pt/photo.ts';
import { pictures } from './pt/pictures.ts';
import { plans } from './pt/plans.ts';
import { player } from './pt/player.ts';
import { profile } from './pt/profile.ts';
import { profileFields } from './pt/profile-fields.ts';
import { pumping } from './pt/pumping.ts';
import { question } from './pt/question.ts';
import { questionnaire } from './pt/questionnaire.ts';
import { quiet } from './pt/quiet.ts';
import { reauthentication } from './pt/reauthentication.ts';
import { reminders } from './pt/reminders.ts';
import { routine } from './pt/routine.ts';
import { search } from './pt/search.ts';
import { secondFactor } from './pt/second-factor.ts';
import { sentence } from './pt/sentence.ts';
import { sleep } from './pt/sleep.ts';
import { sleepCalendar } from './pt/sleep-calendar.ts';
import { sleepDiary } from './pt/sleep-diary.ts';
import { sleepTools } from './pt/sleep-tools.ts';
import { specialistParts } from './pt/specialist-parts.ts';
import { specialists } from './pt/specialists.ts';
import { temperature } from './pt/temperature.ts';
import { timeline } from './pt/timeline.ts';
import { timing } from './pt/timing.ts';
import { topics } from './pt/topics.ts';
import { understanding } from './pt/understanding.ts';
import { vaccine } from './pt/vaccine.ts';
import { vaccines } from './pt/vaccines.ts';
import { wakeWindow } from './pt/wake-window.ts';

/** Whatever else a mother reads: one file, fetched with the first screen that needs it. */
export const texts = {
  account,
  activity,
  article,
  babies,
  babyPhase,
  bites,
  bottle,
  breastfeeding,
  calendar,
  care,
  checkin,
  community,
  communityCare,
  concern,
  consent,
  consultation,
  daily,
  devices,
  diaryHistory,
  foodDiary,
  foods,
  growth,
  growthCurves,
  imports,
  intro,
  library,
  medicine,
  milestone,
  milk,
  nappy,
  newDevice,
  note,
  notifications,
  passkey,
  pictures,
  photo,
  plans,
  player,
  profile,
  profileFields,
  pumping,
  question,
  questionnaire,
  quiet,
  reauthentication,
  reminders,
  routine,
  search,
  secondFactor,
  sentence,
  sleep,
  sleepCalendar,
  sleepDiary,
  sleepTools,
  specialistParts,
  specialists,
  temperature,
  timeline,
  timing,
  topics,
  understanding,
  vaccine,
  vaccines,
  wakeWindow,
} as const;
