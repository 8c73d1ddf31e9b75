import { useMemo } from 'react';
import type { SearchedAnswer } from '#shared/search/search.schema.ts';
import { type Matcher, matcherOf } from '#shared/search/sought.rules.ts';

/** Marks in texts what they were found by; undefined where nothing was searched for. */
export function useMatcher(
  searched: SearchedAnswer | undefined,
  { inside = false } = {},
): Matcher | undefined {
  return useMemo(() => searched && matcherOf(searched.words, { inside }), [searched, inside]);
}
