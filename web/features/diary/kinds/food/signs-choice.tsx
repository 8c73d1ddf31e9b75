import { type FoodSign, foodSigns, isUrgent, urgentSigns } from '#shared/foods/food.rules.ts';
import { useTexts } from '#web/texts/use-texts.ts';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { UrgentCard, WatchCard } from './reaction-cards.tsx';

type Props = { signs: FoodSign[]; onChange: (signs: FoodSign[]) => void };

const others = foodSigns.filter((sign) => !urgentSigns.some((urgent) => urgent === sign));

/** What she saw afterwards. What cannot wait stands first, and what to do stands beside it at once. */
export function SignsChoice({ signs, onChange }: Props) {
  const t = useTexts();
  const box = (sign: FoodSign) => (
    <Checkbox
      key={sign}
      label={t(`foodDiary.sign_${sign}`)}
      checked={signs.includes(sign)}
      // In the order of the list, so that ticking and unticking is no change.
      onChange={(on) => onChange(foodSigns.filter((each) => (each === sign ? on : signs.includes(each))))}
    />
  );
  const isUrgentAlone = urgentSigns.some((sign) => signs.includes(sign));
  return (
    <fieldset className="grid min-w-0 grid-cols-1 gap-1" aria-describedby="signs-hint">
      <legend className="font-bold">{t('foodDiary.signs')}</legend>
      <p id="signs-hint" className="text-ink-soft text-small">
        {t('foodDiary.signsHint')}
      </p>
      {urgentSigns.map(box)}
      {isUrgentAlone && <UrgentCard />}
      {others.map(box)}
      {/* Skin and gut together: beside the boxes that she ticked. */}
      {!isUrgentAlone && isUrgent(signs) && <UrgentCard />}
      {signs.length > 0 && !isUrgent(signs) && <WatchCard />}
    </fieldset>
  );
}
