import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useTexts } from '#web/texts/use-texts.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { Switch } from '#web/ui/switch.tsx';
import { isStepDraft, maxWhatLength, type StepDraft, type StepProblems, stepOf } from './step-draft.ts';
import { useAutosave } from './use-autosave.ts';

type Props = {
  owner: string | null;
  place: string;
  fresh: () => StepDraft;
  /** Undefined where it cannot be saved yet. */
  save: (draft: StepDraft) => Promise<boolean> | undefined;
  onKept: () => void;
  onDone: () => void;
  /** Undefined for a step that is none yet. */
  onRemove: (() => void) | undefined;
};

/** One step. It saves itself as she writes; "done" only closes it, or says what is missing. */
export function StepForm({ owner, place, fresh, save, onKept, onDone, onRemove }: Props) {
  const t = useTexts();
  const { draft, wasKept, isSaving, change, drop } = useAutosave({
    owner,
    place,
    looksRight: isStepDraft,
    fresh,
    save,
    onKept,
  });
  /** Nobody is told that a field is empty before she has had a chance to fill it. */
  const [isTold, setTold] = useState(false);
  const made = stepOf(draft);
  const problems: StepProblems = 'problems' in made && isTold ? made.problems : {};

  function finish(): void {
    setTold(true);
    if ('step' in made) onDone();
  }

  return (
    <form
      noValidate
      className="grid grid-cols-1 gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        finish();
      }}
    >
      {wasKept && <p className="text-ink-soft text-small">{t('routine.draftKept')}</p>}
      <Field
        label={t('routine.what')}
        value={draft.what}
        error={problems.what && t(`routine.problem_${problems.what}`, { max: maxWhatLength })}
        onChange={({ target }) => change({ what: target.value })}
      />
      <div className="grid grid-cols-2 items-start gap-3">
        <Field
          type="time"
          label={t('routine.time')}
          value={draft.time}
          error={problems.time && t('routine.problem_not_a_time')}
          onChange={({ target }) => change({ time: target.value })}
        />
        <Field
          inputMode="numeric"
          label={t('routine.minutes')}
          hint={t('routine.minutesHint')}
          value={draft.minutes}
          error={problems.minutes && t('routine.problem_out_of_range')}
          onChange={({ target }) => change({ minutes: target.value })}
        />
      </div>
      <Switch
        label={t('routine.reminds')}
        hint={t('routine.remindsHint')}
        checked={draft.reminds}
        onChange={(reminds) => change({ reminds })}
      />
      <p role="status" className="min-h-5 text-ink-soft text-small">
        {isSaving ? ('step' in made ? t('routine.saving') : t('routine.incomplete')) : ''}
      </p>
      <div className="grid grid-cols-[1fr_2fr] gap-3">
        <Button
          variant="secondary"
          size="large"
          icon={<Trash2 size={20} strokeWidth={1.75} aria-hidden />}
          onClick={() => {
            drop();
            (onRemove ?? onDone)();
          }}
          aria-label={t('routine.removeStep')}
        />
        <Button type="submit" size="large">
          {t('routine.done')}
        </Button>
      </div>
    </form>
  );
}
