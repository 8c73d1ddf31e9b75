import { useState } from 'react';
import { fieldOfProblem, validateFeed } from '#shared/nursing/feed.rules.ts';
import { type FeedProblem, maxNotesLength } from '#shared/nursing/nursing.rules.ts';
import type { Feed } from '#shared/nursing/nursing.schema.ts';
import { CareCard } from '#web/platform/care/care-card.tsx';
import { toLocalMoment, zoneHere } from '#web/platform/timer/local-moment.ts';
import { useTexts } from '#web/texts/use-texts.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { TextArea } from '#web/ui/text-area.tsx';
import { draftOfFeed, type FeedDraft, feedOfDraft, isSame, minutesOf } from './feed-draft.ts';
import { SideChoice } from './side-choice.tsx';

type Props = {
  feed: Feed;
  /** What she had begun to change when the form was closed. */
  kept: FeedDraft | null;
  /** Null when it is as it was. */
  onChange: (draft: FeedDraft | null) => void;
  onSave: (feed: Feed) => void;
  onCancel: () => void;
};

/** Times, side, minutes and notes of a feed, old or by hand. Only what cannot be is refused, beside its field. */
export function FeedForm({ feed, kept, onChange, onSave, onCancel }: Props) {
  const t = useTexts();
  const zone = zoneHere();
  const [unchanged] = useState(() => draftOfFeed(feed, zone));
  const [wasKept] = useState(kept !== null);
  const [draft, setDraft] = useState(kept ?? unchanged);
  const [problems, setProblems] = useState<FeedProblem[]>([]);
  function set(change: Partial<FeedDraft>): void {
    const next = { ...draft, ...change };
    setDraft(next);
    onChange(isSame(next, unchanged) ? null : next);
  }
  const made = feedOfDraft(draft, feed, zone);
  const latest = toLocalMoment(Date.now(), zone);

  function errorAt(field: keyof Feed): string | undefined {
    const problem = problems.find((code) => fieldOfProblem[code] === field);
    return problem && t(`nursing.problem_${problem}`);
  }
  function submit(): void {
    const found = validateFeed(made, new Date());
    setProblems(found);
    if (found.length === 0) onSave(made);
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
      {wasKept && <p className="text-ink-soft text-small">{t('nursingLog.draftKept')}</p>}
      <Field
        type="datetime-local"
        label={t('nursingLog.start')}
        max={latest}
        value={draft.start}
        error={errorAt('startTime')}
        onChange={(event) => set({ start: event.target.value })}
      />
      <Field
        type="datetime-local"
        label={t('nursingLog.end')}
        max={latest}
        value={draft.end}
        error={errorAt('endTime')}
        onChange={(event) => set({ end: event.target.value })}
      />
      <SideChoice
        legend={t('nursing.saveSide')}
        name="feed-side"
        value={draft.side}
        onChange={(side) => set({ side })}
      />
      <div className="grid grid-cols-2 items-end gap-3">
        {draft.side !== 'right' && (
          <Field
            type="number"
            inputMode="numeric"
            min={0}
            label={t('nursingLog.leftMinutes')}
            value={draft.leftMinutes ?? minutesOf(made.leftSeconds)}
            error={errorAt('durationSeconds')}
            onChange={(event) => set({ leftMinutes: event.target.value })}
          />
        )}
        {draft.side !== 'left' && (
          <Field
            type="number"
            inputMode="numeric"
            min={0}
            label={t('nursingLog.rightMinutes')}
            value={draft.rightMinutes ?? minutesOf(made.rightSeconds)}
            error={draft.side === 'right' ? errorAt('durationSeconds') : undefined}
            onChange={(event) => set({ rightMinutes: event.target.value })}
          />
        )}
      </div>
      <TextArea
        label={t('nursing.notes')}
        counter={t('nursing.notesCounter', { n: draft.notes.length, max: maxNotesLength })}
        error={errorAt('notes')}
        rows={2}
        value={draft.notes}
        onChange={(event) => set({ notes: event.target.value })}
      />
      <CareCard text={draft.notes} />
      <div className="grid grid-cols-[1fr_2fr] gap-3">
        <Button variant="secondary" size="large" onClick={onCancel}>
          {t('nursing.cancel')}
        </Button>
        <Button type="submit" size="large">
          {t('nursing.save')}
        </Button>
      </div>
    </form>
  );
}
