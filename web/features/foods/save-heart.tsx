import { Heart } from 'lucide-react';
import { useFoodWords } from '#web/features/diary/kinds/food/use-food-words.ts';
import { useTexts } from '#web/texts/use-texts.ts';
import { IconButton } from '#web/ui/icon-button.tsx';
import { ToggleIcon } from '#web/ui/toggle-icon.tsx';
import type { FoodState } from './food-state.ts';

export function SaveHeart({ food, state }: { food: string; state: FoodState }) {
  const t = useTexts();
  const { name } = useFoodWords();
  const isSaved = state.isSaved(food);
  return (
    <IconButton
      label={t('bites.save', { food: name(food) })}
      aria-pressed={isSaved}
      onClick={() => state.setSaved(food, !isSaved)}
    >
      <ToggleIcon icon={Heart} isOn={isSaved} />
    </IconButton>
  );
}
