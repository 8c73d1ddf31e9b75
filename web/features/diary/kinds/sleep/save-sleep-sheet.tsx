import { useState } from 'react';
import { maxSleepNotesLength } from '#shared/sleep/sleep.rules.ts';
import type { SleepTimer } from '#shared/sleep/sleep.schema.ts';
import { type SleepChoice, sleepOf } from '#shared/sleep/sleep-timer.rules.ts';
import { formatElapsed } from '#shared/timer/elapsed.rules.ts';
import { SavedElsewhere } from '#web/parts/saved-elsewhere.tsx';
import { CareCard } from '#web/platform/care/care-card.tsx';
import { useTexts } from '#web/texts/use-texts.ts';
import { Button } from '#web/ui/button.tsx';
import { Sheet } from '#web/ui/sheet.tsx';
import { TextArea } from '#web/ui/text-area.tsx';
import { toastWithAction } from '#web/ui/toast-store.ts';
import type { DiaryPlace } from '../../diary-place.ts';
import { useRecordWords } from '../../record-words.ts';
import { useKeeping } from '../../use-keeping.ts';
import { MoodChoice } from './mood-choice.tsx';
import type { SleepActions } from './sleep-timer-kind.ts';
import { SortChoice } from './sort-choice.tsx';

type Props = {
  place: DiaryPlace;
  timer: SleepTimer;
  choice: SleepChoice | null;
  isSavedElsewhere: boolean;
  actions: SleepActions;
  open: boolean;
  onClose: () => void;
  onSignIn: () => void;
};

/** What she chooses and writes is on the phone with every tap: a reload or a crash goes on from there. */
export function SaveSleepSheet(props: Props) {
  const { place, timer, choice, isSavedElsewhere, actions, open, onClose, onSignIn } = props;
  const t = useTexts();
  const words = useRecordWords();
  const keep = useKeeping(place, onSignIn);
  const [isSaving, setSaving] = useState(false);
  const sleep = sleepOf(timer, choice);
  const isTooLong = timer.notes.length > maxSleepNotesLength;
  const counted = { n: timer.notes.length, max: maxSleepNotesLength };
  const choose = (change: Partial<SleepChoice>) =>
    actions.choose({ kind: choice?.kind ?? null, mood: choice?.mood ?? null, ...change });

  async function submit(): Promise<void> {
    if (isTooLong || isSaving) return;
    setSaving(true);
    await keep('saved', actions.save);
    setSaving(false);
  }
  function cancel(): void {
    const undo = actions.cancel();
    if (!undo) return;
    toastWithAction(t('sleepDiary.cancelled'), { label: t('sleepDiary.undo'), onAct: undo });
  }

  return (
    <Sheet
      open={open && !isSaving}
      onClose={onClose}
      title={t('sleepDiary.saveTitle')}
      closeLabel={t('shell.close')}
    >
      <form
        className="grid gap-5"
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        <p className="flex flex-wrap items-baseline justify-between gap-x-3">
          <span className="text-display font-extrabold tabular-nums">
            {formatElapsed(sleep.durationSeconds)}
          </span>
          <span className="text-ink-soft">
            {t('sleepDiary.span', { from: words.time(sleep.startTime), to: words.time(sleep.endTime) })}
          </span>
        </p>
        {isSavedElsewhere && (
          <SavedElsewhere title={t('sleepDiary.savedElsewhere')} text={t('sleepDiary.savedElsewhereText')} />
        )}
        <SortChoice name="sleep-kind" value={sleep.kind} onChange={(kind) => choose({ kind })} />
        <MoodChoice value={sleep.mood} onChange={(mood) => choose({ mood })} />
        <TextArea
          label={t('sleepDiary.notes')}
          hint={t('sleepDiary.notesHint')}
          counter={t('sleepDiary.notesCounter', counted)}
          error={isTooLong ? t('sleepDiary.notesTooLong', { max: maxSleepNotesLength }) : undefined}
          rows={2}
          value={timer.notes}
          onChange={(event) => actions.write(event.target.value)}
        />
        <CareCard text={timer.notes} />
        <div className="grid grid-cols-[1fr_2fr] gap-3">
          <Button variant="secondary" size="large" onClick={cancel}>
            {t('sleepDiary.cancel')}
          </Button>
          <Button type="submit" size="large" disabled={isTooLong}>
            {t('sleepDiary.save')}
          </Button>
        </div>
      </form>
    </Sheet>
  );
}
