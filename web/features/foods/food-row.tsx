import type { Food } from '#shared/foods/foods-list.ts';
import { FoodMarks } from './food-marks.tsx';
import type { FoodShelf } from './food-shelf.ts';
import { SaveHeart } from './save-heart.tsx';
import { useFoodWords } from './use-food-words.ts';

/** One food of a list: its name opens all that there is to know, and the heart keeps it. */
export function FoodRow({ food, shelf }: { food: Food; shelf: FoodShelf }) {
  const words = useFoodWords();
  return (
    <li className="flex items-center gap-1">
      <button
        type="button"
        aria-haspopup="dialog"
        onClick={() => shelf.open(food.key)}
        className="grid min-h-13 min-w-0 flex-1 gap-1 rounded-control py-2 text-left hover:bg-blush"
      >
        <span className="flex flex-wrap items-baseline gap-x-2">
          <span className="font-bold">{words.name(food.key)}</span>
          <span className="text-ink-soft text-small">{words.from(food)}</span>
        </span>
        <FoodMarks food={food} shelf={shelf} />
      </button>
      <SaveHeart food={food.key} shelf={shelf} />
    </li>
  );
}
