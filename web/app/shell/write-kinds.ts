import { communityWriteKinds } from '#web/features/community/community-write-kinds.ts';
import { consentWriteKinds } from '#web/features/consent/consent-write-kinds.ts';
import { dailyWriteKinds } from '#web/features/daily/daily-write-kinds.ts';
import { foodWriteKinds } from '#web/features/foods/food-write-kinds.ts';
import { nursingWriteKinds } from '#web/features/nursing/nursing-write-kinds.ts';
import { quietWriteKinds } from '#web/features/quiet/quiet-write-kinds.ts';
import { routineWriteKinds } from '#web/features/routines/routine-write-kinds.ts';
import { sleepWriteKinds } from '#web/features/sleep/sleep-write-kinds.ts';
import { specialistWriteKinds } from '#web/features/specialists/specialist-write-kinds.ts';
import { topicWriteKinds } from '#web/features/topics/topic-write-kinds.ts';
import type { WriteKind } from '#web/platform/outbox/write-kind.ts';

/** What each feature says about its writes, by kind. A feature that puts some into the outbox joins here. */
const features: Record<string, WriteKind>[] = [
  nursingWriteKinds,
  communityWriteKinds,
  specialistWriteKinds,
  dailyWriteKinds,
  foodWriteKinds,
  routineWriteKinds,
  sleepWriteKinds,
  topicWriteKinds,
  quietWriteKinds,
  consentWriteKinds,
];

export const writeKinds: ReadonlyMap<string, WriteKind> = new Map(features.flatMap(Object.entries));
