import { useState } from 'react';
import { isExpected } from '#shared/baby/baby-age.rules.ts';
import { babyDateProblem } from '#shared/baby/baby-date.rules.ts';
import { type JourneyType, journeyTypes } from '#shared/profile/profile.rules.ts';
import { useTexts } from '#web/texts/use-texts.ts';
import { RadioCards } from '#web/ui/radio-cards.tsx';
import type { FieldsProps } from '../profile-draft.ts';
import { today } from '../today.ts';
import { BabyDateField } from './baby-date-field.tsx';

/** Pregnant, or with the baby; and the day that goes with it, which she may leave unsaid. */
export function JourneyFields({ value, problems, onChange }: FieldsProps) {
  const t = useTexts();
  const [dates, setDates] = useState<Partial<Record<JourneyType, string | null>>>({});
  const date = value.babyBirthDate ?? null;
  const told = value.journeyType ?? null;
  // A day to come is expected, whether or not she ever said so.
  const journeyType = told ?? (isExpected({ journeyType: told, date, today: today() }) ? 'gestante' : null);

  /** A day given for one journey is none of the other; going back finds it again. */
  function choose(next: JourneyType): void {
    if (journeyType) setDates({ ...dates, [journeyType]: date });
    const isFitting = date && !babyDateProblem({ journeyType: next, date, today: today() });
    const dateOfNone = !journeyType && isFitting ? date : null;
    onChange({ journeyType: next, babyBirthDate: dates[next] ?? dateOfNone });
  }

  return (
    <>
      <RadioCards
        legend={t('profileFields.journeyType')}
        name="journeyType"
        options={journeyTypes.map((type) => ({ value: type, label: t(`profileFields.journeyType_${type}`) }))}
        value={journeyType ?? undefined}
        onChange={choose}
      />
      {(journeyType || date) && (
        <BabyDateField journeyType={journeyType} value={value} problems={problems} onChange={onChange} />
      )}
    </>
  );
}
