import { Link } from '@tanstack/react-router';
import { NotebookPen } from 'lucide-react';
import { knownFood } from '#shared/foods/foods-list.ts';
import { useFoodWords } from '#web/features/diary/kinds/food/use-food-words.ts';
import { Sheet } from '#web/parts/sheet.tsx';
import { useTexts } from '#web/texts/use-texts.ts';
import { buttonClass } from '#web/ui/button.tsx';
import { diaryLink } from './diary-link.ts';
import { FoodMarks } from './food-marks.tsx';
import type { FoodState } from './food-state.ts';
import { PausedCard } from './paused-card.tsx';
import { SaveHeart } from './save-heart.tsx';

type Props = {
  /** Nothing while the sheet is closed. */
  food: string | undefined;
  state: FoodState;
  onClose: () => void;
};

/** All that there is to know about one food: from when, in which form, and what was seen after it. */
export function FoodSheet({ food, state, onClose }: Props) {
  const { name } = useFoodWords();
  return (
    <Sheet open={food !== undefined} onClose={onClose} title={food === undefined ? '' : name(food)}>
      {food !== undefined && <About food={food} state={state} />}
    </Sheet>
  );
}

function About({ food: key, state }: { food: string; state: FoodState }) {
  const t = useTexts();
  const words = useFoodWords();
  const food = knownFood(key);
  const pause = state.pauseOf(key);
  return (
    <div className="grid grid-cols-1 gap-4">
      {food && (
        <>
          <div className="grid grid-cols-1 gap-2">
            <p className="text-ink-soft">{words.from(food)}</p>
            <FoodMarks food={food} state={state} />
            {state.months !== null && state.months < food.fromMonths && <p>{t('bites.notYet')}</p>}
          </div>
          <div>
            <h3 className="font-bold">{t('bites.serve')}</h3>
            <p>{t(`foods.${food.key}_serve`)}</p>
          </div>
          <div>
            <h3 className="font-bold">{t('bites.note')}</h3>
            <p>{t(`foods.${food.key}_note`)}</p>
          </div>
        </>
      )}
      {pause && <PausedCard pause={pause} onClear={state.clear} />}
      <div className="flex items-center gap-2">
        <Link {...diaryLink(key)} className={`flex-1 ${buttonClass({ size: 'large' })}`}>
          <NotebookPen size={20} aria-hidden />
          {t('bites.addToDiary')}
        </Link>
        <SaveHeart food={key} state={state} />
      </div>
    </div>
  );
}
