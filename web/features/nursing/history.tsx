import { lazy, Suspense, useState } from 'react';
import type { SeenFeed } from '#shared/nursing/merge.rules.ts';
import { overlapStarts } from '#shared/timer/overlap.rules.ts';
import { useTexts } from '#web/texts/use-texts.ts';
import type { Edited } from './feed-editor.tsx';
import { FeedList } from './feed-list.tsx';
import { useFeedDays } from './use-feed-days.ts';
import { useFeedEditing } from './use-feed-editing.ts';

// Only when she mends something: the timer itself must not wait for a form.
const FeedEditor = lazy(() => import('./feed-editor.tsx').then((form) => ({ default: form.FeedEditor })));

type Props = { owner: string | null; feeds: SeenFeed[]; emptyText: string; onSignIn: () => void };

/** A few feeds that can be mended where they stand. */
export function History({ owner, feeds, emptyText, onSignIn }: Props) {
  const t = useTexts();
  const [edited, setEdited] = useState<Edited>();
  // Once opened it stays, so that closing it can be seen.
  const [isNeeded, setNeeded] = useState(false);
  const { remove } = useFeedEditing(owner, onSignIn);
  const { today, nameOf, byDay } = useFeedDays();
  const overlapping = overlapStarts(feeds);
  const isOnPhone = feeds.some(({ kept }) => kept === 'phone');
  return (
    <>
      {feeds.length === 0 && <p className="text-ink-soft">{emptyText}</p>}
      {isOnPhone && (
        <p className="text-small text-ink-soft">
          {owner === null ? t('nursing.onPhoneVisitor') : t('nursing.onPhoneLong')}
        </p>
      )}
      {byDay(feeds).map(({ day, feeds: ofDay }) => (
        <div key={day}>
          {/* A time alone would be taken for one of today. */}
          {day !== today && (
            <h3 className="border-line border-b pt-3 pb-1 font-bold text-small first-letter:uppercase">
              {nameOf(day)}
            </h3>
          )}
          <FeedList
            feeds={ofDay}
            overlapping={overlapping}
            onEdit={(feed) => {
              setNeeded(true);
              setEdited({ feed, before: feed });
            }}
            onRemove={remove}
          />
        </div>
      ))}
      {isNeeded && (
        <Suspense>
          <FeedEditor owner={owner} edited={edited} onEdit={setEdited} onSignIn={onSignIn} />
        </Suspense>
      )}
    </>
  );
}
