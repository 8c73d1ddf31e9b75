import { Check, CirclePause, Droplet, TriangleAlert } from 'lucide-react';
import type { Food } from '#shared/foods/foods-list.ts';
import { useTexts } from '#web/texts/use-texts.ts';
import { Badge } from '#web/ui/badge.tsx';
import type { FoodState } from './food-state.ts';

/** What must be seen of a food at a glance, each by a word and an icon: colour alone tells nobody anything. */
export function FoodMarks({ food, state }: { food: Food; state: FoodState }) {
  const t = useTexts();
  return (
    <span className="flex flex-wrap gap-1 empty:hidden">
      {state.pauseOf(food.key) && (
        <Badge tone="plum">
          <CirclePause size={14} aria-hidden />
          {t('bites.paused')}
        </Badge>
      )}
      {food.allergens.map((allergen) => (
        <Badge key={allergen} tone="honey">
          <TriangleAlert size={14} aria-hidden />
          {t('bites.allergen', { name: t(`bites.allergen_${allergen}`) })}
        </Badge>
      ))}
      {food.mayHold?.map((allergen) => (
        <Badge key={allergen} tone="honey">
          <TriangleAlert size={14} aria-hidden />
          {t('bites.mayHold', { name: t(`bites.allergen_${allergen}`) })}
        </Badge>
      ))}
      {food.isIronRich && (
        <Badge tone="quiet">
          <Droplet size={14} aria-hidden />
          {t('bites.iron')}
        </Badge>
      )}
      {state.isTried(food.key) && (
        <Badge tone="sage">
          <Check size={14} aria-hidden />
          {t('bites.tried')}
        </Badge>
      )}
    </span>
  );
}
