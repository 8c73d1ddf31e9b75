import { lazy, Suspense, useState } from 'react';
import { byDay } from '#shared/diary/diary.rules.ts';
import { overlapStarts } from '#shared/timer/overlap.rules.ts';
import { useTexts } from '#web/texts/use-texts.ts';
import type { DiaryPlace } from '../../diary-place.ts';
import type { Edited } from '../../record-editor.tsx';
import { RecordRow } from '../../record-row.tsx';
import { useEditing } from '../../use-editing.ts';
import { useFeedDays } from './use-feed-days.ts';
import type { FeedRecord } from './use-feeds.ts';

// Only when she mends something: the timer itself must not wait for a form.
const RecordEditor = lazy(() =>
  import('../../record-editor.tsx').then((form) => ({ default: form.RecordEditor })),
);

type Props = { place: DiaryPlace; feeds: FeedRecord[]; emptyText: string; onSignIn: () => void };

/** A few feeds that can be mended where they stand. */
export function History({ place, feeds, emptyText, onSignIn }: Props) {
  const t = useTexts();
  const [edited, setEdited] = useState<Edited>();
  // Once opened it stays, so that closing it can be seen.
  const [isNeeded, setNeeded] = useState(false);
  const { remove } = useEditing(place, onSignIn);
  const { today, nameOf, bounds } = useFeedDays();
  const overlapping = overlapStarts(feeds);
  const isOnPhone = feeds.some(({ kept }) => kept === 'phone');
  return (
    <>
      {feeds.length === 0 && <p className="text-ink-soft">{emptyText}</p>}
      {isOnPhone && (
        <p className="text-small text-ink-soft">
          {place.owner === null ? t('nursing.onPhoneVisitor') : t('nursing.onPhoneLong')}
        </p>
      )}
      {byDay(feeds, bounds).map(({ day, records }) => (
        <div key={day}>
          {/* A time alone would be taken for one of today. */}
          {day !== today && (
            <h3 className="border-line border-b pt-3 pb-1 font-bold text-small first-letter:uppercase">
              {nameOf(day)}
            </h3>
          )}
          <ul className="divide-y divide-line">
            {records.map((feed) => (
              <RecordRow
                key={feed.id}
                record={feed}
                overlapsAt={overlapping.get(feed.id)}
                onEdit={(record) => {
                  setNeeded(true);
                  setEdited({ record, before: record });
                }}
                onRemove={remove}
              />
            ))}
          </ul>
        </div>
      ))}
      {isNeeded && (
        <Suspense>
          <RecordEditor
            place={place}
            edited={edited}
            onEdit={setEdited}
            records={feeds}
            onSignIn={onSignIn}
          />
        </Suspense>
      )}
    </>
  );
}
