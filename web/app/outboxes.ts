import type { QueryClient } from '@tanstack/react-query';
import type { Profile } from '#shared/profile/profile.schema.ts';
import type { Quiet } from '#shared/quiet/quiet.rules.ts';
import { checkinOutbox } from '#web/features/checkin/checkin.outbox.ts';
import { communityOutbox } from '#web/features/community/community.outbox.ts';
import { consentOutbox } from '#web/features/consent/consent.outbox.ts';
import { dailyOutbox } from '#web/features/daily/daily.outbox.ts';
import { diaryOutbox } from '#web/features/diary/diary.outbox.ts';
import { remindersOutbox } from '#web/features/diary/reminders/reminders.outbox.ts';
import { familyOutbox } from '#web/features/family/family.outbox.ts';
import { photosOutbox } from '#web/features/photos/photos.outbox.ts';
import { profileOf } from '#web/features/profile/profile-draft.ts';
import { profileQuery } from '#web/features/profile/use-profile.ts';
import { quietOutbox } from '#web/features/quiet/quiet.outbox.ts';
import { routinesOutbox } from '#web/features/routines/routines.outbox.ts';
import { specialistsOutbox } from '#web/features/specialists/specialists.outbox.ts';
import { topicsOutbox } from '#web/features/topics/topics.outbox.ts';
import { correctQuery } from '#web/platform/outbox/correct-query.ts';
import type { OutboxNoun, WriteKind } from '#web/platform/outbox/outbox-noun.ts';

/** Every noun that writes offline. One that puts writes into the outbox joins here. */
export const outboxes: readonly OutboxNoun[] = [
  diaryOutbox,
  photosOutbox,
  familyOutbox,
  remindersOutbox,
  routinesOutbox,
  topicsOutbox,
  checkinOutbox,
  communityOutbox,
  specialistsOutbox,
  dailyOutbox,
  quietOutbox(correctQuietOfProfile),
  consentOutbox,
];

export const writeKinds: ReadonlyMap<string, WriteKind> = new Map(
  outboxes.flatMap(({ kinds }) => Object.entries(kinds)),
);

/** What is quiet now is part of her profile, and the two features do not know each other. */
function correctQuietOfProfile(client: QueryClient, owner: string, quiet: Quiet | null): void {
  const { queryKey } = profileQuery(owner);
  correctQuery<Profile | null>(client, queryKey, (profile) => ({ ...(profile ?? profileOf({})), quiet }));
}
