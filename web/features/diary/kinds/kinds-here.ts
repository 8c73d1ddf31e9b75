import { createContext, useContext } from 'react';
import type { KindName } from '#shared/diary/kinds.ts';
import { useTexts } from '#web/texts/use-texts.ts';
import type { ShownKind } from './kind-parts.ts';
import { type Say, sayingIn } from './saying.ts';

/** The kinds that a screen shows: it fetches no more than it shows. */
export const KindsHere = createContext<readonly ShownKind[]>([]);

/** The parts of a kind that this screen shows. */
export function useKinds(): { all: readonly ShownKind[]; partsOf: (kind: KindName) => ShownKind } {
  const all = useContext(KindsHere);
  const partsOf = (kind: KindName) => {
    const parts = all.find(({ name }) => name === kind);
    if (!parts) throw new Error(`This screen does not show the kind ${kind}`);
    return parts;
  };
  return { all, partsOf };
}

/** On a screen of one kind alone, the engine speaks as that kind does; in the timeline, of all alike. */
export function useSay(): Say {
  const [only, ...others] = useContext(KindsHere);
  return useSaying(only && others.length === 0 ? only : undefined);
}

/** Of one record, as its kind speaks, wherever it is. */
export const useSayOf = (kind: KindName): Say => useSaying(useKinds().partsOf(kind));

/** What is wrong with it: the engine's sentence where both have one and others are told beside it. */
export function useSayProblem(kind: KindName): Say {
  const { all, partsOf } = useKinds();
  const { nouns } = partsOf(kind).words;
  return sayingIn(useTexts(), all.length === 1 ? nouns : ['diary', ...nouns]);
}

function useSaying(kind: ShownKind | undefined): Say {
  return sayingIn(useTexts(), kind?.words.nouns);
}
