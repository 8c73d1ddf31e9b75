import type { Language } from '../language/language.rules.ts';
import { type Concern, concerns } from './concern.rules.ts';
import { featuresOf, fingerprintOf, plainWords } from './concern-features.ts';
import { model } from './concern-model.ts';
import { saidPlainly } from './short-terms.ts';

/** How sure the model must be that something is there. Chosen by the held-out sentences (docs/decisions/025). */
const thresholds: Record<Language, number> = { pt: 0.58, en: 0.46 };
/** A part of a longer text is judged without what stands around it, and there are several: it must be surer. */
const partThreshold = 0.95;
/** A text of up to so many words is judged whole; a longer one also in parts of about that length. */
const wordsInAPart = 40;

type Weights = { rowOf: Map<number, number>; values: Int8Array };

/** Read at the first text, once: fingerprints in ascending order as distances, then a row of weights for each. */
let weights: Weights | undefined;

function readWeights(): Weights {
  const bytes = Uint8Array.from(atob(model.weights), (character) => character.charCodeAt(0));
  const rowOf = new Map<number, number>();
  let at = 0;
  let fingerprint = 0;
  for (let row = 0; row < model.rows; row += 1) {
    let distance = 0;
    for (let shift = 0; ; shift += 7) {
      const byte = bytes[at++] ?? 0;
      distance |= (byte & 0x7f) << shift;
      if (byte < 0x80) break;
    }
    fingerprint += distance;
    rowOf.set(fingerprint, row);
  }
  return { rowOf, values: new Int8Array(bytes.buffer, at) };
}

/** What a text asks us to care about, if anything. Nothing leaves: it is worked out where it is asked. */
export function concernIn(text: string): Concern | null {
  const words = plainWords(text);
  const plainly = saidPlainly(words);
  if (plainly !== undefined) return plainly;
  const whole = judge(words);
  if (whole.risk >= thresholds[languageOf(words)]) return whole.concern;
  const parts = partsOf(text).map((part) => judge(plainWords(part)));
  const surest = parts.reduce((a, b) => (b.risk > a.risk ? b : a), whole);
  return surest.risk >= partThreshold ? surest.concern : null;
}

const inPortuguese = new Set(
  'a as com da de do e ela ele eu minha meu na nao no o os para que um uma'.split(' '),
);
const inEnglish = new Set('am and are for he i is it my not of on she the they to was with you'.split(' '));

/** By the small words that every sentence has. The page's language would not do: she writes as she feels. */
function languageOf(words: readonly string[]): Language {
  const count = (small: ReadonlySet<string>) => words.filter((word) => small.has(word)).length;
  return count(inEnglish) > count(inPortuguese) ? 'en' : 'pt';
}

/** Each sentence, and neighbours together while they are short; nothing where the text is one sentence. */
function partsOf(text: string): string[] {
  const sentences = text.split(/(?<=[.!?…])\s+|\n+/u).filter((sentence) => /\p{L}/u.test(sentence));
  if (sentences.length < 2) return [];
  const pairs = sentences.slice(1).map((sentence, at) => `${sentences[at]} ${sentence}`);
  return [...sentences, ...pairs].filter((part) => part.split(/\s+/).length <= 2 * wordsInAPart);
}

/** Softmax over the four concerns and "none", whose weights are the zero of the others. */
export function judge(words: readonly string[]): { risk: number; concern: Concern } {
  weights ??= readWeights();
  const { rowOf, values } = weights;
  const sums = concerns.map(() => 0);
  let known = 0;
  for (const feature of featuresOf(words)) {
    const row = rowOf.get(fingerprintOf(feature));
    if (row === undefined) continue;
    known += 1;
    for (let column = 0; column < concerns.length; column += 1)
      sums[column] = (sums[column] ?? 0) + (values[row * concerns.length + column] ?? 0);
  }
  const length = Math.sqrt(known) || 1;
  const scores = sums.map((sum, column) => (sum * model.scale) / length + (model.bias[column] ?? 0));
  const odds = scores.map((score) => Math.exp(score));
  const total = odds.reduce((a, b) => a + b, 1);
  const best = odds.reduce((a, odd, column) => (odd > (odds[a] ?? 0) ? column : a), 0);
  return { risk: 1 - 1 / total, concern: concerns[best] ?? 'distress' };
}
