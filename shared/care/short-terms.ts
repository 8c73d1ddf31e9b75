import type { Concern } from './concern.rules.ts';

/**
 * Terms of a search are too short for the model to weigh: it has seen "mim" mostly in despair, and "won't" mostly in an
 * emergency. Said by themselves, these are what hundreds type at night (and those few, what nobody may miss).
 */
const plainly: readonly [RegExp, Concern | null][] = [
  [
    /^(so )?(eu )?(so )?(quero|queria|vou) (sumir|desaparecer)( daqui| do mapa| da vida)?( (para|pra) sempre)?$/,
    'distress',
  ],
  [/^((quero|queria) )?dormir (para|pra) sempre$/, 'distress'],
  [/^(i )?(just )?(want|wana) (to )?(disapear|vanish|slep forever)( forever)?$/, 'distress'],
  [/^((um|tempo|hora|so|cuidar|cuidado|algo|comida) )*((para|pra|de) )?mim( mesma)?$/, null],
  [/^((just|time|fod|something) )*for me$/, null],
  [
    /^(meu |minha |o |a )?(bebe|nenem|nene|filho|filha) nao (quer |consegue )?(dor|mama|pega|arota)\p{L}*( (a|de|no|na|noite|dia|peito|berco|cama|soneca|cochilo)){0,4}$/u,
    null,
  ],
  [
    /^(my |the )?(baby|newborn|todler|son|daughter) (wont|wil not|doesnt|does not) (slep|nap|latch|lach|setle|burp)( (at|in|on|the|al|night|day|crib|cot|left|right|side)){0,4}$/,
    null,
  ],
];

/** What a short term says for itself; undefined where the model is to be asked. */
export function saidPlainly(words: readonly string[]): Concern | null | undefined {
  const term = words.join(' ');
  return plainly.find(([pattern]) => pattern.test(term))?.[1];
}
