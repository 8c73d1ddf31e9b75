import { TriangleAlert } from 'lucide-react';
import { allergens } from '#shared/foods/food.rules.ts';
import { knownFood } from '#shared/foods/foods-list.ts';
import type { TriedFood } from '#shared/foods/pause.rules.ts';
import { useTexts } from '#web/texts/use-texts.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Card } from '#web/ui/card.tsx';

/** How many foods were tried, and which of the common allergens: what a paediatrician asks first. */
export function DiarySummary({ tried }: { tried: readonly TriedFood[] }) {
  const t = useTexts();
  const met = new Set(tried.flatMap(({ food }) => knownFood(food)?.allergens ?? []));
  return (
    <Card tone="sage" className="grid grid-cols-1 gap-2">
      <p className="font-bold text-heading">{t('foodDiary.tried', { n: tried.length })}</p>
      {met.size === 0 ? (
        <p>{t('foodDiary.allergensNone')}</p>
      ) : (
        <div className="grid grid-cols-1 gap-1">
          <p id="allergens-tried">{t('foodDiary.allergensTried')}</p>
          <ul aria-labelledby="allergens-tried" className="flex flex-wrap gap-1">
            {allergens
              .filter((allergen) => met.has(allergen))
              .map((allergen) => (
                <li key={allergen}>
                  <Badge tone="honey">
                    <TriangleAlert size={14} aria-hidden />
                    {t(`bites.allergen_${allergen}`)}
                  </Badge>
                </li>
              ))}
          </ul>
        </div>
      )}
    </Card>
  );
}
