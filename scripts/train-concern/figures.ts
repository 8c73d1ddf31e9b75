import { concerns } from '#shared/care/concern.rules.ts';
import { concernIn } from '#shared/care/concern.ts';
import type { Sentence } from './sentences.ts';

/** Found at all, and by its right name, per concern; false alarms among the innocent. */
export function figuresOf(sentences: readonly Sentence[]): string[] {
  const judged = sentences.map(({ label, text }) => ({ label, heard: concernIn(text) }));
  const share = (part: number, whole: number) => `${part} of ${whole} (${(part / whole).toFixed(3)})`;
  const lines = concerns.map((concern) => {
    const all = judged.filter(({ label }) => label === concern);
    const found = all.filter(({ heard }) => heard !== null);
    const right = all.filter(({ heard }) => heard === concern);
    return `  ${concern.padEnd(15)} found ${share(found.length, all.length)}, by its name ${share(right.length, all.length)}`;
  });
  const innocent = judged.filter(({ label }) => label === 'none');
  const alarms = innocent.filter(({ heard }) => heard !== null);
  return [...lines, `  ${'none'.padEnd(15)} false alarms ${share(alarms.length, innocent.length)}`];
}
