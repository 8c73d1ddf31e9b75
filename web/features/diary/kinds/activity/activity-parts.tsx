import { ToyBrick } from 'lucide-react';
import * as v from 'valibot';
import { activities } from '#shared/diary/kinds/activity.ts';
import type { RecordEnvelope } from '#shared/diary/record.schema.ts';
import { useRecordWords } from '../../record-words.ts';
import { StartTimer } from '../../start-timer.tsx';
import { shownTimer } from '../../timer-parts.ts';
import { justNow, secondsBetween } from '../draft-moments.ts';
import { type AboveProps, type FieldsProps, shownKind } from '../kind-parts.ts';
import { MomentLine } from '../moment-line.tsx';
import { ActivityChoice } from './activity-choice.tsx';
import { activityTimer } from './activity-timer.ts';
import { activityWords } from './activity-words.ts';

const draft = v.strictObject({ activity: v.picklist(activities) });
type ActivityDraft = v.InferOutput<typeof draft>;

export const activityParts = shownKind<'activity', ActivityDraft>({
  name: 'activity',
  words: activityWords,
  Icon: ToyBrick,
  timer: shownTimer(activityTimer),
  Row: ActivityLine,
  Above: StartActivity,
  Fields: ActivityFields,
  toDraft: ({ details }) => details,
  looksRight: (own): own is ActivityDraft => v.is(draft, own),
  fromDraft: (own, { startTime, endTime }) => ({
    durationSeconds: secondsBetween(startTime, endTime),
    details: own,
  }),
  /** That there was a bath is enough: how long is hers to add. */
  byHand({ now, last }) {
    const { startTime } = justNow(now);
    return {
      startTime,
      endTime: startTime,
      day: null,
      durationSeconds: 0,
      details: last?.details ?? { activity: 'tummy' },
    };
  },
});

function ActivityLine({ record }: { record: RecordEnvelope<'activity'> }) {
  const { t, duration } = useRecordWords();
  const { startTime, durationSeconds, details } = record;
  return (
    <MomentLine
      at={startTime}
      what={t(`activity.${details.activity}`)}
      more={durationSeconds ? duration(durationSeconds) : undefined}
    />
  );
}

function StartActivity({ place, made, onDone }: AboveProps<'activity'>) {
  return <StartTimer parts={activityTimer} place={place} choice={made.details} onStarted={onDone} />;
}

function ActivityFields({ own, set }: FieldsProps<'activity', ActivityDraft>) {
  return <ActivityChoice value={own.activity} onChange={(activity) => set({ activity })} />;
}
