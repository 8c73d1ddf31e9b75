import { type QuietText, quietTexts } from './quiet-places.rules.ts';

const onLoss: readonly QuietText[] = ['quando-um-bebe-morre', 'quando-a-gestacao-termina'];

const idsOf = (names: readonly QuietText[]): string[] =>
  names.flatMap((name) => Object.values(quietTexts[name]));

/** The texts on loss, in both languages. */
export const lossTexts: readonly string[] = idsOf(onLoss);

/** Those, and the one on a stay in hospital: beside them nothing invites and nothing is offered. */
export const tenderTexts: readonly string[] = idsOf(Object.keys(quietTexts) as QuietText[]);

/**
 * What may stand beside an article as "more of this". The texts on loss lead to each other and to nothing else. Nothing
 * else leads to them, nor to the one on a stay in hospital: nobody meets those unasked while she reads about sleep.
 */
export function textsBeside(articleId: string): { only: string[] } | { never: string[] } {
  return lossTexts.includes(articleId) ? { only: [...lossTexts] } : { never: [...tenderTexts] };
}
