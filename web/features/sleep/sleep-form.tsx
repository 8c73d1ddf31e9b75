import { useState } from 'react';
import {
  maxSleepNotesLength,
  type SleepProblem,
  sleepForgottenAfterHours,
} from '#shared/sleep/sleep.rules.ts';
import type { Sleep } from '#shared/sleep/sleep.schema.ts';
import { fieldOfProblem, isUnusualSleep, validateSleep } from '#shared/sleep/sleep-check.rules.ts';
import { MoodChoice } from '#web/features/diary/kinds/sleep/mood-choice.tsx';
import { SortChoice } from '#web/features/diary/kinds/sleep/sort-choice.tsx';
import { toLocalMoment } from '#web/features/timer/local-moment.ts';
import { MinutesField } from '#web/features/timer/minutes-field.tsx';
import { movedEnd } from '#web/features/timer/moved-end.ts';
import { CareCard } from '#web/platform/care/care-card.tsx';
import { deviceTimeZone } from '#web/platform/device/time-zone.ts';
import { useTexts } from '#web/texts/use-texts.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { QuestionCard } from '#web/ui/question-card.tsx';
import { TextArea } from '#web/ui/text-area.tsx';
import { draftOfSleep, minutesOf, type SleepDraft, sleepOfDraft } from './sleep-draft.ts';
import { useSleepWords } from './sleep-words.ts';

type Props = {
  sleep: Sleep;
  isNew: boolean;
  /** What she had begun to change when the form was closed. */
  kept: SleepDraft | undefined;
  /** Undefined when it is as it was. */
  onChange: (draft: SleepDraft | undefined) => void;
  onSave: (sleep: Sleep) => void;
  onCancel: () => void;
};

/** Times, kind, mood and notes of a sleep, old or by hand. Only what cannot be is refused, beside its field. */
export function SleepForm({ sleep, isNew, kept, onChange, onSave, onCancel }: Props) {
  const t = useTexts();
  const words = useSleepWords();
  const zone = deviceTimeZone();
  const [unchanged] = useState(() => draftOfSleep(sleep, zone, isNew));
  const [wasKept] = useState(kept !== undefined);
  const [draft, setDraft] = useState(kept ?? unchanged);
  const [span, setSpan] = useState({ start: draft.start, end: draft.end });
  const [problems, setProblems] = useState<SleepProblem[]>([]);
  const [isAsked, setAsked] = useState(false);
  function set(change: Partial<SleepDraft>): void {
    const next = { ...draft, ...change };
    setAsked(false);
    setDraft(next);
    onChange(JSON.stringify(next) === JSON.stringify(unchanged) ? undefined : next);
  }
  const made = sleepOfDraft(draft, sleep, zone);
  const latest = toLocalMoment(Date.now(), zone);
  function setStart(start: string): void {
    const moving = { start, span, isNew, longestHours: sleepForgottenAfterHours, now: Date.now(), zone };
    set({ start, end: movedEnd(moving) });
  }
  function setEnd(end: string): void {
    setSpan({ start: draft.start, end });
    set({ end });
  }

  function errorAt(field: keyof Sleep): string | undefined {
    const problem = problems.find((code) => fieldOfProblem[code] === field);
    return problem && t(`sleepDiary.problem_${problem}`);
  }
  function submit(): void {
    const found = validateSleep(made, new Date());
    setProblems(found);
    if (found.length > 0) return;
    const isSameLength = !isNew && made.durationSeconds === sleep.durationSeconds;
    if (isUnusualSleep(made) && !isSameLength) setAsked(true);
    else onSave(made);
  }

  return (
    <form
      noValidate
      className="grid grid-cols-1 gap-5"
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      {wasKept && <p className="text-ink-soft text-small">{t('sleepDiary.draftKept')}</p>}
      <Field
        type="datetime-local"
        label={t('sleepDiary.startLabel')}
        max={latest}
        value={draft.start}
        error={errorAt('startTime')}
        onChange={(event) => setStart(event.target.value)}
      />
      <Field
        type="datetime-local"
        label={t('sleepDiary.endLabel')}
        max={latest}
        value={draft.end}
        error={errorAt('endTime')}
        onChange={(event) => setEnd(event.target.value)}
      />
      <MinutesField
        label={t('sleepDiary.minutesLabel')}
        hint={t('sleepDiary.minutesHint')}
        value={draft.minutes ?? minutesOf(made.durationSeconds)}
        error={errorAt('durationSeconds')}
        onType={(minutes) => set({ minutes })}
      />
      <SortChoice name="form-kind" value={made.kind} onChange={(kind) => set({ kind })} />
      <MoodChoice value={draft.mood} onChange={(mood) => set({ mood })} />
      <TextArea
        label={t('sleepDiary.notes')}
        counter={t('sleepDiary.notesCounter', { n: draft.notes.length, max: maxSleepNotesLength })}
        error={errorAt('notes')}
        rows={2}
        value={draft.notes}
        onChange={(event) => set({ notes: event.target.value })}
      />
      <CareCard text={draft.notes} />
      {isAsked ? (
        <QuestionCard
          question={
            made.durationSeconds === 0
              ? t('sleepDiary.lengthZero')
              : t('sleepDiary.lengthLong', { time: words.duration(made.durationSeconds) })
          }
          yes={t('sleepDiary.lengthYes')}
          no={t('sleepDiary.lengthNo')}
          onYes={() => onSave(made)}
          onNo={() => setAsked(false)}
        />
      ) : (
        <div className="grid grid-cols-[1fr_2fr] gap-3">
          <Button variant="secondary" size="large" onClick={onCancel}>
            {t('sleepDiary.cancel')}
          </Button>
          <Button type="submit" size="large">
            {t('sleepDiary.save')}
          </Button>
        </div>
      )}
    </form>
  );
}
