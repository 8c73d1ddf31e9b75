import { useState } from 'react';
import { type JourneyType, journeyTypes } from '#shared/profile/profile.rules.ts';
import { useTexts } from '#web/texts/use-texts.ts';
import { RadioCards } from '#web/ui/radio-cards.tsx';
import type { FieldsProps, ProfileDraft } from '../profile-draft.ts';
import { today } from '../today.ts';
import { journeyOf, journeyOfDate } from './journey.ts';
import { JourneyDate } from './journey-date.tsx';
import { type EditingProps, ProfileForm } from './profile-form.tsx';

/** Pregnant, or with the baby. When the date she once gave says otherwise, she is asked for the new one. */
export default function EditJourney(props: EditingProps) {
  const [isRefused, setRefused] = useState(false);

  function isComplete({ journeyType, babyBirthDate }: ProfileDraft): boolean {
    const contradicts = Boolean(
      journeyType && babyBirthDate && journeyOfDate(babyBirthDate, today()) !== journeyType,
    );
    setRefused(contradicts);
    return !contradicts;
  }

  return (
    <ProfileForm name="journey" {...props} isComplete={isComplete}>
      {(fields) => <JourneyFields {...fields} isRefused={isRefused} />}
    </ProfileForm>
  );
}

function JourneyFields(fields: FieldsProps & { isRefused: boolean }) {
  const t = useTexts();
  const { value, onChange } = fields;
  const [formerDate] = useState(value.babyBirthDate);
  const [asked, setAsked] = useState<JourneyType>();

  function choose(journeyType: JourneyType): void {
    const isStillTrue = formerDate && journeyOfDate(formerDate, today()) === journeyType;
    // A date that no longer fits would be wrong from now on; the new one may stay unsaid.
    onChange({ journeyType, babyBirthDate: isStillTrue ? formerDate : null });
    setAsked(isStillTrue ? undefined : journeyType);
  }

  return (
    <>
      <RadioCards
        legend={t('profile.journey')}
        name="journey"
        options={journeyTypes.map((type) => ({
          value: type,
          label: t(`profileFields.journeyType_${type}`),
        }))}
        value={journeyOf(value, today())}
        onChange={choose}
      />
      {asked && <JourneyDate {...fields} journey={asked} />}
    </>
  );
}
