import type { JourneyType } from '#shared/profile/profile.rules.ts';
import { addDays } from '#shared/time/calendar-date.ts';
import { useTexts } from '#web/texts/use-texts.ts';
import { Field } from '#web/ui/field.tsx';
import { useProblemSentence } from '../fields/use-problem-sentence.ts';
import { earliestBirthDate, latestBirthDate } from '../problems-in.ts';
import type { FieldsProps } from '../profile-draft.ts';
import { today } from '../today.ts';
import { journeyOfDate } from './journey.ts';

type Props = FieldsProps & { journey: JourneyType; isRefused: boolean };

/** The day that goes with the journey. It may stay blank: not every change is one she wants to date. */
export function JourneyDate({ journey, isRefused, value, problems, onChange }: Props) {
  const t = useTexts();
  const sentence = useProblemSentence(problems);
  const isPregnant = journey === 'gestante';
  const contradicts = value.babyBirthDate && journeyOfDate(value.babyBirthDate, today()) !== journey;
  const contradiction = isPregnant ? t('profile.journeyNotAhead') : t('profile.journeyNotPast');
  return (
    <div className="grid gap-3">
      <p>{isPregnant ? t('profile.journeyDueDateText') : t('profile.journeyBirthDateText')}</p>
      <Field
        type="date"
        label={isPregnant ? t('profile.journeyDueDate') : t('profile.journeyBirthDate')}
        hint={t('profile.journeyDateOptional')}
        min={isPregnant ? addDays(today(), 1) : earliestBirthDate}
        max={isPregnant ? latestBirthDate(today()) : today()}
        value={value.babyBirthDate ?? ''}
        error={sentence('babyBirthDate') ?? (isRefused && contradicts ? contradiction : undefined)}
        onChange={(event) => onChange({ babyBirthDate: event.target.value || null })}
      />
    </div>
  );
}
