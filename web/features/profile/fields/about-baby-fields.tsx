import { gestationRange } from '#shared/profile/profile.rules.ts';
import { useTexts } from '#web/texts/use-texts.ts';
import { Field } from '#web/ui/field.tsx';
import { Select } from '#web/ui/select.tsx';
import type { FieldsProps } from '../profile-draft.ts';
import { AvatarChoice } from './avatar-choice.tsx';
import { JourneyFields } from './journey-fields.tsx';
import { useProblemSentence } from './use-problem-sentence.ts';

const weeks = Array.from(
  { length: gestationRange.max - gestationRange.min + 1 },
  (_, index) => gestationRange.min + index,
);

export function AboutBabyFields({ value, problems, onChange }: FieldsProps) {
  const t = useTexts();
  const sentence = useProblemSentence(problems);
  return (
    <div className="grid gap-6">
      <Field
        label={t('profileFields.babyName')}
        hint={t('profileFields.babyNameHint')}
        autoComplete="off"
        value={value.babyName ?? ''}
        error={sentence('babyName')}
        onChange={(event) => onChange({ babyName: event.target.value })}
      />
      <JourneyFields value={value} problems={problems} onChange={onChange} />
      {value.journeyType === 'com-bebe' && (
        <Select
          label={t('profileFields.gestationWeeks')}
          hint={t('profileFields.gestationWeeksHint')}
          value={value.gestationWeeks ?? ''}
          options={[
            { value: '', label: t('profileFields.gestationWeeksUnsaid') },
            ...weeks.map((n) => ({ value: String(n), label: t('profileFields.gestationWeeksCount', { n }) })),
          ]}
          error={sentence('gestationWeeks')}
          onChange={(event) =>
            onChange({ gestationWeeks: event.target.value ? Number(event.target.value) : null })
          }
        />
      )}
      <AvatarChoice
        value={value.babyAvatar ?? undefined}
        onChange={(babyAvatar) => onChange({ babyAvatar })}
      />
    </div>
  );
}
