import { useTexts } from '#web/texts/use-texts.ts';
import { Button } from '#web/ui/button.tsx';
import type { SeenEntry } from './use-food-diary.ts';
import { useFoodWords } from './use-food-words.ts';

/** The same food on the same day may well be meant; if it is not, the entry that is there is one tap away. */
export function SameDay({ twin, onOpen }: { twin: SeenEntry; onOpen: (entry: SeenEntry) => void }) {
  const t = useTexts();
  const { name } = useFoodWords();
  return (
    <div role="status" className="grid grid-cols-1 gap-2 rounded-card bg-sage-soft p-4">
      <p>{t('foodDiary.sameDay', { food: name(twin.food) })}</p>
      <Button variant="secondary" className="justify-self-start" onClick={() => onOpen(twin)}>
        {t('foodDiary.sameDayOpen')}
      </Button>
    </div>
  );
}
