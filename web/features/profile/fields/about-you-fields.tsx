import {
  ageRange,
  joinGroupsAnswers,
  maxOtherExperienceLength,
  previousExperiences,
} from '#shared/profile/profile.rules.ts';
import { useTexts } from '#web/texts/use-texts.ts';
import { Field } from '#web/ui/field.tsx';
import { RadioCards } from '#web/ui/radio-cards.tsx';
import { Select } from '#web/ui/select.tsx';
import { TextArea } from '#web/ui/text-area.tsx';
import type { FieldsProps } from '../profile-draft.ts';
import { useProblemSentence } from './use-problem-sentence.ts';

const ages = Array.from({ length: ageRange.max - ageRange.min + 1 }, (_, index) => ageRange.min + index);

export function AboutYouFields({ value, problems, onChange }: FieldsProps) {
  const t = useTexts();
  const sentence = useProblemSentence(problems);
  return (
    <div className="grid gap-6">
      <Field
        name="name"
        label={t('profileFields.name')}
        autoComplete="given-name"
        value={value.name ?? ''}
        error={sentence('name')}
        onChange={(event) => onChange({ name: event.target.value })}
      />
      <Select
        name="age"
        label={t('profileFields.age')}
        value={value.age ?? ''}
        options={[
          { value: '', label: t('profileFields.ageUnsaid') },
          ...ages.map((n) => ({ value: String(n), label: t('profileFields.ageYears', { n }) })),
        ]}
        error={sentence('age')}
        onChange={(event) => onChange({ age: event.target.value ? Number(event.target.value) : null })}
      />
      <RadioCards
        legend={t('profileFields.firstMaternity')}
        name="firstMaternity"
        options={[
          { value: true, label: t('profileFields.firstMaternity_yes') },
          { value: false, label: t('profileFields.firstMaternity_no') },
        ]}
        value={value.firstMaternity ?? undefined}
        onChange={(firstMaternity) => onChange({ firstMaternity })}
      />
      {value.firstMaternity === false && (
        <ExperienceFields value={value} problems={problems} onChange={onChange} />
      )}
      <RadioCards
        legend={t('profileFields.joinGroups')}
        name="joinGroups"
        options={joinGroupsAnswers.map((answer) => ({
          value: answer,
          label: t(`profileFields.joinGroups_${answer}`),
        }))}
        value={value.joinGroups ?? undefined}
        onChange={(joinGroups) => onChange({ joinGroups })}
      />
    </div>
  );
}

/** Asked only of her for whom it is not the first time. */
function ExperienceFields({ value, problems, onChange }: FieldsProps) {
  const t = useTexts();
  const sentence = useProblemSentence(problems);
  return (
    <>
      <RadioCards
        legend={t('profileFields.previousExperience')}
        name="previousExperience"
        options={previousExperiences.map((experience) => ({
          value: experience,
          label: t(`profileFields.previousExperience_${experience}`),
        }))}
        value={value.previousExperience ?? undefined}
        onChange={(previousExperience) => onChange({ previousExperience })}
      />
      {value.previousExperience === 'outra' && (
        <TextArea
          name="otherExperience"
          label={t('profileFields.otherExperience')}
          value={value.otherExperience ?? ''}
          error={sentence('otherExperience')}
          counter={`${value.otherExperience?.length ?? 0}/${maxOtherExperienceLength}`}
          onChange={(event) => onChange({ otherExperience: event.target.value })}
        />
      )}
    </>
  );
}
