import type { Pause } from '#shared/foods/pause.rules.ts';
import { useTexts } from '#web/texts/use-texts.ts';
import { PausedCard } from './paused-card.tsx';

type Props = { pauses: readonly Pause[]; onClear: (pause: Pause) => void };

/** The foods that rest, where nobody can miss them. */
export function PausedFoods({ pauses, onClear }: Props) {
  const t = useTexts();
  if (pauses.length === 0) return null;
  return (
    <section aria-label={t('bites.paused')} className="grid grid-cols-1 gap-3">
      {pauses.map((pause) => (
        <PausedCard key={pause.subject} pause={pause} onClear={onClear} />
      ))}
    </section>
  );
}
