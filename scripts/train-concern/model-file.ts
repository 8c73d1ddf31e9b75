import { concerns } from '#shared/care/concern.rules.ts';
import type { Fitted } from './fit.ts';
import { labels } from './sentences.ts';

const most = 12;

/**
 * The module that the product loads. Only differences from "none" count in a softmax, so its column goes; a weight
 * becomes a whole number of `scale`, and a row that says nothing then is left out.
 */
export function modelFile({ fingerprints, weights, bias }: Fitted): string {
  const columns = labels.length;
  const rows = fingerprints
    .map((fingerprint, row) => {
      const none = weights[row * columns] ?? 0;
      return { fingerprint, values: concerns.map((_, at) => (weights[row * columns + at + 1] ?? 0) - none) };
    })
    .sort((a, b) => a.fingerprint - b.fingerprint);
  const scale = largest(rows.flatMap(({ values }) => values)) / most;
  const whole = rows
    .map(({ fingerprint, values }) => ({ fingerprint, values: values.map((one) => clamp(one / scale)) }))
    .filter(({ values }) => values.some((value) => value !== 0));
  const bytes: number[] = [];
  let before = 0;
  for (const { fingerprint } of whole) {
    let distance = fingerprint - before;
    before = fingerprint;
    for (; distance >= 0x80; distance >>>= 7) bytes.push((distance & 0x7f) | 0x80);
    bytes.push(distance);
  }
  for (const { values } of whole) bytes.push(...values.map((value) => value & 0xff));
  const zero = bias[0] ?? 0;
  const biases = concerns.map((_, at) => Number(((bias[at + 1] ?? 0) - zero).toFixed(6)));
  return [
    '/** Written by `npm run distress:train` from scripts/train-concern/sentences.*.tsv. Not by hand. */',
    'export const model = {',
    `  rows: ${whole.length},`,
    `  scale: ${scale.toFixed(9)},`,
    `  bias: [${biases.join(', ')}],`,
    `  weights: '${Buffer.from(bytes).toString('base64')}',`,
    '};',
    '',
  ].join('\n');
}

/** A few outsiders would make the steps coarse for all the others: they are cut at the thousandth largest. */
function largest(values: readonly number[]): number {
  const sorted = values.map(Math.abs).sort((a, b) => b - a);
  return sorted[Math.min(1000, sorted.length - 1)] || 1;
}

const clamp = (value: number) => Math.max(-most, Math.min(most, Math.round(value)));
