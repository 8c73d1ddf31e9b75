import { CirclePause } from 'lucide-react';
import type { PausedFood } from '#shared/foods/pause.rules.ts';
import { useTexts } from '#web/texts/use-texts.ts';
import { Button } from '#web/ui/button.tsx';
import { useFoodWords } from './use-food-words.ts';

type Props = { paused: PausedFood; onClear: (food: string) => void };

/** Why a food rests, when to seek help, and the way back once she has asked. */
export function PausedCard({ paused, onClear }: Props) {
  const t = useTexts();
  const words = useFoodWords();
  return (
    <div className="grid grid-cols-1 gap-2 rounded-card border border-line bg-card p-4">
      <p className="flex items-center gap-2 font-bold">
        <CirclePause size={20} aria-hidden className="shrink-0 text-ink-soft" />
        {t('bites.pausedTitle', { food: words.name(paused.food) })}
      </p>
      <p>{t('bites.pausedSeen', { date: words.date(paused.day), signs: words.signs(paused.signs) })}</p>
      <p>
        {t('bites.pausedAsk')} {t('bites.pausedHelp')}
      </p>
      <Button variant="secondary" className="justify-self-start" onClick={() => onClear(paused.food)}>
        {t('bites.pausedClear')}
      </Button>
    </div>
  );
}
