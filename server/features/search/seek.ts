import type { Database } from '#server/platform/db/database.ts';
import type { Language } from '#shared/language/language.rules.ts';
import { areKin } from '#shared/search/not-kin.ts';
import {
  isGraveWord,
  isLightWord,
  isStopWord,
  searchWords,
  withoutAccents,
} from '#shared/search/search-words.rules.ts';
import { areLikely, slipsBetween, slipsSoFar } from '#shared/search/slips.rules.ts';
import type { SoughtWord } from '#shared/search/sought.rules.ts';
import { saidOtherwise } from '#shared/search/what-mothers-say.ts';
import { accented } from './stemmed-query.ts';
import { type Entry, lookUp, type VocabularyWord } from './vocabulary.repository.ts';

/** A word that few articles have says more about what she wants. */
export type WeighedWord = SoughtWord & {
  weight: number;
  /** Of asking, of time, of everybody: it says little of what she wants. */
  isLight: boolean;
};

export type Sought = {
  words: WeighedWord[];
  /** What stands side by side in the term, words that stand everywhere included: 'sem fralda' is not 'fralda'. */
  pairs: [string[], string[]][];
  /** Words that no article has anything of. */
  unknown: string[];
  /** The whole term as she may have meant it; null when it is spelled as texts spell it. */
  didYouMean: string | null;
  /** Nothing but words that stand everywhere: looked for as they are, in titles alone. */
  isEveryday: boolean;
};

/** Everything that a term may mean; undefined when it has no word at all. */
export async function seek(db: Database, term: string, language: Language): Promise<Sought | undefined> {
  const typed = searchWords(term);
  const last = typed.at(-1);
  if (last === undefined) return undefined;
  const meaning = typed.filter((word) => !saysNothing(word, language));
  const isEveryday = meaning.length === 0;
  const asked = fewest(isEveryday ? typed : meaning, language);
  const plain = asked.map(withoutAccents);
  // Between two words she passes through a single letter; alone, one letter is no beginning of anything yet.
  const isTyping = (word: string) => word === last && (typed.length > 1 || withoutAccents(last).length > 1);
  const others = saidOtherwise(plain, language);
  const entries = asked.flatMap((spelling, n): Entry[] => [
    {
      n,
      plain: plain[n] ?? '',
      spelling: accented(spelling, language),
      isTyped: true,
      isTyping: isTyping(spelling),
    },
    ...(others[n] ?? []).map((word) => ({ n, plain: word, spelling: word, isTyped: false, isTyping: false })),
  ]);
  const { words, articles } = await lookUp(db, language, entries);
  const readings = asked.map((word, n) =>
    readingOf(
      { typed: word, isTyping: isTyping(word) },
      words.filter((one) => one.n === n),
    ),
  );
  return {
    words: readings.flatMap(({ known }) =>
      known.map((one) => ({
        ...one.word,
        weight: weightOf(one, articles, language),
        isLight: isLightWord(one.word.typed, language),
      })),
    ),
    pairs: pairsOf(
      typed,
      new Map(asked.map((word, n) => [word, readings[n]?.known.map((one) => one.word.exact)])),
    ),
    unknown: readings.flatMap(({ known }, n) => (known.length > 0 ? [] : (asked[n] ?? []))),
    didYouMean: corrected(term, asked, readings),
    isEveryday,
  };
}

/** So many words are looked for; of more, those that say little go first. */
const mostWords = 8;

function fewest(words: string[], language: Language): string[] {
  const isHeavy = (word: string) => !isLightWord(word, language);
  const kept = new Set(
    [...words.filter(isHeavy), ...words.filter((word) => !isHeavy(word))].slice(0, mostWords),
  );
  return words.filter((word) => kept.has(word));
}

function pairsOf(typed: string[], readings: Map<string, string[][] | undefined>): [string[], string[]][] {
  const spelled = typed.flatMap((word) => {
    const exact = readings.get(word);
    return exact && exact.length > 0 ? exact : [[withoutAccents(word)]];
  });
  return spelled.slice(1).map((second, n) => [spelled[n] ?? [], second]);
}

const light = 0.3;
const grave = 2;

function burden({ typed, exact }: SoughtWord, language: Language): number {
  if (exact.some((word) => isGraveWord(word, language))) return grave;
  return isLightWord(typed, language) ? light : 1;
}

function weightOf({ word, articles, slips = 0 }: Known, all: number, language: Language): number {
  const rarity = Math.log(1 + all / Math.max(1, articles));
  // The more slips it takes, the less it is known that she meant this word.
  return (rarity * burden(word, language)) / Math.max(1, slips);
}

/** The words of a term as they stand, for texts that the vocabulary does not know. */
export function literally(term: string): SoughtWord[] {
  const words = searchWords(term);
  return words.map((typed, n) => {
    const plain = withoutAccents(typed);
    const isTyping = n === words.length - 1 && (words.length > 1 || plain.length > 1);
    return { typed, exact: [plain], forms: [plain], isTyping };
  });
}

const saysNothing = (word: string, language: Language) => isStopWord(word, language) || /^\d+$/.test(word);

type Typed = { typed: string; isTyping: boolean };
type Known = { word: SoughtWord; articles: number; slips?: number };
/** One word, or two where they were written as one; none when no article has it. */
type Reading = { known: Known[]; meant?: string };

/** What one typed word is taken for: itself where texts have it, else what it is a slip of, else what others call it. */
function readingOf({ typed, isTyping }: Typed, found: VocabularyWord[]): Reading {
  const plain = withoutAccents(typed);
  const by = (...hows: VocabularyWord['how'][]) => found.filter(({ how }) => hows.includes(how));
  const own = by('exact', 'kin', 'begun').filter((one) => areKin(plain, one.plain));
  const said = by('said');
  if (own.length > 0) {
    const named = own.filter(({ how }) => how !== 'begun');
    return {
      known: [knownBy({ typed, isTyping }, { exact: [plain], counted: [...named, ...said], weighed: own })],
    };
  }
  if (said.length > 0) {
    const exact = said.map((one) => one.plain);
    return { known: [knownBy({ typed, isTyping: false }, { exact, counted: said })] };
  }
  const near = nearest(plain, by('near'), isTyping);
  const parts = partsOf(by('part'));
  if (near && (near.slips <= 1 || parts.length === 0)) {
    const known = knownBy({ typed, isTyping: false }, { exact: near.exact, counted: near.words });
    return { known: [{ ...known, slips: near.slips }], meant: near.spelling };
  }
  return {
    known: parts.map((part) =>
      knownBy({ typed: part.spelling, isTyping: false }, { exact: [part.plain], counted: [part] }),
    ),
    ...(parts.length > 0 && { meant: parts.map(({ spelling }) => spelling).join(' ') }),
  };
}

function knownBy(
  word: Typed,
  {
    exact,
    counted,
    weighed = counted,
  }: { exact: string[]; counted: VocabularyWord[]; weighed?: VocabularyWord[] },
) {
  const forms = [...new Set([...exact, ...counted.map(({ plain }) => plain)])];
  // The commonest of them: a rare kin does not make a common word rare.
  const articles = Math.max(...weighed.map((one) => one.articles));
  return { word: { ...word, exact: [...new Set(exact)], forms }, articles };
}

const unlikeForm = 0.75;

/** The words that are fewest slips away, with their kin; undefined when none is near enough to be meant. */
function nearest(plain: string, near: VocabularyWord[], isTyping: boolean) {
  const slipsOf = isTyping ? slipsSoFar : slipsBetween;
  const candidates = near
    .filter((one) => one.via === one.plain)
    .map((one) => {
      // Also where she slipped in a form of the word that no text has.
      const slips = Math.min(slipsOf(plain, one.plain), slipsBetween(one.typedStem, one.stem) + unlikeForm);
      return { ...one, slips: slips + (plain[0] === one.plain[0] ? 0 : 0.25) };
    })
    .filter(({ slips, plain: meant }) => areLikely(slips, plain, meant))
    .sort((a, b) => a.slips - b.slips || b.articles - a.articles);
  const [best] = candidates;
  if (!best) return undefined;
  const exact = candidates.filter(({ slips }) => slips === best.slips).map((one) => one.plain);
  return {
    slips: best.slips,
    spelling: best.spelling,
    exact,
    words: near.filter(({ via }) => exact.includes(via)),
  };
}

/** Two words written as one: of several ways to part them, the most even. */
function partsOf(parts: VocabularyWord[]): VocabularyWord[] {
  const shorter = (cut: string) =>
    Math.min(...parts.filter(({ via }) => via === cut).map(({ plain }) => plain.length));
  const [cut] = [...new Set(parts.map(({ via }) => via))].sort((a, b) => shorter(b) - shorter(a));
  return parts.filter(({ via }) => via === cut);
}

function corrected(term: string, asked: string[], readings: Reading[]): string | null {
  const meant = new Map(asked.flatMap((word, n) => (readings[n]?.meant ? [[word, readings[n].meant]] : [])));
  if (meant.size === 0) return null;
  return term
    .trim()
    .replace(/[\p{L}\p{N}\p{M}]+/gu, (word) => meant.get(word.normalize('NFC').toLowerCase()) ?? word);
}
