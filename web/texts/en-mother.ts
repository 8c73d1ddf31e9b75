import type { SameKeys } from '#web/platform/language/translate.ts';
import { account } from './en/account.ts';
import { activity } from './en/activity.ts';
import { article } from './en/article.ts';
import { babies } from './en/babies.ts';
import { babyPhase } from './en/baby-phase.ts';
import { bites } from './en/bites.ts';
import { bottle } from './en/bottle.ts';
import { breastfeeding } from './en/breastfeeding.ts';
import { calendar } from './en/calendar.ts';
import { care } from './en/care.ts';
import { checkin } from './en/checkin.ts';
import { community } from './en/community.ts';
import { communityCare } from './en/community-care.ts';
import { concern } from './en/concern.ts';
import { consent } from './en/consent.ts';
import { consultation } from './en/consultation.ts';
import { daily } from './en/daily.ts';
import { devices } from './en/devices.ts';
import { diaryHistory } from './en/diary-history.ts';
import { foodDiary } from './en/food-diary.ts';
import { foods } from './en/foods.ts';
import { growth } from './en/growth.ts';
import { growthCurves } from './en/growth-curves.ts';
import { imports } from './en/imports.ts';
import { intro } from './en/intro.ts';
import { library } from './en/library.ts';
import { medicine } from './en/medicine.ts';
import { milestone } from './en/milestone.ts';
import { milk } from './en/milk.ts';
import { nappy } from './en/nappy.ts';
import { newDevice } from './en/new-device.ts';
import { note } from './en/note.ts';
import { notifications } from './en/notifications.ts';
import { passkey } from './en/passkey.ts';
import { photo } from './en/photo.ts';
import { pictures } from './en/pictures.ts';
import { plans } from './en/plans.ts';
import { player } from './en/player.ts';
import { profile } from './en/profile.ts';
import { profileFields } from './en/profile-fields.ts';
import { pumping } from './en/pumping.ts';
import { question } from './en/question.ts';
import { questionnaire } from './en/questionnaire.ts';
import { quiet } from './en/quiet.ts';
import { reauthentication } from './en/reauthentication.ts';
import { reminders } from './en/reminders.ts';
import { routine } from './en/routine.ts';
import { search } from './en/search.ts';
import { secondFactor } from './en/second-factor.ts';
import { sentence } from './en/sentence.ts';
import { sleep } from './en/sleep.ts';
import { sleepCalendar } from './en/sleep-calendar.ts';
import { sleepDiary } from './en/sleep-diary.ts';
import { sleepTools } from './en/sleep-tools.ts';
import { specialistParts } from './en/specialist-parts.ts';
import { specialists } from './en/specialists.ts';
import { temperature } from './en/temperature.ts';
import { timeline } from './en/timeline.ts';
import { timing } from './en/timing.ts';
import { topics } from './en/topics.ts';
import { understanding } from './en/understanding.ts';
import { vaccine } from './en/vaccine.ts';
import { vaccines } from './en/vaccines.ts';
import { wakeWindow } from './en/wake-window.ts';
import type { texts as pt } from './pt-mother.ts';

export const texts: SameKeys<typeof pt> = {
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
};
