import { maxFoodNameLength } from '#shared/foods/food.schema.ts';
import { useTexts } from '#web/texts/use-texts.ts';
import { Field } from '#web/ui/field.tsx';
import { findFoods } from './find-foods.ts';
import { useFoodWords } from './use-food-words.ts';

const mostSuggestions = 4;

type Props = { value: string; error: string | undefined; onChange: (value: string) => void };

/** One of ours by its name, with suggestions while she types; or any name she likes. */
export function FoodField({ value, error, onChange }: Props) {
  const t = useTexts();
  const { name } = useFoodWords();
  const found = value.trim() ? findFoods(value, undefined, name).map(({ key }) => name(key)) : [];
  const suggestions = found.includes(value.trim()) ? [] : found.slice(0, mostSuggestions);
  return (
    <div className="grid grid-cols-1 gap-2">
      <Field
        label={t('foodDiary.food')}
        hint={t('foodDiary.foodHint')}
        error={error}
        autoComplete="off"
        maxLength={maxFoodNameLength}
        value={value}
        onChange={({ target }) => onChange(target.value)}
      />
      {suggestions.length > 0 && (
        <fieldset aria-label={t('foodDiary.suggestions')} className="flex min-w-0 flex-wrap gap-2">
          {suggestions.map((each) => (
            <button
              key={each}
              type="button"
              onClick={() => onChange(each)}
              className="min-h-11 rounded-full border border-control-line bg-card px-4 py-1 font-bold hover:bg-blush"
            >
              {each}
            </button>
          ))}
        </fieldset>
      )}
    </div>
  );
}
