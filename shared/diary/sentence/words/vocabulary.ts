import type { FoodLiking, FoodSign } from '../../../foods/food.rules.ts';
import type { Language } from '../../../language/language.rules.ts';
import type { Activity } from '../../kinds/activity.ts';
import type { Milk } from '../../kinds/bottle.ts';
import type { MilkPlace } from '../../kinds/milk.ts';
import type { NappyColour } from '../../kinds/nappy.ts';
import type { TemperaturePlace } from '../../kinds/temperature.ts';
import { phrasesIn } from '../tokens.ts';

export type DayPart = 'dawn' | 'morning' | 'afternoon' | 'night';

/** What a word or a phrase says. Whatever is in no list is not guessed at: it is left over, and asked about. */
export type Meaning =
  /** Suckled: at the breast, or, with an amount, from a bottle. */
  | { is: 'nurse' }
  | { is: 'breast' }
  | { is: 'side'; side: 'left' | 'right' | 'both' }
  | { is: 'each' }
  | { is: 'bottle' }
  | { is: 'drink' }
  | { is: 'offer' }
  /** Tomou tudo. */
  | { is: 'all' }
  | { is: 'milk'; milk: Milk | null }
  | { is: 'pump' }
  | { is: 'store'; place: MilkPlace | null }
  | { is: 'storePlace'; place: MilkPlace }
  | { is: 'sleep'; sort: 'nap' | 'night' | null }
  /** `isNow`: just woke up. */
  | { is: 'wake'; isNow?: true }
  | { is: 'sort'; sort: 'nap' | 'night' }
  | { is: 'nappy' }
  | { is: 'content'; what: 'wet' | 'dirty' | 'both' | 'dry' }
  | { is: 'colour'; colour: NappyColour }
  | { is: 'potty' }
  | { is: 'temperature' }
  | { is: 'place'; place: TemperaturePlace }
  | { is: 'medicine' }
  | { is: 'medicineName' }
  | { is: 'measure'; measure: 'weight' | 'length' | 'head' }
  | { is: 'measured' }
  | { is: 'eat' }
  /** How it was prepared: of no matter to the diary. */
  | { is: 'dish' }
  | { is: 'food'; food: string }
  | { is: 'liking'; liking: FoodLiking }
  | { is: 'sign'; sign: FoodSign }
  | { is: 'vaccine' }
  | { is: 'vaccineName' }
  /** A vaccine only beside a word that says so: she may have the flu. */
  | { is: 'disease' }
  | { is: 'dose' }
  | { is: 'activity'; activity: Activity }
  | { is: 'milestone' }
  /** Rolled over: a milestone the first time. */
  | { is: 'feat' }
  | { is: 'firstTime' }
  | { is: 'now' }
  | { is: 'day'; ago: number }
  /** `ago` where it names the day too: "this morning", "last night". */
  | { is: 'part'; part: DayPart; ago?: 0 | 1 }
  /** Gave, had, got: says that something was, and not what. */
  | { is: 'did' }
  | { is: 'and' }
  | { is: 'then' }
  /** Mole, no colo: nothing a field holds, and kept in the notes. */
  | { is: 'remark' }
  | { is: 'filler' };

export type Unit =
  | 'ml'
  | 'oz'
  | 'g'
  | 'kg'
  | 'lb'
  | 'cm'
  | 'in'
  | 'celsius'
  | 'fahrenheit'
  | 'degrees'
  /** Drops, milligrams, tablets: only a medicine is counted in them. */
  | 'dose'
  | 'minutes'
  | 'hours';

/** One language, as data. Phrases are written as people do and folded when they are looked up. */
export type Vocabulary = {
  language: Language;
  phrases: readonly (readonly [Meaning, string])[];
  foods: Readonly<Record<string, string>>;
  units: Readonly<Record<Unit, string>>;
  numbers: Readonly<Record<string, number>>;
  /** What joins the parts of a number: vinte e um, a hundred and one. */
  joins: string;
  decimalWords: string;
  /** Thousands are grouped by it; the other sign is the decimal one. */
  groupSign: '.' | ',';
  /** One, where something counted follows: uma hora, an hour. */
  articles: string;
  halfAfter: string;
  halfHour: string;
  hourAndHalf: string;
  ago: { before: string; after: string };
  every: string;
  clock: {
    at: string;
    /** Says so clearly that a bare number after it is an hour. */
    atHour: string;
    from: string;
    fromHour: string;
    between: string;
    to: string;
    /** Means "to" only where a "from" stood before. */
    toAfterFrom: string;
    noon: string;
    midnight: string;
    /** Quinze para as três. */
    before: string;
    past: string;
    quarter: string;
    halfPast: string;
    oclock: string;
    /** Whether 2:20 is the night's: where clocks show 24 hours. */
    is24Hours: boolean;
  };
  months: string;
  /** The day of a month: "no dia 10 de julho". */
  onDay: string;
  /** Small words after which something comes: a sentence that ends with one was cut off. */
  unfinished: string;
  noteBefore: string;
  questionBefore: string;
};

export type Lexicon = {
  vocabulary: Vocabulary;
  /** By first word, longest phrase first. */
  byFirstWord: ReadonlyMap<string, readonly { words: readonly string[]; meaning: Meaning }[]>;
};

export function lexiconOf(vocabulary: Vocabulary): Lexicon {
  const byFirstWord = new Map<string, { words: string[]; meaning: Meaning }[]>();
  const foods = Object.entries(vocabulary.foods).map(
    ([food, names]) => [{ is: 'food', food }, names] as const,
  );
  for (const [meaning, cell] of [...vocabulary.phrases, ...foods])
    for (const words of phrasesIn(cell)) {
      const first = words[0] ?? '';
      byFirstWord.set(first, [...(byFirstWord.get(first) ?? []), { words, meaning }]);
    }
  for (const phrases of byFirstWord.values()) phrases.sort((a, b) => b.words.length - a.words.length);
  return { vocabulary, byFirstWord };
}
