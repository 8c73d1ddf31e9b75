import { Apple } from 'lucide-react';
import type { RecordEnvelope } from '#shared/diary/record.schema.ts';
import { type FoodLiking, type FoodSign, foodLikings, foodSigns } from '#shared/foods/food.rules.ts';
import { dayIn } from '#shared/time/calendar-date.ts';
import { useTexts } from '#web/texts/use-texts.ts';
import { type FieldsProps, shownKind } from '../kind-parts.ts';
import { foodCalled } from './find-foods.ts';
import { FoodField } from './food-field.tsx';
import { foodWords } from './food-words.ts';
import { KnownOfFood } from './known-of-food.tsx';
import { Liking, LikingChoice } from './liking.tsx';
import { SignsChoice } from './signs-choice.tsx';
import { foodName, useFoodWords } from './use-food-words.ts';

/** The food by its name, as she types it. */
type FoodDraft = { food: string; liking: FoodLiking | null; signs: FoodSign[] };

export const foodParts = shownKind<'food', FoodDraft>({
  name: 'food',
  words: foodWords,
  Icon: Apple,
  Row: FoodLine,
  Fields: FoodFields,
  toDraft: ({ details: { food, liking, signs } }, { t }) => ({
    food: food && foodName(food, t),
    liking,
    signs,
  }),
  looksRight,
  fromDraft(own, { before, t, records }) {
    const { food } = before.details;
    // As it was: a food of another release keeps its key.
    const isSame = food !== '' && own.food === foodName(food, t);
    const named = isSame ? food : foodCalled(own.food, foodsIn(records), (key) => foodName(key, t));
    return { durationSeconds: null, details: { food: named ?? '', liking: own.liking, signs: own.signs } };
  },
  byHand: ({ now, zone }) => ({
    startTime: null,
    endTime: null,
    day: dayIn(zone, now),
    durationSeconds: null,
    details: { food: '', liking: null, signs: [] },
  }),
});

const foodsIn = (records: readonly RecordEnvelope[]) =>
  records.flatMap((record) => (record.kind === 'food' ? [record.details.food] : []));

function looksRight(own: unknown): own is FoodDraft {
  const { food, liking, signs } = (own ?? {}) as Partial<FoodDraft>;
  return (
    typeof food === 'string' &&
    (liking === null || foodLikings.some((known) => known === liking)) &&
    Array.isArray(signs) &&
    signs.every((sign) => foodSigns.includes(sign))
  );
}

function FoodLine({ record: { details } }: { record: RecordEnvelope<'food'> }) {
  const t = useTexts();
  const words = useFoodWords();
  return (
    <>
      <span className="min-w-0 font-bold [overflow-wrap:anywhere]">{words.name(details.food)}</span>
      {details.liking && <Liking liking={details.liking} />}
      {details.signs.length > 0 && (
        <span className="basis-full">{t('foodDiary.reaction', { signs: words.signs(details.signs) })}</span>
      )}
    </>
  );
}

function FoodFields({ place, own, set, made, errorAt, onOpen }: FieldsProps<'food', FoodDraft>) {
  return (
    <>
      <FoodField value={own.food} error={errorAt('food')} onChange={(food) => set({ food })} />
      <KnownOfFood place={place} record={made} onOpen={onOpen} />
      <LikingChoice liking={own.liking} onChange={(liking) => set({ liking })} />
      <SignsChoice signs={own.signs} onChange={(signs) => set({ signs })} />
    </>
  );
}
