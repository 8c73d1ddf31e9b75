import { useEffect, useRef, useState } from 'react';
import { fieldOfProblem, isUnusualFeed, validateFeed } from '#shared/nursing/feed.rules.ts';
import { type FeedProblem, maxNotesLength, usualFeedHours } from '#shared/nursing/nursing.rules.ts';
import type { Feed } from '#shared/nursing/nursing.schema.ts';
import { LastSideChoice } from '#web/features/diary/kinds/feed/last-side-choice.tsx';
import { SideChoice } from '#web/features/diary/kinds/feed/side-choice.tsx';
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
import { draftOfFeed, type FeedDraft, feedOfDraft, isSame, minutesOf } from './feed-draft.ts';
import { useFeedWords } from './feed-words.ts';

type Props = {
  feed: Feed;
  isNew: boolean;
  /** What she had begun to change when the form was closed. */
  kept: FeedDraft | undefined;
  /** Null when it is as it was. */
  onChange: (draft: FeedDraft | null) => void;
  onSave: (feed: Feed) => void;
  onCancel: () => void;
};

/** Times, side, minutes and notes of a feed, old or by hand. Only what cannot be is refused, beside its field. */
export function FeedForm({ feed, isNew, kept, onChange, onSave, onCancel }: Props) {
  const t = useTexts();
  const words = useFeedWords();
  const zone = deviceTimeZone();
  const [unchanged] = useState(() => draftOfFeed(feed, zone));
  const [wasKept] = useState(kept !== undefined);
  const [draft, setDraft] = useState(kept ?? unchanged);
  const [span, setSpan] = useState({ start: draft.start, end: draft.end });
  const [problems, setProblems] = useState<FeedProblem[]>([]);
  const [isAsked, setAsked] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  // What is wrong may lie above what she sees: she is led there.
  useEffect(() => {
    if (problems.length > 0) form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus();
  }, [problems]);
  function set(change: Partial<FeedDraft>): void {
    const next = { ...draft, ...change };
    setAsked(false);
    setDraft(next);
    onChange(isSame(next, unchanged) ? null : next);
  }
  const made = feedOfDraft(draft, feed, zone);
  const latest = toLocalMoment(Date.now(), zone);
  function setStart(start: string): void {
    const moving = { start, span, isNew, longestHours: usualFeedHours, now: Date.now(), zone };
    set({ start, end: movedEnd(moving) });
  }
  function setEnd(end: string): void {
    setSpan({ start: draft.start, end });
    set({ end });
  }

  function errorAt(field: keyof Feed): string | undefined {
    const problem = problems.find((code) => fieldOfProblem[code] === field);
    return problem && t(`nursing.problem_${problem}`);
  }
  function submit(): void {
    const found = validateFeed(made, new Date());
    setProblems(found);
    if (found.length > 0) return;
    const isSameLength = !isNew && made.durationSeconds === feed.durationSeconds;
    if (isUnusualFeed(made) && !isSameLength) setAsked(true);
    else onSave(made);
  }

  return (
    <form
      ref={form}
      noValidate
      className="grid grid-cols-1 gap-5"
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      {wasKept && <p className="text-ink-soft text-small">{t('nursingLog.draftKept')}</p>}
      <Field
        type="datetime-local"
        label={t('nursingLog.start')}
        max={latest}
        value={draft.start}
        error={errorAt('startTime')}
        onChange={(event) => setStart(event.target.value)}
      />
      <Field
        type="datetime-local"
        label={t('nursingLog.end')}
        max={latest}
        value={draft.end}
        error={errorAt('endTime')}
        onChange={(event) => setEnd(event.target.value)}
      />
      <SideChoice
        legend={t('nursing.saveSide')}
        name="feed-side"
        value={draft.side}
        onChange={(side) => set({ side })}
      />
      <div className="grid grid-cols-2 items-start gap-3">
        {draft.side !== 'right' && (
          <MinutesField
            label={t('nursingLog.leftMinutes')}
            value={draft.leftMinutes ?? minutesOf(made.leftSeconds)}
            error={errorAt('durationSeconds')}
            onType={(leftMinutes) => set({ leftMinutes })}
          />
        )}
        {draft.side !== 'left' && (
          <MinutesField
            label={t('nursingLog.rightMinutes')}
            value={draft.rightMinutes ?? minutesOf(made.rightSeconds)}
            error={draft.side === 'right' ? errorAt('durationSeconds') : undefined}
            onType={(rightMinutes) => set({ rightMinutes })}
          />
        )}
      </div>
      {draft.side === 'both' && (
        <LastSideChoice value={draft.lastSide ?? null} onChange={(lastSide) => set({ lastSide })} />
      )}
      <TextArea
        label={t('nursing.notes')}
        counter={t('nursing.notesCounter', { n: draft.notes.length, max: maxNotesLength })}
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
              ? t('nursingLog.lengthZero')
              : t('nursingLog.lengthLong', { time: words.duration(secondsOf(made)) })
          }
          yes={t('nursingLog.lengthYes')}
          no={t('nursingLog.lengthNo')}
          onYes={() => onSave(made)}
          onNo={() => setAsked(false)}
        />
      ) : (
        <div className="grid grid-cols-[1fr_2fr] gap-3">
          <Button variant="secondary" size="large" onClick={onCancel}>
            {t('nursing.cancel')}
          </Button>
          <Button type="submit" size="large">
            {t('nursing.save')}
          </Button>
        </div>
      )}
    </form>
  );
}

const secondsOf = ({ startTime, endTime }: Feed) => (Date.parse(endTime) - Date.parse(startTime)) / 1000;
