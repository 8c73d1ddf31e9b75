import { Clock, Landmark } from 'lucide-react';
import { knownFood } from '#shared/foods/foods-list.ts';
import { useFoodWords } from '#web/features/diary/kinds/food/use-food-words.ts';
import { FoodMarks } from '#web/features/foods/food-marks.tsx';
import type { FoodState } from '#web/features/foods/food-state.ts';
import { PausedCard } from '#web/features/foods/paused-card.tsx';
import { SaveHeart } from '#web/features/foods/save-heart.tsx';
import { useTexts } from '#web/texts/use-texts.ts';
import { Card } from '#web/ui/card.tsx';
import { guideTexts, planWeeks } from './section-texts.ts';

/** The official guidance first; after it the plan of the first four weeks, with what rests marked as resting. */
export function PlanSection({ state }: { state: FoodState }) {
  const t = useTexts();
  return (
    <div className="grid grid-cols-1 gap-4">
      <OfficialGuidance />
      <p>{t('bites.planIntro')}</p>
      <ol className="grid grid-cols-1 gap-4">
        {planWeeks.map(({ n, name, text, foods }) => (
          <li key={n} className="grid grid-cols-1 gap-1">
            <p className="font-bold text-ink-soft text-small">{t('bites.week', { n })}</p>
            <h4 className="font-bold">{t(name)}</h4>
            <p>{t(text)}</p>
            {foods.map((food) => (
              <PlanFood key={food} food={food} state={state} />
            ))}
          </li>
        ))}
      </ol>
      <p className="flex gap-2 rounded-control bg-topic-first-bites p-3">
        <Clock size={20} aria-hidden className="mt-0.5 shrink-0" />
        {t('bites.planWait')}
      </p>
    </div>
  );
}

function PlanFood({ food: key, state }: { food: string; state: FoodState }) {
  const t = useTexts();
  const { name } = useFoodWords();
  const food = knownFood(key);
  const pause = state.pauseOf(key);
  return (
    <>
      <div className="flex items-center gap-1">
        <button
          type="button"
          aria-haspopup="dialog"
          onClick={() => state.open(key)}
          className="flex min-h-11 min-w-0 flex-1 flex-wrap items-center gap-2 text-left"
        >
          <span className="font-bold text-clay-ink underline underline-offset-4">
            {t('bites.seeFood', { food: name(key) })}
          </span>
          {food && <FoodMarks food={food} state={state} />}
        </button>
        <SaveHeart food={key} state={state} />
      </div>
      {pause && <PausedCard pause={pause} onClear={state.clear} />}
    </>
  );
}

/** What the public guides say, named as theirs: the plan is ours, and where they differ theirs counts. */
function OfficialGuidance() {
  const t = useTexts();
  return (
    <Card as="aside" tone="sage" aria-labelledby="official-guidance" className="grid grid-cols-1 gap-2">
      <h4 id="official-guidance" className="flex items-center gap-2 font-bold">
        <Landmark size={20} aria-hidden className="shrink-0" />
        {t('bites.guideTitle')}
      </h4>
      <p>{t('bites.guideIntro')}</p>
      <ul className="grid list-disc grid-cols-1 gap-1 pl-5">
        {guideTexts.map((key) => (
          <li key={key}>{t(key)}</li>
        ))}
      </ul>
      <p className="font-bold">{t('bites.guideAsk')}</p>
      <p className="text-small">{t('bites.guideSource')}</p>
    </Card>
  );
}
