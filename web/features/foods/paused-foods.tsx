import type { PausedFood } from '#shared/foods/pause.rules.ts';
import { useTexts } from '#web/texts/use-texts.ts';
import { PausedCard } from './paused-card.tsx';

type Props = { paused: readonly PausedFood[]; onClear: (food: string) => void };

/** The foods that rest, where nobody can miss them. */
export function PausedFoods({ paused, onClear }: Props) {
  const t = useTexts();
  if (paused.length === 0) return null;
  return (
    <section aria-label={t('bites.paused')} className="grid grid-cols-1 gap-3">
      {paused.map((each) => (
        <PausedCard key={each.food} paused={each} onClear={onClear} />
      ))}
    </section>
  );
}
