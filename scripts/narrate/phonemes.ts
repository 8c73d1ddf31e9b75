import { spawnSync } from 'node:child_process';
import type { Language } from '#shared/language/language.rules.ts';

/** The program that knows how words are said. */
export const pronouncer = 'espeak-ng';

const espeakVoice: Record<Language, string> = { pt: 'pt-br', en: 'en-us' };

/** Marks the voice breathes at. A comma or colon between two digits belongs to the number. */
const breath = /([;!?—…"“”()]|(?<!\d)[,.:]|[,.:](?!\d))/;

/** What eSpeak writes (with ^ between sounds that are one) and what the voice was taught, where they differ. */
const asTaught: Record<Language, [RegExp, string][]> = {
  pt: [
    [/a\^ɪ/g, 'I'],
    [/a\^ʊ/g, 'W'],
    [/e\^ɪ/g, 'A'],
    [/o\^ʊ/g, 'O'],
    [/ɔ\^ɪ/g, 'Y'],
    [/d\^ʒ/g, 'ʤ'],
    [/t\^ʃ/g, 'ʧ'],
    [/[\^-]/g, ''],
  ],
  en: [
    [/a\^ɪ/g, 'I'],
    [/a\^ʊ/g, 'W'],
    [/e\^ɪ|e/g, 'A'],
    [/o\^ʊ/g, 'O'],
    [/ɔ\^ɪ/g, 'Y'],
    [/ə\^l/g, 'ᵊl'],
    [/d\^ʒ/g, 'ʤ'],
    [/t\^ʃ/g, 'ʧ'],
    [/ɚ/g, 'əɹ'],
    [/ɜː(?!ɹ)/g, 'ɜɹ'],
    [/r/g, 'ɹ'],
    [/ɐ/g, 'ə'],
    [/ɾ/g, 'T'],
    [/ʔ/g, 't'],
    [/\^|ː|\u0303|\u0329|-/g, ''],
  ],
};

/** A sentence as the sounds of its language, its punctuation kept. */
export function phonemes(sentence: string, language: Language) {
  const parts = sentence.replaceAll(/\s+/g, ' ').split(breath);
  return parts.map((part, at) => (at % 2 ? part : spoken(part, language))).join('');
}

function spoken(words: string, language: Language) {
  if (!/[\p{L}\d]/u.test(words)) return words;
  const { stdout, error } = spawnSync(
    pronouncer,
    ['-q', '--ipa', '--tie=^', '-v', espeakVoice[language], '--', words.trim()],
    { encoding: 'utf8' },
  );
  if (error) throw error;
  const taught = asTaught[language].reduce(
    (sounds, [written, sound]) => sounds.replaceAll(written, sound),
    stdout.replaceAll(/\([a-z-]+\)/g, '').trim(),
  );
  return `${/^\s/.test(words) ? ' ' : ''}${taught}${/\s$/.test(words) ? ' ' : ''}`;
}
