import { termWeeks } from '#shared/baby/baby-age.rules.ts';
import { gestationRange } from '#shared/profile/profile.rules.ts';
import { useTexts } from '#web/texts/use-texts.ts';
import { Field } from '#web/ui/field.tsx';
import { Select } from '#web/ui/select.tsx';
import type { FieldsProps } from '../profile-draft.ts';
import { AvatarChoice } from './avatar-choice.tsx';
import { JourneyFields } from './journey-fields.tsx';
import { useProblemSentence } from './use-problem-sentence.ts';

/** The question is whether it was born early: of a birth at term nothing depends on the week. */
const early = Array.from(
  { length: termWeeks - gestationRange.min },
  (_, index) => gestationRange.min + index,
);
/** What her dates have told stays, whatever it is. */
const weeksWith = (told: number | null | undefined) =>
  told && !early.includes(told) ? [...early, told] : early;

export function AboutBabyFields({ value, problems, onChange }: FieldsProps) {
  const t = useTexts();
  const sentence = useProblemSentence(problems);
  return (
    <div className="grid gap-6">
      <Field
        name="babyName"
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
          name="gestationWeeks"
          label={t('profileFields.gestationWeeks')}
          hint={t('profileFields.gestationWeeksHint')}
          value={value.gestationWeeks ?? ''}
          options={[
            { value: '', label: t('profileFields.gestationWeeksUnsaid') },
            ...weeksWith(value.gestationWeeks).map((n) => ({
              value: String(n),
              label: t('profileFields.gestationWeeksCount', { n }),
            })),
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
