import { withoutAccents } from '../search/search-words.rules.ts';

/** What a thumb writes instead of a letter, to get past a filter or in a hurry. */
const lettersMeant: Record<string, string> = { 0: 'o', 1: 'i', 3: 'e', 4: 'a', 5: 's', '@': 'a', $: 's' };

/** What phones shorten, and contractions: one spelling for the model. Written as `plainWords` leaves a word. */
const wordsMeant: Record<string, string> = Object.fromEntries(
  `q:que oq:o_que pq:porque vc:voce vcs:voces n:nao nn:nao naum:nao num:nao tb:tambem tbm:tambem td:tudo mt:muito
   mto:muito mta:muita pra:para pro:para_o ta:esta to:estou tou:estou tava:estava hj:hoje qnd:quando qdo:quando
   cmg:comigo ngm:ninguem msm:mesmo qro:quero kero:quero qria:queria keria:queria dps:depois agr:agora
   im:i_am ive:i_have id:i_would il:i_wil dont:do_not doesnt:does_not didnt:did_not cant:can_not canot:can_not
   wont:wil_not wouldnt:would_not couldnt:could_not shouldnt:should_not isnt:is_not arent:are_not wasnt:was_not
   havent:have_not hasnt:has_not hes:he_is shes:she_is its:it_is theyd:they_would theyre:they_are wana:want_to
   gona:going_to u:you ur:your r:are bc:because rn:right_now huby:husband dh:husband lo:baby`
    .split(/\s+/)
    .map((pair) => pair.split(':')),
);

const insideAWord = '(?<=\\p{L})[01345@$](?=\\p{L})';
const atItsEdge = '(?<=\\p{L}{2})[01345@$]|(?<![\\p{L}\\p{N}])[01345@$](?=\\p{L}{2})';
const disguisedLetter = new RegExp(`${insideAWord}|${atItsEdge}`, 'gu');
/** 's.u.i.c.i.d.e', 'm-o-r-r-e-r', 'su*cide': signs between single letters. */
const spacedOut = /(?<=(?:^|[^\p{L}])\p{L}|[*._-]\p{L})[*._-](?=\p{L}(?:[*._-]|[^\p{L}]|$))/gu;

/** Accents, signs, capitals, doubled letters, hidden letters and what phones shorten are put aside. */
export function plainWords(text: string): string[] {
  return withoutAccents(text.replace(/\p{Cf}/gu, ''))
    .replace(disguisedLetter, (sign) => lettersMeant[sign] ?? sign)
    .replace(spacedOut, '')
    .replace(/['’‘`´*]/g, '')
    .replace(/\d+/g, '0')
    .replace(/(\p{L})\1+/gu, '$1')
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '')
    .flatMap((word) => (wordsMeant[word] ?? word).split('_'));
}

const smallestPiece = 2;
const largestPiece = 4;

/** What the model knows a text by: its words, neighbouring words, and pieces of words, each once. */
export function featuresOf(words: readonly string[]): Set<string> {
  const features = new Set<string>();
  words.forEach((word, at) => {
    const next = words[at + 1];
    features.add(`w ${word}`);
    const afterNext = words[at + 2];
    if (next) features.add(`2 ${word} ${next}`);
    if (afterNext) features.add(`3 ${word} ${next} ${afterNext}`);
    if (afterNext) features.add(`s ${word} ${afterNext}`);
    const edged = `<${word}>`;
    for (let size = smallestPiece; size <= largestPiece; size += 1)
      for (let from = 0; from + size <= edged.length; from += 1)
        features.add(`c ${edged.slice(from, from + size)}`);
  });
  return features;
}

const fingerprintBits = 26;

/** FNV-1a, mixed: a feature is kept as this number, and two that share one are rare enough not to matter. */
export function fingerprintOf(feature: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < feature.length; at += 1) hash = Math.imul(hash ^ feature.charCodeAt(at), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d);
  return (hash ^ (hash >>> 12)) >>> (32 - fingerprintBits);
}
