import { Laugh, type LucideIcon, Meh, Smile } from 'lucide-react';
import { type FoodLiking, foodLikings } from '#shared/foods/food.rules.ts';
import { useTexts } from '#web/texts/use-texts.ts';
import { OptionalChoice } from '../choice.tsx';

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

/** Three faces. */
export function LikingChoice({ liking, onChange }: Props) {
  const t = useTexts();
  return (
    <OptionalChoice
      legend={t('foodDiary.liking')}
      columns={3}
      options={foodLikings.map((value) => ({
        value,
        label: t(`foodDiary.liking_${value}`),
        Icon: faces[value],
      }))}
      value={liking}
      onChange={onChange}
    />
  );
}
