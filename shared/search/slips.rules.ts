/** Letters that sound alike, so that either is typed for the other: half a slip. */
const alike = ['ckq', 'szcx', 'gj', 'iye', 'uol', 'mn', 'bv', 'fv', 'td', 'pb'];
/** By their codes, for it is asked for every pair of letters of every word that she may have meant. */
const soundAlike = new Set(
  alike.flatMap((all) =>
    [...all].flatMap((one) => [...all].map((other) => pairOf(one.charCodeAt(0), other.charCodeAt(0)))),
  ),
);
function pairOf(one: number, other: number): number {
  return one * 65_536 + other;
}

/** Spellings of one sound, each by one letter: who writes by ear writes the other. */
const sounds: [RegExp, string][] = [
  [/^h/, ''],
  [/ch|sh/g, 'x'],
  [/ph/g, 'f'],
  [/ss|sc(?=[ei])|z/g, 's'],
  [/c(?=[ei])/g, 's'],
  [/qu|ck|[cq]/g, 'k'],
  [/g(?=[ei])/g, 'j'],
  [/w/g, 'u'],
];
const soundOf = (word: string) =>
  sounds.reduce((sound, [spelled, heard]) => sound.replace(spelled, heard), word);
const byEar = 0.75;
/** A letter that is doubled, or not heard. */
const leastSlip = 0.5;
const mostForgiven = 2.5;

/** How far one word is from another, in slips of a thumb or of an ear; without end where no slip would be forgiven. */
export function slipsBetween(typed: string, meant: string): number {
  if (typed === meant) return 0;
  const atLeast = Math.abs(typed.length - meant.length) * leastSlip;
  if (atLeast > mostForgiven) return Number.POSITIVE_INFINITY;
  return asHeard(at(slipsOfThumb(typed, meant), meant.length), typed, meant);
}

const asHeard = (thumb: number, typed: string, meant: string) =>
  thumb > byEar && soundOf(typed) === soundOf(meant) ? byEar : thumb;

/**
 * A letter too many, too few, another, or two swapped: how far the word is from each beginning of the other. Given up
 * where two letters in a row leave nothing that would be forgiven.
 */
function slipsOfThumb(typed: string, meant: string): number[] {
  let earlier: number[] = [];
  let before = Array.from({ length: meant.length + 1 }, (_, length) => length);
  let closestBefore = 0;
  for (let i = 1; i <= typed.length; i++) {
    const row = [i];
    let closest = i;
    const one = typed.charCodeAt(i - 1);
    const last = typed.charCodeAt(i - 2);
    const tooMany = one === last ? leastSlip : 1;
    for (let j = 1; j <= meant.length; j++) {
      const other = meant.charCodeAt(j - 1);
      const tooFew = other === meant.charCodeAt(j - 2) || other === silent ? leastSlip : 1;
      const another = one === other ? 0 : soundAlike.has(pairOf(one, other)) ? 0.5 : 1;
      let least = Math.min(at(before, j) + tooMany, at(row, j - 1) + tooFew, at(before, j - 1) + another);
      if (i > 1 && j > 1 && one === meant.charCodeAt(j - 2) && last === other)
        least = Math.min(least, at(earlier, j - 2) + 0.75);
      row.push(least);
      closest = Math.min(closest, least);
    }
    if (closest > mostForgiven && closestBefore > mostForgiven) return [];
    closestBefore = closest;
    [earlier, before] = [before, row];
  }
  return before;
}

const silent = 'h'.charCodeAt(0);
const at = (row: number[], place: number) => row[place] ?? Number.POSITIVE_INFINITY;

/** So many slips are forgiven in a word of this length: in a short one each letter tells it from another word. */
export function forgiven(length: number): number {
  if (length < 4) return 0;
  if (length < 6) return 1;
  return length < 9 ? 2 : mostForgiven;
}

/** The slips of a word that may not be finished: whatever follows in the other does not count. */
export function slipsSoFar(typed: string, meant: string): number {
  const slips = slipsOfThumb(typed, meant);
  const lengths = [-1, 0, 1].map((more) => typed.length + more).filter((length) => length < meant.length);
  return Math.min(
    slipsBetween(typed, meant),
    ...lengths.map((length) => asHeard(at(slips, length), typed, meant.slice(0, length)) + 0.25),
  );
}

/** Whether so many slips may lie between the two. Where there are many, at least the beginning is right. */
export function areLikely(slips: number, typed: string, meant: string): boolean {
  const isBegunAlike = typed.slice(0, sureLetters) === meant.slice(0, sureLetters);
  return slips <= forgiven(typed.length) && (slips <= fewSlips || isBegunAlike);
}
const sureLetters = 2;
const fewSlips = 1.5;
