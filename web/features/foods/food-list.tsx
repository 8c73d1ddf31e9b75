import { useState } from 'react';
import { type Food, type FoodGroup, foodGroups } from '#shared/foods/foods-list.ts';
import { findFoods } from '#web/features/diary/kinds/food/find-foods.ts';
import { useFoodWords } from '#web/features/diary/kinds/food/use-food-words.ts';
import { CareCard } from '#web/platform/care/care-card.tsx';
import { useTexts } from '#web/texts/use-texts.ts';
import { Button } from '#web/ui/button.tsx';
import { Chips } from '#web/ui/chips.tsx';
import { SearchBox } from '#web/ui/search-box.tsx';
import { FoodMarks } from './food-marks.tsx';
import type { FoodState } from './food-state.ts';
import { SaveHeart } from './save-heart.tsx';

/** As many as a thumb passes without tiring; the rest comes when she asks. */
const shownAtFirst = 8;
const all = 'all';

type Props = {
  state: FoodState;
  /** Undefined: all of them. */
  group: FoodGroup | undefined;
  onGroup: (group: FoodGroup | undefined) => void;
};

/** Every food of ours, by name and by group. */
export function FoodList({ state, group, onGroup }: Props) {
  const t = useTexts();
  const { name } = useFoodWords();
  const [typed, setTyped] = useState('');
  const [isWhole, setWhole] = useState(false);
  const found = findFoods(typed, group, name);
  const shown = isWhole || typed.trim() || group ? found : found.slice(0, shownAtFirst);
  return (
    <section aria-labelledby="all-foods" className="grid scroll-mt-4 grid-cols-1 gap-3">
      <h2 id="all-foods" tabIndex={-1} className="text-heading font-bold">
        {t('bites.listTitle')}
      </h2>
      <SearchBox
        text={typed}
        onType={setTyped}
        label={t('bites.search')}
        hint={t('bites.searchHint')}
        clearLabel={t('bites.clearSearch')}
      />
      <CareCard isSearch text={typed} />
      <Chips
        label={t('bites.groups')}
        chips={[all, ...foodGroups].map((id) => ({ id, label: t(`bites.group_${id as FoodGroup | 'all'}`) }))}
        selected={group ?? all}
        onSelect={(id) => onGroup(foodGroups.find((known) => known === id))}
      />
      <p role="status" className="text-ink-soft text-small">
        {found.length > 0
          ? t('bites.found', { n: found.length })
          : t('bites.notFound', { term: typed.trim() })}
      </p>
      <ul className="divide-y divide-line">
        {shown.map((food) => (
          <FoodRow key={food.key} food={food} state={state} />
        ))}
      </ul>
      {shown.length < found.length && (
        <Button variant="secondary" onClick={() => setWhole(true)}>
          {t('bites.showAll', { n: found.length })}
        </Button>
      )}
    </section>
  );
}

/** One food of a list: its name opens all that there is to know, and the heart keeps it. */
function FoodRow({ food, state }: { food: Food; state: FoodState }) {
  const words = useFoodWords();
  return (
    <li className="flex items-center gap-1">
      <button
        type="button"
        aria-haspopup="dialog"
        onClick={() => state.open(food.key)}
        className="grid min-h-13 min-w-0 flex-1 gap-1 rounded-control py-2 text-left hover:bg-blush"
      >
        <span className="flex flex-wrap items-baseline gap-x-2">
          <span className="font-bold">{words.name(food.key)}</span>
          <span className="text-ink-soft text-small">{words.from(food)}</span>
        </span>
        <FoodMarks food={food} state={state} />
      </button>
      <SaveHeart food={food.key} state={state} />
    </li>
  );
}
