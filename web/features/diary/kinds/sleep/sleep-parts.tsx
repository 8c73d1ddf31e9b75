import { Moon, Sun } from 'lucide-react';
import type { RecordEnvelope } from '#shared/diary/record.schema.ts';
import { type SleepKind, type SleepMood, sleepKinds, sleepMoods } from '#shared/sleep/sleep.rules.ts';
import { usualKind } from '#shared/sleep/sleep-timer.rules.ts';
import { MinutesField } from '#web/features/timer/minutes-field.tsx';
import { useTexts } from '#web/texts/use-texts.ts';
import { useRecordWords } from '../../record-words.ts';
import { minutesOf, secondsBetween, typedSeconds } from '../draft-moments.ts';
import { type FieldsProps, shownKind } from '../kind-parts.ts';
import { MoodChoice } from './mood-choice.tsx';
import { moodFaces } from './moods.ts';
import { sleepWords } from './sleep-words.ts';
import { SortChoice } from './sort-choice.tsx';

type SleepDraft = {
  /** Null until she writes there: then the minutes follow from the times. */
  minutes: string | null;
  /** Null until she chooses: then it is the usual one of the hour. */
  sort: SleepKind | null;
  mood: SleepMood | null;
};

export const sleepParts = shownKind<'sleep', SleepDraft>({
  name: 'sleep',
  words: sleepWords,
  Icon: Moon,
  Row: SleepLine,
  Fields: SleepFields,
  toDraft: ({ details: { sort, mood } }, { isNew }) => ({ minutes: null, sort: isNew ? null : sort, mood }),
  looksRight,
  fromDraft({ minutes, sort, mood }, { before, startTime, endTime, zone }) {
    const isMoved = startTime !== before.startTime || endTime !== before.endTime;
    const seconds = isMoved ? secondsBetween(startTime, endTime) : (before.durationSeconds ?? 0);
    const usual = startTime ? usualKind(startTime, zone) : before.details.sort;
    return {
      durationSeconds: typedSeconds(minutes) ?? seconds,
      details: { sort: sort ?? usual, mood },
    };
  },
  byHand: sleepByHand,
});

function looksRight(own: unknown): own is SleepDraft {
  if (typeof own !== 'object' || own === null) return false;
  const { minutes, sort, mood } = own as SleepDraft;
  return (
    (minutes === null || typeof minutes === 'string') &&
    (sort === null || sleepKinds.includes(sort)) &&
    (mood === null || sleepMoods.includes(mood))
  );
}

function SleepLine({ record }: { record: RecordEnvelope<'sleep'> }) {
  const words = useRecordWords();
  const { sort, mood } = record.details;
  const Icon = sort === 'nap' ? Sun : Moon;
  const [from, to] = [record.startTime, record.endTime].map((moment) => words.time(moment ?? ''));
  return (
    <>
      <span className="font-bold tabular-nums">
        {words.t('sleepDiary.span', { from: from ?? '', to: to ?? '' })}
      </span>
      <span className="inline-flex items-baseline gap-1 text-ink-soft tabular-nums">
        <Icon size={16} aria-hidden className="self-center" />
        {words.t(`sleepDiary.${sort}`)} · {words.duration(record.durationSeconds ?? 0)}
      </span>
      {mood && (
        <span role="img" aria-label={words.t(`sleepDiary.mood_${mood}`)}>
          {moodFaces[mood]}
        </span>
      )}
    </>
  );
}

function SleepFields({ own, set, made, errorAt }: FieldsProps<'sleep', SleepDraft>) {
  const t = useTexts();
  return (
    <>
      <MinutesField
        label={t('sleepDiary.minutesLabel')}
        hint={t('sleepDiary.minutesHint')}
        value={own.minutes ?? minutesOf(made.durationSeconds ?? 0)}
        error={errorAt('durationSeconds')}
        onType={(minutes) => set({ minutes })}
      />
      <SortChoice name="form-kind" value={made.details.sort} onChange={(sort) => set({ sort })} />
      <MoodChoice value={own.mood} onChange={(mood) => set({ mood })} />
    </>
  );
}

/** A nap that just ended: only the times are hers to say. */
function sleepByHand({ now, zone }: { now: Date; zone: string }) {
  const end = Math.floor(now.getTime() / 60_000) * 60_000;
  const start = new Date(end - 3_600_000);
  return {
    startTime: start.toISOString(),
    endTime: new Date(end).toISOString(),
    day: null,
    durationSeconds: 3600,
    details: { sort: usualKind(start, zone), mood: null },
  };
}
