import { createContext, useContext } from 'react';
import type { KindName } from '#shared/diary/kinds.ts';
import { useTranslator } from '#web/platform/language/language-provider.tsx';
import type { pt } from '#web/texts/pt.ts';
import type { ShownKind } from './kind-parts.ts';

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

/** What the engine says of a record of any kind. */
type Saying = keyof typeof pt.diary | 'savedText' | 'changedText' | 'overlap';
export type Say = (saying: Saying, values?: Record<string, string | number>) => string;

/** On a screen of one kind alone, the engine speaks as that kind does; in the timeline, of all alike. */
export function useSay(): Say {
  const [only, ...others] = useContext(KindsHere);
  const translate = useTranslator();
  const nouns = [...(only && others.length === 0 ? only.words.nouns : []), 'diary'];
  return (saying, values) => {
    // A text that is not there comes back as its key.
    const keys = nouns.map((noun) => `${noun}.${saying}`);
    return keys.map((key) => translate(key, values)).find((text) => !keys.includes(text)) ?? '';
  };
}
