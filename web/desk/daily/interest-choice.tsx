import { type InterestArea, interestAreas } from '#shared/profile/profile.rules.ts';
import { useTexts } from '#web/texts/use-texts.ts';
import { Checkbox } from '#web/ui/checkbox.tsx';

type Props = { chosen: readonly InterestArea[]; onChange: (chosen: InterestArea[]) => void };

export function InterestChoice({ chosen, onChange }: Props) {
  const t = useTexts();
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1 font-bold">{t('dailyStaff.interests')}</legend>
      <div className="flex flex-wrap gap-x-6">
        {interestAreas.map((area) => (
          <Checkbox
            key={area}
            label={t(`profileFields.interests_${area}`)}
            checked={chosen.includes(area)}
            onChange={(isOn) =>
              // In the order in which they are offered, however they were chosen.
              onChange(interestAreas.filter((one) => (one === area ? isOn : chosen.includes(one))))
            }
          />
        ))}
      </div>
    </fieldset>
  );
}
