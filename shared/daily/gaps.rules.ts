import type { Piece } from './calendar-plan.rules.ts';
import { firstAge, lastAge } from './daily.rules.ts';
import type { DailyGap } from './daily.schema.ts';

type Ages = Omit<DailyGap, 'language'>;

/** Ages that have nothing of their own, the empty ones first: those are the most urgent to write for. */
export function gapsOf(pieces: readonly Pick<Piece, 'fromAge' | 'toAge' | 'isEvergreen'>[]): Ages[] {
  const own = coverage(pieces.filter(({ isEvergreen }) => !isEvergreen));
  const any = coverage(pieces);
  const gaps: Ages[] = [];
  for (let age = firstAge; age <= lastAge; age++) {
    if (own[age - firstAge]) continue;
    const isEmpty = !any[age - firstAge];
    const before = gaps.at(-1);
    if (before?.toAge === age - 1 && before.isEmpty === isEmpty) before.toAge = age;
    else gaps.push({ fromAge: age, toAge: age, isEmpty });
  }
  return gaps.toSorted((a, b) => Number(b.isEmpty) - Number(a.isEmpty) || a.fromAge - b.fromAge);
}

function coverage(pieces: readonly { fromAge: number; toAge: number }[]): boolean[] {
  const covered = Array.from({ length: lastAge - firstAge + 1 }, () => false);
  for (const { fromAge, toAge } of pieces)
    covered.fill(true, Math.max(fromAge - firstAge, 0), Math.max(toAge - firstAge + 1, 0));
  return covered;
}
