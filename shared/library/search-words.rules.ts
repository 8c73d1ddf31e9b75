import type { Language } from '../language/language.rules.ts';

/** As far as a person could have meant it: what is typed beyond is not looked for. */
export const maxSearchTermLength = 200;
const maxWords = 8;
const maxWordLength = 40;

const combiningMarks = /[\u0300-\u036f]/g;

/** Accent-blind and case-blind, as the database's `without_accents` is. */
export function withoutAccents(text: string): string {
  return text.normalize('NFD').replace(combiningMarks, '').toLowerCase();
}

/** Letters, digits and their marks, and nothing else: no sign of a term can act as an operator. */
export function searchWords(term: string): string[] {
  const words = term
    .slice(0, maxSearchTermLength)
    .normalize('NFC')
    .toLowerCase()
    .match(/[\p{L}\p{N}\p{M}]+/gu);
  const short = (words ?? []).map((word) => word.slice(0, maxWordLength));
  // A mark without a letter, as a keyboard leaves it behind, is no word once accents are put aside.
  return [...new Set(short)].filter((word) => withoutAccents(word) !== '').slice(0, maxWords);
}

/** Words that stand in every sentence: alone they say nothing about it. */
const stopWords: Record<Language, ReadonlySet<string>> = {
  pt: new Set(
    `a ao aos aquela aquele aquilo as ate com como da das de dela dele depois do dos e ela elas ele eles em entre era
     essa esse esta este eu foi ha isso isto ja la lhe mais mas me mesmo meu minha muito na nas nao nem no nos nossa
     nosso num numa o os ou para pela pelas pelo pelos por qual quando que quem sao se sem ser seu seus so sua suas
     tambem te tem teu tu tua um uma voce voces`.split(/\s+/),
  ),
  en: new Set(
    `a about after all am an and any are as at be because been before but by can did do does down for from had has
     have he her here him his how i if in into is it its just me more most my no nor not now of off on once only or
     other our out over own same she should so some such than that the their them then there these they this those
     through to too under until up very was we were what when where which while who why will with you your`.split(
      /\s+/,
    ),
  ),
};

export function isStopWord(word: string, language: Language): boolean {
  return stopWords[language].has(withoutAccents(word));
}

/** Endings that the same word takes, without accents, the longest first. */
const endings: Record<Language, readonly string[]> = {
  pt: `imentos amentos amento imento aremos eremos iremos acoes icoes ucoes mente idades idade encias ancias encia ancia
       adores adoras adora aveis iveis assem essem issem ariam eriam iriam acao icao ucao ador avel ivel istas ismos
       ista ismo aram eram iram avam arao erao irao aria eria iria asse esse isse adas ados idas idos ando endo indo
       amos emos imos osos osas ada ado ida ido oso osa iva ivo ava ara era ira ares eres ires ar er ir am em ou ei eu
       iu as os es is a o e s`.split(/\s+/),
  en: 'ations ation ments ment ness fully ful less ings ing edly ed es ly e s'.split(' '),
};
const shortestRoot = 3;

/** What the forms of a word have in common: lighter than the database's stemmer, and near enough to show its finds. */
export function wordRoot(word: string, language: Language): string {
  const plain = withoutAccents(word);
  const ending = endings[language].find(
    (one) => plain.length - one.length >= shortestRoot && plain.endsWith(one),
  );
  const root = ending ? plain.slice(0, -ending.length) : plain;
  if (language === 'pt') return root;
  return root.replace(/y$/, 'i').replace(/([bdfgmnprt])\1$/, '$1');
}
