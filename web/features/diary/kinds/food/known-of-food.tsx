import type { SeenRecord } from '#shared/diary/diary.rules.ts';
import type { RecordEnvelope } from '#shared/diary/record.schema.ts';
import { concerns, foodIdentity } from '#shared/foods/pause-subject.rules.ts';
import { useTexts } from '#web/texts/use-texts.ts';
import { Button } from '#web/ui/button.tsx';
import type { DiaryPlace } from '../../diary-place.ts';
import { useFoodDiary } from './use-food-diary.ts';
import { useFoodWords } from './use-food-words.ts';

type Props = {
  place: DiaryPlace;
  record: RecordEnvelope<'food'>;
  onOpen: (record: SeenRecord) => void;
};

/**
 * What the diary knows of a food as she names it: that it rests, which she reads and may still write down; and that it
 * is there on the same day, which may well be meant.
 */
export function KnownOfFood({ place, record: { id, day, details }, onOpen }: Props) {
  const t = useTexts();
  const words = useFoodWords();
  const { foods, pauses } = useFoodDiary(place);
  const { food } = details;
  if (food === '') return null;
  const pause = pauses.find(({ subject }) => concerns(subject, food));
  const sameDay = foods.find(
    (one) => one.id !== id && one.day === day && foodIdentity(one.details.food) === foodIdentity(food),
  );
  return (
    <>
      {pause && (
        <p role="status" className="rounded-control bg-blush p-3">
          {t(pause.needsAllergist ? 'foodDiary.restsAllergist' : 'foodDiary.rests', {
            food: words.subject(pause),
          })}
        </p>
      )}
      {sameDay && (
        <div role="status" className="grid grid-cols-1 gap-2 rounded-card bg-sage-soft p-4">
          <p>{t('foodDiary.sameDay', { food: words.name(sameDay.details.food) })}</p>
          <Button variant="secondary" className="justify-self-start" onClick={() => onOpen(sameDay)}>
            {t('foodDiary.sameDayOpen')}
          </Button>
        </div>
      )}
    </>
  );
}
