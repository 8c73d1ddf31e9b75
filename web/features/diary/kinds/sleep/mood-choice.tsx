import { type SleepMood, sleepMoods } from '#shared/sleep/sleep.rules.ts';
import { useTexts } from '#web/texts/use-texts.ts';
import { OptionalChoice } from '../choice.tsx';
import { moodFaces } from './moods.ts';

type Props = { value: SleepMood | null; onChange: (mood: SleepMood | null) => void };

/** How the baby was, if she likes to say. */
export function MoodChoice(props: Props) {
  const t = useTexts();
  const face = (mood: SleepMood) => (
    <span aria-hidden className="text-heading">
      {moodFaces[mood]}
    </span>
  );
  return (
    <OptionalChoice
      {...props}
      legend={t('sleepDiary.mood')}
      columns={5}
      look="tiny"
      options={sleepMoods.map((mood) => ({
        value: mood,
        label: t(`sleepDiary.mood_${mood}`),
        picture: face(mood),
      }))}
    />
  );
}
