import { Laugh, type LucideIcon, Meh, Smile } from 'lucide-react';
import { type FoodLiking, foodLikings } from '#shared/foods/food.rules.ts';
import { useTexts } from '#web/texts/use-texts.ts';

const faces: Record<FoodLiking, LucideIcon> = { loved: Laugh, fine: Smile, 'not-yet': Meh };

/** How it was liked, as a face and a word. No face is sad: 'not yet' is part of learning. */
export function Liking({ liking }: { liking: FoodLiking }) {
  const t = useTexts();
  const Face = faces[liking];
  return (
    <span className="inline-flex items-baseline gap-1 text-ink-soft">
      <Face size={18} strokeWidth={1.75} aria-hidden className="self-center" />
      {t(`foodDiary.liking_${liking}`)}
    </span>
  );
}

type Props = { liking: FoodLiking | null; onChange: (liking: FoodLiking | null) => void };

/** Three faces; tapping the chosen one takes it back. */
export function LikingChoice({ liking, onChange }: Props) {
  const t = useTexts();
  return (
    <fieldset className="min-w-0">
      <legend className="mb-2 font-bold">{t('foodDiary.liking')}</legend>
      <div className="grid grid-cols-3 gap-2">
        {foodLikings.map((each) => {
          const Face = faces[each];
          return (
            <button
              key={each}
              type="button"
              aria-pressed={liking === each}
              onClick={() => onChange(liking === each ? null : each)}
              className="grid min-h-20 justify-items-center gap-1 rounded-control border border-control-line bg-card p-2 font-bold text-small transition-transform active:scale-[0.98] aria-pressed:border-clay aria-pressed:bg-blush aria-pressed:inset-ring aria-pressed:inset-ring-clay"
            >
              <Face size={30} strokeWidth={1.75} aria-hidden />
              {t(`foodDiary.liking_${each}`)}
            </button>
          );
        })}
      </div>
    </fieldset>
  );
}
