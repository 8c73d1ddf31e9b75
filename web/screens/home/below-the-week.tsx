import type { ReactNode } from 'react';
import type { WeekContentAnswer } from '#shared/daily/daily.schema.ts';
import type { CalendarDate } from '#shared/time/calendar-date.ts';
import { Highlight } from '#web/features/daily/highlight.tsx';
import { NursingNow } from '#web/features/nursing/nursing-now.tsx';
import { LiveBanner } from '#web/features/specialists/parts/live-banner.tsx';
import type { Topic } from './topic.ts';
import { TopicTiles } from './topic-tiles.tsx';

type Props = {
  owner: string | null;
  today: CalendarDate;
  week: WeekContentAnswer | null | undefined;
  onDay: (day: CalendarDate) => void;
  onTopic: (topic: Topic) => void;
};

/** The line that joins her records with today stands where the thumb is; what is read at leisure comes below. */
export default function BelowTheWeek({ owner, today, week, onDay, onTopic }: Props): ReactNode {
  return (
    <div className="grid grid-cols-1 gap-6">
      <NursingNow owner={owner} />
      <Highlight today={today} week={week} onOpen={onDay} />
      <LiveBanner owner={owner} />
      <TopicTiles onTopic={onTopic} />
    </div>
  );
}
