import { checkinWriteHandlers } from './features/checkin/checkin.writes.ts';
import { communityWriteHandlers } from './features/community/community.writes.ts';
import { consentWriteHandlers } from './features/consent/consent.writes.ts';
import { dailyWriteHandlers } from './features/daily/daily.writes.ts';
import { diaryWriteHandlers } from './features/diary/diary.writes.ts';
import { endTimersOf } from './features/diary/timers.repository.ts';
import { giveRecordsTo } from './features/diary/whose-records.ts';
import { familyWriteHandlers } from './features/family/family.writes.ts';
import { familyDayWriteHandlers } from './features/family/family-days.writes.ts';
import { foodWriteHandlers } from './features/foods/foods.writes.ts';
import { nursingWriteHandlers } from './features/nursing/nursing.writes.ts';
import { profileWriteHandlers } from './features/profile/profile.writes.ts';
import { endRemindersOf } from './features/reminders/reminders.repository.ts';
import { reminderWriteHandlers } from './features/reminders/reminders.writes.ts';
import { routineWriteHandlers } from './features/routines/routines.writes.ts';
import { sleepWriteHandlers } from './features/sleep/sleep.writes.ts';
import { specialistWriteHandlers } from './features/specialists/specialists.writes.ts';
import type { WriteHandler } from './features/sync/write-handler.ts';
import { topicWriteHandlers } from './features/topics/topics.writes.ts';
import { healthRecords } from './personal-data.ts';

/** What does not go on about a baby that is no longer spoken of. */
const endWithBaby: typeof endTimersOf = async (db, familyId, baby) => {
  await endTimersOf(db, familyId, baby);
  await endRemindersOf(db, familyId, baby.id);
};

/** Every kind of write that her phone may send. A feature that takes some joins with a map of its own. */
const features: Record<string, WriteHandler>[] = [
  diaryWriteHandlers,
  nursingWriteHandlers,
  communityWriteHandlers,
  specialistWriteHandlers,
  dailyWriteHandlers,
  sleepWriteHandlers,
  reminderWriteHandlers,
  routineWriteHandlers,
  foodWriteHandlers,
  topicWriteHandlers,
  checkinWriteHandlers,
  profileWriteHandlers,
  familyDayWriteHandlers,
  familyWriteHandlers(endWithBaby, giveRecordsTo),
  consentWriteHandlers(healthRecords),
];

export const writeHandlers: ReadonlyMap<string, WriteHandler> = new Map(features.flatMap(Object.entries));
