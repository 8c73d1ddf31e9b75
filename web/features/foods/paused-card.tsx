import { CirclePause } from 'lucide-react';
import type { Pause } from '#shared/foods/pause.rules.ts';
import { allergenIn } from '#shared/foods/pause-subject.rules.ts';
import { useFoodWords } from '#web/features/diary/kinds/food/use-food-words.ts';
import { useTexts } from '#web/texts/use-texts.ts';
import { EndPause } from './end-pause.tsx';

type Props = { pause: Pause; onClear: (pause: Pause) => void };

/** Why it rests and what rests with it, when to seek help, and the way back once she has asked. */
export function PausedCard({ pause, onClear }: Props) {
  const t = useTexts();
  const words = useFoodWords();
  const seen = {
    date: words.date(pause.day),
    signs: words.signs(pause.signs),
    food: words.names(pause.foods),
  };
  return (
    <div className="grid grid-cols-1 gap-2 rounded-card border border-line bg-card p-4">
      <p className="flex items-center gap-2 font-bold">
        <CirclePause size={20} aria-hidden className="shrink-0 text-ink-soft" />
        {t('bites.pausedTitle', { food: words.subject(pause) })}
      </p>
      <p>{t('bites.pausedSeen', seen)}</p>
      {allergenIn(pause.subject) && (
        <p>{t('bites.pausedWith', { name: words.subject(pause), foods: words.restingWith(pause) })}</p>
      )}
      <p>
        {pause.needsAllergist ? t('bites.pausedAllergist') : t('bites.pausedAsk')} {t('bites.pausedHelp')}
      </p>
      <EndPause needsAllergist={pause.needsAllergist} onEnd={() => onClear(pause)} />
    </div>
  );
}
