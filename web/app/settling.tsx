import { useEffect, useEffectEvent } from 'react';
import { useOwner } from '#web/features/access/use-owner.ts';
import { useSettledCommunity } from '#web/features/community/use-settled-community.ts';
import { useConsentKeeping } from '#web/features/consent/use-consent-keeping.ts';
import { useSettledDaily } from '#web/features/daily/use-settled-daily.ts';
import { useSettledFoods } from '#web/features/foods/use-settled-foods.ts';
import { useSettledRoutines } from '#web/features/routines/use-settled-routines.ts';
import { useSettledSleeps } from '#web/features/sleep/use-settled-sleeps.ts';
import { useSettledSpecialists } from '#web/features/specialists/use-settled-specialists.ts';
import { useSettledTopics } from '#web/features/topics/use-settled-topics.ts';
import { startSending } from '#web/platform/outbox/app-outbox.ts';
import type { Write } from '#web/platform/outbox/write.ts';
import type { WriteNews } from '#web/platform/outbox/write-news.ts';
import { useSettledQuiet } from './settling-quiet.ts';
import { useFollowedRecords } from './use-followed-records.ts';
import { useForgottenRecords } from './use-forgotten-records.ts';

/** One for all features whose writes can wait for it. Each knows its own kinds and leaves the others alone. */
export default function Settling({ news }: { news: WriteNews }): null {
  const owner = useOwner();
  useConsentKeeping(owner);
  useForgottenRecords(owner);
  useFollowedRecords(owner);
  const settles = [
    useSettledCommunity(news),
    useSettledSpecialists(news),
    useSettledDaily(news),
    useSettledFoods(),
    useSettledRoutines(),
    useSettledSleeps(),
    useSettledTopics(),
    useSettledQuiet(),
  ];
  const settle = useEffectEvent((write: Write) => {
    for (const each of settles) each(write);
  });
  useEffect(() => news.listen(settle), [news]);
  useEffect(startSending, []);
  return null;
}
