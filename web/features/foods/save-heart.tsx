import { Heart } from 'lucide-react';
import { useTexts } from '#web/texts/use-texts.ts';
import { IconButton } from '#web/ui/icon-button.tsx';
import { ToggleIcon } from '#web/ui/toggle-icon.tsx';
import type { FoodShelf } from './food-shelf.ts';
import { useFoodWords } from './use-food-words.ts';

export function SaveHeart({ food, shelf }: { food: string; shelf: FoodShelf }) {
  const t = useTexts();
  const { name } = useFoodWords();
  const isSaved = shelf.isSaved(food);
  return (
    <IconButton
      label={t('bites.save', { food: name(food) })}
      aria-pressed={isSaved}
      onClick={() => shelf.setSaved(food, !isSaved)}
    >
      <ToggleIcon icon={Heart} isOn={isSaved} />
    </IconButton>
  );
}
