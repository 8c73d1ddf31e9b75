import { lazy, type ReactNode, Suspense } from 'react';
import type { WeekContentAnswer } from '#shared/daily/daily.schema.ts';
import type { CalendarDate } from '#shared/time/calendar-date.ts';
import { Highlight } from '#web/features/daily/highlight.tsx';
import { NursingNow } from '#web/features/diary/kinds/feed/nursing-now.tsx';
import { useDiaryPlace } from '#web/features/family/use-diary-place.ts';
import { LiveBanner } from '#web/features/specialists/parts/live-banner.tsx';
import { retryLoad } from '#web/platform/device/retry-load.ts';
import { useDesk } from '#web/platform/device/use-room.ts';
import { withTexts } from '#web/texts/with-texts.ts';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { DiaryCard } from './diary-card.tsx';
import type { Topic } from './topic.ts';
import { TopicTiles } from './topic-tiles.tsx';

// A phone has no room for it, and does not fetch it.
const TalkLines = lazy(() => retryLoad(() => withTexts(import('#web/features/community/talk-lines.tsx'))));

type Props = {
  owner: string | null;
  today: CalendarDate;
  week: WeekContentAnswer | null | undefined;
  onDay: (day: CalendarDate) => void;
  onTopic: (topic: Topic) => void;
};

/**
 * The line that joins her records with today stands where the thumb is; what is read at leisure comes below. At a desk
 * what goes on now has a column of its own.
 */
export default function BelowTheWeek({ owner, today, week, onDay, onTopic }: Props): ReactNode {
  const isDesk = useDesk();
  const place = useDiaryPlace(owner);
  const highlight = <Highlight today={today} week={week} onOpen={onDay} />;
  if (!isDesk)
    return (
      <div className="grid grid-cols-1 gap-6">
        <NursingNow place={place} />
        <DiaryCard />
        {highlight}
        <LiveBanner owner={owner} />
        <TopicTiles onTopic={onTopic} />
      </div>
    );
  return (
    <>
      <div className="grid grid-cols-1 content-start gap-6">
        {highlight}
        <TopicTiles onTopic={onTopic} />
      </div>
      <div className="grid grid-cols-1 gap-4 second-column">
        <NursingNow place={place} />
        <DiaryCard />
        <LiveBanner owner={owner} />
        <Suspense fallback={<Skeleton className="h-72 rounded-card" />}>
          <TalkLines owner={owner} limit={3} />
        </Suspense>
      </div>
    </>
  );
}
