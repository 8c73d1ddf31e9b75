import { type Speed, speeds } from '#web/platform/audio/audio-memory.ts';
import { formatNumber } from '#web/platform/language/format.ts';
import { useLanguage } from '#web/platform/language/language-provider.tsx';
import { useTexts } from '#web/texts/use-texts.ts';

/** All five fit side by side on the smallest phone. */
export function SpeedChoice({ speed, onChoose }: { speed: number; onChoose: (speed: Speed) => void }) {
  const t = useTexts();
  const language = useLanguage();
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1 font-bold">{t('player.speed')}</legend>
      <div className="grid grid-cols-5 gap-1">
        {speeds.map((option) => (
          <button
            key={option}
            type="button"
            aria-label={t('player.speedText', { n: formatNumber(option, language) })}
            aria-pressed={option === speed}
            onClick={() => onChoose(option)}
            className="min-h-11 rounded-control border border-control-line bg-card text-ink-soft text-small tabular-nums aria-pressed:border-clay aria-pressed:bg-blush aria-pressed:font-bold aria-pressed:text-ink"
          >
            {formatNumber(option, language)}×
          </button>
        ))}
      </div>
    </fieldset>
  );
}
