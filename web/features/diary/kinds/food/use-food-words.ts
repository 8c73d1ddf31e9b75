import type { FoodSign } from '#shared/foods/food.rules.ts';
import { type Food, knownFood } from '#shared/foods/foods-list.ts';
import type { Pause } from '#shared/foods/pause.rules.ts';
import { allergenIn, foodsOfSubject } from '#shared/foods/pause-subject.rules.ts';
import type { CalendarDate } from '#shared/time/calendar-date.ts';
import { formatList, formatNearDate } from '#web/platform/language/format.ts';
import { useLanguage } from '#web/platform/language/language-provider.tsx';
import { useTexts } from '#web/texts/use-texts.ts';
import { ownFoodName } from './own-foods.ts';

type Texts = ReturnType<typeof useTexts>;

/** What a food, or an allergen that rests, is called: by our name, or by the one she gave it. */
export function foodName(key: string, t: Texts): string {
  const allergen = allergenIn(key);
  if (allergen) return t(`bites.allergen_${allergen}`);
  const known = knownFood(key);
  return known ? t(`foods.${known.key}_name`) : (ownFoodName(key) ?? key);
}

export function useFoodWords() {
  const t = useTexts();
  const language = useLanguage();
  const list = (words: readonly string[]) => formatList(words, language);
  return {
    name: (key: string) => foodName(key, t),
    names: (keys: readonly string[]) => list(keys.map((key) => foodName(key, t))),
    /** The allergen, or the food as she wrote it. */
    subject: ({ subject, foods: [food = subject] }: Pause) =>
      foodName(allergenIn(subject) ? subject : food, t),
    /** 'Ovo, Ovo de codorna e Macarrão': what rests with an allergen. */
    restingWith: ({ subject }: Pause) => list(foodsOfSubject(subject).map(({ key }) => foodName(key, t))),
    /** 'vômitos e urticária' */
    signs: (signs: readonly FoodSign[]) => list(signs.map((sign) => t(`foodDiary.seen_${sign}`))),
    /** 'quarta-feira, 1º de julho': a day of the calendar, the same in every time zone. */
    day: (day: CalendarDate) =>
      formatNearDate(day, language, { weekday: 'long', day: 'numeric', month: 'long' }),
    /** '1º de julho' */
    date: (day: CalendarDate) => formatNearDate(day, language, { day: 'numeric', month: 'long' }),
    from({ fromMonths }: Food): string {
      if (fromMonths === 24) return t('bites.from24');
      return fromMonths === 12 ? t('bites.from12') : t('bites.from', { n: fromMonths });
    },
  };
}
