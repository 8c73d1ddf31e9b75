const family = (words: string) => new Set(words.split(' '));

/** Words that a stemmer takes for kin and nobody else does: looking for one of a family finds none of the others of its line. */
const strangers: readonly (readonly ReadonlySet<string>[])[] = [
  [family('depressa'), family('depressao depressoes')],
  [family('parto partos'), family('parte partes partir')],
  [family('mama mamas mamar'), family('mamae mamaes')],
  [family('bebe bebes bebezinho'), family('beba bebam beber bebem bebeu bebendo bebida bebidas')],
];

export function areKin(one: string, other: string): boolean {
  return !strangers.some((families) => {
    const its = families.find((words) => words.has(one));
    return its !== undefined && families.some((words) => words !== its && words.has(other));
  });
}
