import { termWeeks } from '#shared/baby/baby-age.rules.ts';
import { type BabyAvatar, babyAvatars, gestationRange } from '#shared/profile/profile.rules.ts';
import { useTexts } from '#web/texts/use-texts.ts';
import { Avatar } from '#web/ui/avatar.tsx';
import { Field } from '#web/ui/field.tsx';
import { Select } from '#web/ui/select.tsx';
import type { FieldsProps } from '../profile-draft.ts';
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

type Props = { value: BabyAvatar | undefined; onChange: (avatar: BabyAvatar) => void };

/** The six pictures side by side: they are chosen by eye, not read. */
function AvatarChoice({ value, onChange }: Props) {
  const t = useTexts();
  return (
    <fieldset className="min-w-0">
      <legend className="mb-2 font-bold">{t('profileFields.babyAvatar')}</legend>
      <div className="grid grid-cols-3 gap-2 wide:grid-cols-6">
        {babyAvatars.map((avatar) => (
          <label
            key={avatar}
            className="relative grid justify-items-center gap-1 rounded-control border border-control-line bg-card px-1 py-2 text-center text-small outline-offset-2 outline-clay has-checked:border-clay has-checked:bg-blush has-checked:font-bold has-checked:inset-ring has-checked:inset-ring-clay has-focus-visible:outline-3"
          >
            <input
              type="radio"
              name="babyAvatar"
              value={avatar}
              checked={avatar === value}
              onChange={() => onChange(avatar)}
              className="absolute inset-0 cursor-pointer appearance-none outline-none"
            />
            <Avatar picture={avatar} label="" size={48} />
            {t(`profileFields.babyAvatar_${avatar}`)}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
