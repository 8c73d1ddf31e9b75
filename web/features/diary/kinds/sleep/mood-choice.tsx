import { type SleepMood, sleepMoods } from '#shared/sleep/sleep.rules.ts';
import { useTexts } from '#web/texts/use-texts.ts';
import { moodFaces } from './moods.ts';

type Props = { value: SleepMood | null; onChange: (mood: SleepMood | null) => void };

/** How the baby was, if she likes to say: a second tap takes it back. */
export function MoodChoice({ value, onChange }: Props) {
  const t = useTexts();
  return (
    <fieldset className="min-w-0">
      <legend className="mb-2 font-bold">{t('sleepDiary.mood')}</legend>
      <div className="grid grid-cols-5 gap-1">
        {sleepMoods.map((mood) => (
          <button
            key={mood}
            type="button"
            aria-pressed={mood === value}
            onClick={() => onChange(mood === value ? null : mood)}
            className="grid min-h-15 min-w-0 content-center justify-items-center rounded-control border border-control-line bg-card py-1 text-tiny aria-pressed:border-clay aria-pressed:bg-blush aria-pressed:inset-ring aria-pressed:inset-ring-clay"
          >
            <span aria-hidden className="text-heading">
              {moodFaces[mood]}
            </span>
            {t(`sleepDiary.mood_${mood}`)}
          </button>
        ))}
      </div>
    </fieldset>
  );
}
