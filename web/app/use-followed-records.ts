import { type QueryKey, useQueryClient } from '@tanstack/react-query';
import type { ConsentWriteKind } from '#shared/consent/consent.schema.ts';
import type { FoodWriteKind } from '#shared/foods/food.schema.ts';
import type { NursingWriteKind } from '#shared/nursing/nursing.schema.ts';
import type { QuietWriteKind } from '#shared/quiet/quiet.schema.ts';
import type { RoutineWriteKind } from '#shared/routines/routine.schema.ts';
import type { SleepWriteKind } from '#shared/sleep/sleep.schema.ts';
import type { TopicWriteKind } from '#shared/topics/topics.schema.ts';
import { useChangesElsewhere } from '#web/platform/outbox/use-changes-elsewhere.ts';

type FollowedKind =
  | ConsentWriteKind
  | FoodWriteKind
  | NursingWriteKind
  | QuietWriteKind
  | RoutineWriteKind
  | SleepWriteKind
  | TopicWriteKind;

const nursing = ['nursing'];
const sleep = ['sleep'];
const foods = ['own', 'food-diary'];
const topics = ['own', 'topics'];
const routines = ['own', 'routines'];
const consents = ['own', 'consents'];

/** What a write of another device makes old here: timers and settings are part of their noun's. */
const madeOldBy: Record<FollowedKind, QueryKey> = {
  'feed.put': nursing,
  'feed.remove': nursing,
  'timer.put': nursing,
  'timer.remove': nursing,
  'nursing.settings': nursing,
  'sleep.put': sleep,
  'sleep.remove': sleep,
  'sleep-timer.put': sleep,
  'sleep-timer.remove': sleep,
  'food-entry.put': foods,
  'food-entry.remove': foods,
  'food.clear': foods,
  'topic-note.put': topics,
  'saved-part.set': topics,
  'routine.put': routines,
  'routine.remove': routines,
  'consent.give': consents,
  'consent.withdraw': consents,
  'quiet.put': ['profile'],
};

const isFollowed = (kind: string): kind is FollowedKind => Object.hasOwn(madeOldBy, kind);

/** What she recorded on another phone is on this one within half a minute, and at once when she comes back to it. */
export function useFollowedRecords(owner: string | null): void {
  const client = useQueryClient();
  useChangesElsewhere(owner, (kinds) => {
    const old =
      kinds === 'all'
        ? Object.values(madeOldBy)
        : [...kinds].filter(isFollowed).map((kind) => madeOldBy[kind]);
    for (const queryKey of new Set(old)) void client.invalidateQueries({ queryKey });
  });
}
