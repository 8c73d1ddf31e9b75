import { growthLimits, type Measure } from '#shared/diary/kinds/growth.ts';
import type { RecordEnvelope } from '#shared/diary/record.schema.ts';
import { type GrowthMeasure, probableRange } from '#shared/growth/growth.rules.ts';
import { gramsOf, lengthQuestion, millimetresOf, weightQuestion } from '#shared/growth/unit-slip.rules.ts';
import { useTexts } from '#web/texts/use-texts.ts';
import { Button } from '#web/ui/button.tsx';
import { ageAt } from '../../age-at.ts';
import type { DiaryPlace } from '../../diary-place.ts';
import { shownNumber, typedNumber } from '../typed-number.ts';
import { perShown } from './growth-words.ts';

const curveOf: Record<Measure, GrowthMeasure> = { weightGrams: 'weight', lengthMm: 'length', headMm: 'head' };

type Asked = { value: number; range: { min: number; max: number } };
type Meant = { unit: string; stored: number } | null;

/** Null where the number can be of a baby of that age; otherwise in which other unit it could. */
function questionOf(measure: Measure, { value, range }: Asked): { meant: Meant } | null {
  if (measure === 'weightGrams') {
    const question = weightQuestion({ value, unit: 'kg', range });
    const unit = question?.meant;
    return question && { meant: unit ? { unit, stored: gramsOf(value, unit) } : null };
  }
  const question = lengthQuestion({ value, unit: 'cm', range });
  const unit = question?.meant;
  return question && { meant: unit ? { unit, stored: millimetresOf(value, unit) } : null };
}

type Props = {
  place: DiaryPlace;
  record: RecordEnvelope<'growth'>;
  measure: Measure;
  typed: string;
  /** The same number, in the unit of the field. */
  onMeant: (text: string) => void;
};

/** Asks where a number can hardly be: it refuses nothing, and changes nothing by itself. */
export default function UnitQuestion({ place, record, measure, typed, onMeant }: Props) {
  const t = useTexts();
  const value = typedNumber(typed);
  if (value === null || Number.isNaN(value)) return null;
  const age = ageAt(place, record);
  const { least, most } = growthLimits[measure];
  const probable = age && probableRange(curveOf[measure], { sex: null, days: age.days });
  const question = questionOf(measure, { value, range: probable ?? { min: least, max: most } });
  if (!question) return null;
  const sign = t('timeline.decimalSign');
  const isShown = (n: number) => t(`growth.${measure}_plain`, { n: shownNumber(n, sign) });
  const { meant } = question;
  const inField = meant && shownNumber(meant.stored / perShown[measure], sign);
  return (
    <div role="status" className="grid grid-cols-1 gap-2 rounded-card bg-sage-soft p-3 text-small">
      <p>{t('growth.unitRight', { n: isShown(value) })}</p>
      {meant && inField && (
        <Button variant="secondary" onClick={() => onMeant(inField)}>
          {t('growth.unitMeant', {
            from: `${shownNumber(value, sign)} ${meant.unit}`,
            to: isShown(meant.stored / perShown[measure]),
          })}
        </Button>
      )}
    </div>
  );
}
