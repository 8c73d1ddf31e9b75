import { useFoodWords } from '#web/features/diary/kinds/food/use-food-words.ts';
import { useTexts } from '#web/texts/use-texts.ts';
import { Section } from '#web/ui/section.tsx';
import type { FoodState } from './food-state.ts';
import { SaveHeart } from './save-heart.tsx';

type Props = { saved: readonly string[]; state: FoodState };

/** The foods she keeps at hand, in one place. */
export function SavedFoods({ saved, state }: Props) {
  const t = useTexts();
  const { name } = useFoodWords();
  return (
    <Section title={t('bites.savedTitle')} className="gap-2">
      {saved.length === 0 && <p className="text-ink-soft">{t('bites.savedEmpty')}</p>}
      <ul className="flex flex-wrap gap-2">
        {saved.map((food) => (
          <li key={food} className="flex max-w-full items-center rounded-full border border-line bg-card">
            <button
              type="button"
              aria-haspopup="dialog"
              onClick={() => state.open(food)}
              className="min-h-11 min-w-0 truncate rounded-full pl-4 font-bold"
            >
              {name(food)}
            </button>
            <SaveHeart food={food} state={state} />
          </li>
        ))}
      </ul>
    </Section>
  );
}
