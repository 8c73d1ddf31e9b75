import { useState } from 'react';
import { maxNotesLength } from '#shared/nursing/nursing.rules.ts';
import type { Timer } from '#shared/nursing/nursing.schema.ts';
import { sideOf } from '#shared/nursing/timer.rules.ts';
import { formatElapsed } from '#shared/timer/elapsed.rules.ts';
import { elapsedSeconds, startOf } from '#shared/timer/timer.rules.ts';
import { SavedElsewhere } from '#web/parts/saved-elsewhere.tsx';
import { CareCard } from '#web/platform/care/care-card.tsx';
import { useTexts } from '#web/texts/use-texts.ts';
import { Button } from '#web/ui/button.tsx';
import { Sheet } from '#web/ui/sheet.tsx';
import { TextArea } from '#web/ui/text-area.tsx';
import { toast } from '#web/ui/toast-store.ts';
import type { DiaryPlace } from '../../diary-place.ts';
import { useKeeping } from '../../use-keeping.ts';
import type { NursingActions } from './nursing-timer-kind.ts';
import { SideChoice } from './side-choice.tsx';
import { useFeedWords } from './use-feed-words.ts';

/** Long enough to notice, at three in the morning, that it was the wrong button. */
const cancelRegretMs = 10_000;

type Props = {
  place: DiaryPlace;
  timer: Timer;
  chosenSide: ReturnType<typeof sideOf> | null;
  isSavedElsewhere: boolean;
  actions: NursingActions;
  open: boolean;
  onClose: () => void;
  onSignIn: () => void;
};

/** What she writes is on the timer with every letter: a reload, a crash or another device goes on from there. */
export function SaveSheet(props: Props) {
  const { place, timer, chosenSide, isSavedElsewhere, actions, open, onClose, onSignIn } = props;
  const t = useTexts();
  const words = useFeedWords();
  const [isSaving, setSaving] = useState(false);
  const keep = useKeeping(place, onSignIn);
  const isTooLong = timer.notes.length > maxNotesLength;
  const counted = { n: timer.notes.length, max: maxNotesLength };

  async function submit(): Promise<void> {
    if (isTooLong || isSaving) return;
    setSaving(true);
    await keep('saved', actions.save);
    setSaving(false);
  }

  function cancel(): void {
    const undo = actions.cancel();
    const action = undo && { label: t('nursing.undo'), onAct: undo };
    if (action) toast({ title: t('nursing.cancelled'), action, duration: cancelRegretMs });
  }

  return (
    <Sheet
      open={open && !isSaving}
      onClose={onClose}
      title={t('nursing.saveTitle')}
      closeLabel={t('shell.close')}
    >
      <form
        className="grid gap-5"
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        <p className="flex items-baseline justify-between gap-3">
          <span className="text-display font-extrabold tabular-nums">
            {formatElapsed(elapsedSeconds(timer, new Date(timer.stoppedAt ?? 0)))}
          </span>
          <span className="text-ink-soft">{t('nursing.beganAt', { time: words.time(+startOf(timer)) })}</span>
        </p>
        {isSavedElsewhere && (
          <SavedElsewhere title={t('nursing.savedElsewhere')} text={t('nursing.savedElsewhereText')} />
        )}
        <SideChoice
          legend={t('nursing.saveSide')}
          name="side"
          value={chosenSide ?? sideOf(timer)}
          onChange={actions.choose}
        />
        <TextArea
          label={t('nursing.notes')}
          hint={t('nursing.notesHint')}
          counter={t('nursing.notesCounter', counted)}
          error={isTooLong ? t('nursing.notesTooLong', counted) : undefined}
          rows={2}
          value={timer.notes}
          onChange={(event) => actions.write(event.target.value)}
        />
        <CareCard text={timer.notes} />
        <div className="grid grid-cols-[1fr_2fr] gap-3">
          <Button variant="secondary" size="large" onClick={cancel}>
            {t('nursing.cancel')}
          </Button>
          <Button type="submit" size="large" disabled={isTooLong}>
            {t('nursing.save')}
          </Button>
        </div>
      </form>
    </Sheet>
  );
}
