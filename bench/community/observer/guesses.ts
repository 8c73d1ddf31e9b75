import type { Sight } from './watch.ts';

const minute = 60_000;
/** Who showed her name so shortly before or after may be meant. */
const around = 10 * minute;

type Signed = { at: number; name: string };
type Strategy = (at: number, signed: Signed[]) => string | undefined;

const closest = (signed: Signed[], to: number) =>
  signed.toSorted((a, b) => Math.abs(a.at - to) - Math.abs(b.at - to))[0]?.name;
const before = (at: number, signed: Signed[]) => signed.filter((one) => one.at <= at);

/** Whom the observer takes for the author. What is typical of the delay she knows as well as we do. */
const strategies: Record<string, Strategy> = {
  'whoever signed something nearest to it': (at, signed) => closest(signed, at),
  'whoever signed something last before it': (at, signed) => closest(before(at, signed), at),
  'whoever signed something a typical delay (5.5 min) before it': (at, signed) =>
    closest(before(at, signed), at - 5.5 * minute),
};

const namesWithin = (signed: Signed[], from: number, to: number) =>
  new Set(signed.filter(({ at }) => at >= from && at <= to).map(({ name }) => name));

/** The chance to name the author by drawing one of these. */
const drawn = (names: Set<string>, author: string) => (names.has(author) ? 1 / names.size : 0);

export type Figure = { who: string; rate: number; limit?: number };

/** How often each strategy is right, against drawing one of those who were seen ten minutes before or after. */
export function judge(seen: Sight[], authors: Map<string, string>, end: number) {
  const signed = seen.flatMap(({ at, name }) => (name === null ? [] : [{ at, name }]));
  // Nothing is known of who was there after the end.
  const texts = seen.flatMap(({ id, at, name }) => {
    const author = authors.get(id);
    return name === null && author !== undefined && at <= end - around ? [{ at, author }] : [];
  });
  const mean = (of: (text: (typeof texts)[number]) => number) =>
    texts.reduce((sum, text) => sum + of(text), 0) / texts.length;
  const guess = mean(({ at, author }) => drawn(namesWithin(signed, at - around, at + around), author));
  const guessBefore = mean(({ at, author }) => drawn(namesWithin(signed, at - around, at), author));
  const limit = guess + 2 * Math.sqrt((guess * (1 - guess)) / texts.length);
  const figures: Figure[] = Object.entries(strategies).map(([who, strategy]) => ({
    who,
    rate: mean(({ at, author }) => (strategy(at, signed) === author ? 1 : 0)),
    limit,
  }));
  const draws: Figure[] = [
    { who: 'anyone who signed something ten minutes before or after', rate: guess },
    { who: 'anyone who signed something in the ten minutes before', rate: guessBefore },
  ];
  return { texts: texts.length, figures, draws };
}
