import { globSync, readFileSync } from 'node:fs';
import { languages } from '#shared/language/language.rules.ts';
import type { Sentence } from './sentences.ts';

/** These speak of loss, of despair, of when to call for help: they are about concerns, and raise none. */
const aboutConcerns =
  /triage|188|192|CVV|SAMU|988|emerg|hospital|morr|morte|suic|die[ds]?\b|death|depress|perda|loss/i;

/**
 * What Colo's own pages say, and the mothers of its demonstration: warm, long, tired, in love, and nobody in danger.
 * Without them every tender story sounded like despair.
 */
export function ownTexts(): Sentence[] {
  return languages.flatMap((language) => {
    const files = globSync(`content/{daily,community}/*.${language}.{md,json}`).sort();
    const texts = files.flatMap((file) => {
      const text = readFileSync(file, 'utf8');
      if (file.endsWith('.md')) return text.replace(/^---[\s\S]*?\n---\n/, '').split('\n');
      return stringsIn(JSON.parse(text));
    });
    const sentences = texts.flatMap((text) => [text, ...text.split(/(?<=[.!?…])\s+|\n+/u)]);
    return [...new Set(sentences)]
      .filter((text) => /\p{L}.*\s.*\p{L}/u.test(text) && text.length <= 1500 && !aboutConcerns.test(text))
      .map((text): Sentence => ({ part: 'train', label: 'none', text, language }));
  });
}

function stringsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return value && typeof value === 'object' ? Object.values(value).flatMap(stringsIn) : [];
}
