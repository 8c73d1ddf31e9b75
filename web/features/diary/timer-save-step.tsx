import { useState } from 'react';
import { formatElapsed } from '#shared/timer/elapsed.rules.ts';
import { spanOf, type Timer } from '#shared/timer/timer.rules.ts';
import type { TimerActions } from '#web/features/timer/timer-actions.ts';
import type { TimerState } from '#web/features/timer/use-timer.ts';
import { SavedElsewhere } from '#web/parts/saved-elsewhere.tsx';
import { Sheet } from '#web/parts/sheet.tsx';
import { CareCard } from '#web/platform/care/care-card.tsx';
import { useTexts } from '#web/texts/use-texts.ts';
import { Button } from '#web/ui/button.tsx';
import { TextArea } from '#web/ui/text-area.tsx';
import { toast } from '#web/ui/toast-store.ts';
import type { DiaryPlace } from './diary-place.ts';
import { useRecordWords } from './record-words.ts';
import { type TimerLate, type TimerParts, useTimerSay } from './timer-parts.ts';
import { useKeeping } from './use-keeping.ts';

/** Long enough to notice, at three in the morning, that it was the wrong button. */
const cancelRegretMs = 10_000;

type Props<Side extends string, Choice> = {
  parts: TimerParts<Side, Choice>;
  late: TimerLate<Side, Choice>;
  place: DiaryPlace;
  timer: Timer<Side>;
  state: TimerState<Side, Choice>;
  actions: TimerActions<Side, Choice>;
  open: boolean;
  onClose: () => void;
  onSignIn: (() => void) | undefined;
};

/** What she chooses and writes is on the phone with every tap: a reload, a crash or another device goes on from there. */
export function SaveStep<Side extends string, Choice>(props: Props<Side, Choice>) {
  const { parts, late, place, timer, state, actions, open, onClose } = props;
  const say = useTimerSay(parts.nouns);
  const { time } = useRecordWords();
  const max = parts.kind.maxNotesLength;
  const counted = { n: timer.notes.length, max };
  const isTooLong = timer.notes.length > max;
  const { isSaving, problems, save, cancel } = useSaving(props);
  const { startTime, endTime, durationSeconds } = spanOf(timer);
  const span = { from: time(startTime), to: time(endTime), time: time(startTime) };
  return (
    <Sheet open={open && !isSaving} onClose={onClose} title={say('saveTitle')}>
      <form
        noValidate
        className="grid grid-cols-1 gap-5"
        onSubmit={(event) => {
          event.preventDefault();
          if (!isTooLong && !isSaving) void save();
        }}
      >
        <p className="flex flex-wrap items-baseline justify-between gap-x-3">
          <span className="text-display font-extrabold tabular-nums">{formatElapsed(durationSeconds)}</span>
          {/* From when to when, where its kind says that, and else when it began. */}
          <span className="text-ink-soft">{say('span', span) || say('beganAt', span)}</span>
        </p>
        {state.isSavedElsewhere && (
          <SavedElsewhere title={say('savedElsewhere')} text={say('savedElsewhereText')} />
        )}
        <late.Choices
          place={place}
          timer={timer}
          choice={state.choice}
          choose={actions.choose}
          errorAt={(field) => problems[field]}
        />
        <TextArea
          label={say('notes')}
          hint={say('notesHint') || undefined}
          counter={say('notesCounter', counted)}
          error={isTooLong ? say('notesTooLong', counted) : undefined}
          rows={2}
          value={timer.notes}
          onChange={(event) => actions.write(event.target.value)}
        />
        <CareCard text={timer.notes} />
        <div className="grid grid-cols-[1fr_2fr] gap-3">
          <Button variant="secondary" size="large" onClick={cancel}>
            {say('cancel')}
          </Button>
          <Button type="submit" size="large" disabled={isTooLong}>
            {say('save')}
          </Button>
        </div>
      </form>
    </Sheet>
  );
}

const nothingOffered = () => () => undefined;

function useSaving<Side extends string, Choice>(props: Props<Side, Choice>) {
  const { parts, late, place, timer, state, actions, onSignIn } = props;
  const say = useTimerSay(parts.nouns);
  const t = useTexts();
  const keep = useKeeping(place, onSignIn);
  const useOffer = late.useOffer ?? nothingOffered;
  const offer = useOffer(place);
  const [isSaving, setSaving] = useState(false);
  const [problems, setProblems] = useState<Partial<Record<string, string>>>({});
  async function save(): Promise<void> {
    const found = late.problemsOf?.(timer, state.choice, t) ?? {};
    setProblems(found);
    if (Object.keys(found).length > 0) return;
    setSaving(true);
    const isKept = await keep('saved', async () => {
      await actions.save();
      await late.alsoKeep?.(place, timer, state.choice);
    });
    setSaving(false);
    if (isKept) offer(timer);
  }
  function cancel(): void {
    const undo = actions.cancel();
    const action = undo && { label: say('undo'), onAct: undo };
    if (action) toast({ title: say('cancelled'), action, duration: cancelRegretMs });
  }
  return { isSaving, problems, save, cancel };
}
