import { Bath, Footprints, type LucideIcon, Sparkles, ToyBrick, Waves } from 'lucide-react';
import * as v from 'valibot';
import { type Activity, activities } from '#shared/diary/kinds/activity.ts';
import type { RecordEnvelope } from '#shared/diary/record.schema.ts';
import { useTexts } from '#web/texts/use-texts.ts';
import { useRecordWords } from '../../record-words.ts';
import { Choice } from '../choice.tsx';
import { justNow, secondsBetween } from '../draft-moments.ts';
import { type FieldsProps, shownKind } from '../kind-parts.ts';
import { MomentLine } from '../moment-line.tsx';
import { activityWords } from './activity-words.ts';

const draft = v.strictObject({ activity: v.picklist(activities) });
type ActivityDraft = v.InferOutput<typeof draft>;

const icons: Record<Activity, LucideIcon> = {
  tummy: Waves,
  bath: Bath,
  walk: Footprints,
  play: ToyBrick,
  other: Sparkles,
};

export const activityParts = shownKind<'activity', ActivityDraft>({
  name: 'activity',
  words: activityWords,
  Icon: ToyBrick,
  Row: ActivityLine,
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

function ActivityFields({ own, set }: FieldsProps<'activity', ActivityDraft>) {
  const t = useTexts();
  return (
    <Choice
      legend={t('activity.which')}
      name="activity"
      columns={3}
      options={activities.map((value) => ({ value, label: t(`activity.${value}`), Icon: icons[value] }))}
      value={own.activity}
      onChange={(activity) => set({ activity })}
    />
  );
}
