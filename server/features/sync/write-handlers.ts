import { communityWriteHandlers } from '#server/features/community/community.writes.ts';
import { consentWriteHandlers } from '#server/features/consent/consent.writes.ts';
import { dailyWriteHandlers } from '#server/features/daily/daily.writes.ts';
import { foodWriteHandlers } from '#server/features/foods/foods.writes.ts';
import { nursingWriteHandlers } from '#server/features/nursing/nursing.writes.ts';
import { profileWriteHandlers } from '#server/features/profile/profile.writes.ts';
import { routineWriteHandlers } from '#server/features/routines/routines.writes.ts';
import { sleepWriteHandlers } from '#server/features/sleep/sleep.writes.ts';
import { specialistWriteHandlers } from '#server/features/specialists/specialists.writes.ts';
import { topicWriteHandlers } from '#server/features/topics/topics.writes.ts';
import type { WriteHandler } from './write-handler.ts';

/** Every kind of write that her phone may send. A feature that takes some joins with a map of its own. */
const features: Record<string, WriteHandler>[] = [
  nursingWriteHandlers,
  communityWriteHandlers,
  specialistWriteHandlers,
  dailyWriteHandlers,
  sleepWriteHandlers,
  routineWriteHandlers,
  foodWriteHandlers,
  topicWriteHandlers,
  profileWriteHandlers,
  consentWriteHandlers,
];

export const writeHandlers: ReadonlyMap<string, WriteHandler> = new Map(features.flatMap(Object.entries));
