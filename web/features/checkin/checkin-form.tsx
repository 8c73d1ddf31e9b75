import { type FormEvent, useId, useState } from 'react';
import { maxCheckinLength, moods, nights } from '#shared/checkin/checkin.rules.ts';
import type { Checkin } from '#shared/checkin/checkin.schema.ts';
import { CareCard } from '#web/platform/care/care-card.tsx';
import { useTexts } from '#web/texts/use-texts.ts';
import { Button } from '#web/ui/button.tsx';
import { TextArea } from '#web/ui/text-area.tsx';
import { useCheckinDraft } from './checkin-draft.ts';
import { WordChoice } from './word-choice.tsx';

type Props = {
  owner: string;
  /** The one that she changes. */
  before?: Checkin;
  onSaid: (said: Omit<Checkin, 'id' | 'at'>) => void;
  onCancel?: () => void;
};

/** A word for how she is, one for her night, and room for her own. People to call stand beside what asks for them. */
export function CheckinForm({ owner, before, onSaid, onCancel }: Props) {
  const t = useTexts();
  const { draft, change, clear } = useCheckinDraft(owner, before);
  const [hasTried, setTried] = useState(false);
  const errorId = useId();
  const isTooLong = draft.text.length > maxCheckinLength;
  function save(event: FormEvent) {
    event.preventDefault();
    setTried(true);
    if (draft.mood === null || isTooLong) return;
    onSaid({ mood: draft.mood, night: draft.night, text: draft.text.trim() });
    clear();
    setTried(false);
  }
  return (
    <form onSubmit={save} noValidate className="grid grid-cols-1 gap-4">
      <WordChoice
        legend={t('checkin.mood')}
        words={moods.map((value) => ({ value, label: t(`checkin.mood_${value}`) }))}
        chosen={draft.mood}
        onChoose={(mood) => change({ mood })}
        errorId={hasTried && draft.mood === null ? errorId : undefined}
      />
      {hasTried && draft.mood === null && (
        <p id={errorId} role="alert" className="text-small text-danger">
          {t('checkin.moodNeeded')}
        </p>
      )}
      <WordChoice
        legend={t('checkin.night')}
        words={nights.map((value) => ({ value, label: t(`checkin.night_${value}`) }))}
        chosen={draft.night}
        // Tapped again, it is taken back: she need not say.
        onChoose={(night) => change({ night: draft.night === night ? null : night })}
      />
      <TextArea
        label={t('checkin.text')}
        value={draft.text}
        counter={`${draft.text.length}/${maxCheckinLength}`}
        error={isTooLong ? t('checkin.tooLong', { n: maxCheckinLength }) : undefined}
        onChange={(event) => change({ text: event.target.value })}
      />
      <CareCard text={draft.text} />
      <div className="flex flex-wrap gap-2">
        <Button type="submit" size="large" className="flex-1">
          {t('checkin.save')}
        </Button>
        {onCancel && (
          <Button
            variant="secondary"
            size="large"
            onClick={() => {
              clear();
              onCancel();
            }}
          >
            {t('checkin.cancel')}
          </Button>
        )}
      </div>
    </form>
  );
}
