import type { Language } from '../language/language.rules.ts';

/** As far as a person could have meant it: what is typed beyond is not looked for. */
export const maxSearchTermLength = 200;
const maxWords = 16;
const maxWordLength = 40;

const combiningMarks = /[\u0300-\u036f]/g;

/** Accent-blind and case-blind, as the database's `without_accents` is. */
export function withoutAccents(text: string): string {
  return text.replace(beyondAscii, plainLetter).toLowerCase();
}

const beyondAscii = /[\u0080-\uffff]/g;
const plainLetters = new Map<string, string>();

/** Whole articles are read at each search, and the same few letters have accents: each is taken apart once. */
function plainLetter(letter: string): string {
  const known = plainLetters.get(letter);
  if (known !== undefined) return known;
  const plain = letter.normalize('NFD').replace(combiningMarks, '');
  plainLetters.set(letter, plain);
  return plain;
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
     ta tambem te tem teu to tu tua um uma vc voce voces pra pro`.split(/\s+/),
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

/** What outweighs whatever else she typed: a text about a bath must not come before one about a death. */
const graveWords: Record<Language, ReadonlySet<string>> = {
  pt: new Set('aborto luto morreu morrer morte natimorto obito perda perdi perdemos suicidio'.split(' ')),
  en: new Set(
    'dead death die died grief loss lost miscarriage miscarried stillbirth stillborn suicide'.split(' '),
  ),
};

export function isGraveWord(word: string, language: Language): boolean {
  return graveWords[language].has(withoutAccents(word));
}

/** Words of asking, of time and of everybody: they help to tell two texts apart, and say little of what she wants. */
const lightWords: Record<Language, ReadonlySet<string>> = {
  pt: new Set(
    `acha acho agora ainda alguem algum alguma anos antes assim bem boa bom cada certo coisa coisas consigo dar deve devo
     dia dias dizer duas dois estou fazer faz faco fica ficar hora horas hoje idade ir mes meses melhor nada nenhum ninguem
     normal nunca onde pode podem poder porque posso preciso primeira primeiro primeiras primeiros quais qualquer quanto
     desde quantos quantas quanta quer quero saber sei semana semanas sempre sera sinto tempo tenho ter toda todas todo todos
     tudo vai vez vezes vou outra outras outro outros atras teve bebe bebes nenem nene filho filha mae`.split(
      /\s+/,
    ),
  ),
  en: new Set(
    `again age always anyone anything away back bad best better come day days doing done easy enough ever every feel
     feels first get gets getting give go goes going good hour hours keep keeps know like long lot make makes many may
     might month months much must need needs never new nothing normal old one really right see since something still
     stop take thing things think time times today tell two use want wants way week weeks well whats would won won't
     dont doesn isn won t s year years baby babies mother`.split(/\s+/),
  ),
};

export function isLightWord(word: string, language: Language): boolean {
  return lightWords[language].has(withoutAccents(word));
}
