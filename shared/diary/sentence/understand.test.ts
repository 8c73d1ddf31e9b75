import { globSync, readFileSync } from 'node:fs';
import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { activity } from '../kinds/activity.ts';
import { bottle } from '../kinds/bottle.ts';
import { feed } from '../kinds/feed.ts';
import { food } from '../kinds/food.ts';
import { growth } from '../kinds/growth.ts';
import { medicine } from '../kinds/medicine.ts';
import { milestone } from '../kinds/milestone.ts';
import { milk } from '../kinds/milk.ts';
import { nappy } from '../kinds/nappy.ts';
import { note } from '../kinds/note.ts';
import { pumping } from '../kinds/pumping.ts';
import { question } from '../kinds/question.ts';
import { sleep } from '../kinds/sleep.ts';
import { temperature } from '../kinds/temperature.ts';
import { vaccine } from '../kinds/vaccine.ts';
import { futureToleranceMinutes } from '../record-check.rules.ts';
import type { Understood } from './sentence.ts';
import { heldOut as heldOutEn, heldOutUnsure as heldOutUnsureEn } from './tables/held-out.en.ts';
import { heldOut as heldOutPt, heldOutUnsure as heldOutUnsurePt } from './tables/held-out.pt.ts';
import { said } from './tables/said.ts';
import { told as toldEn, unsure as unsureEn } from './tables/told.en.ts';
import { told as toldPt, unsure as unsurePt } from './tables/told.pt.ts';
import { understand } from './understand.ts';
import { english } from './words/english.ts';
import { portuguese } from './words/portuguese.ts';

const kinds = {
  feed,
  sleep,
  food,
  bottle,
  pumping,
  milk,
  nappy,
  temperature,
  medicine,
  growth,
  vaccine,
  milestone,
  activity,
  note,
  question,
};

/** A Wednesday at 15:40, there and there. */
const wednesday = {
  pt: { now: new Date('2026-07-15T18:40:00Z'), timeZone: 'America/Sao_Paulo' },
  en: { now: new Date('2026-07-15T19:40:00Z'), timeZone: 'America/New_York' },
};
type Language = keyof typeof wednesday;
const lexicons = { pt: portuguese, en: english };
const babies = ['Alice', 'Theo'];
const read = (text: string, language: Language, here = wednesday[language]) =>
  understand({ text, lexicon: lexicons[language], babies, ...here });
const meaningOf = (text: string, language: Language, here = wednesday[language]) =>
  said(read(text, language, here), here);

const tables = {
  pt: { told: toldPt, unsure: unsurePt, heldOut: heldOutPt, heldOutUnsure: heldOutUnsurePt },
  en: { told: toldEn, unsure: unsureEn, heldOut: heldOutEn, heldOutUnsure: heldOutUnsureEn },
};
const languages = ['pt', 'en'] as const;

describe.each(languages)('a sentence in %s', (language) => {
  const { told, unsure, heldOut, heldOutUnsure } = tables[language];

  it.each(told)('“%s” means %s', (text, meaning) => {
    expect(meaningOf(text, language)).toBe(meaning);
  });

  it.each([...unsure, ...heldOutUnsure])('“%s” is never taken as it stands', (text) => {
    expect(read(text, language)).toMatchObject({ isSure: false });
  });

  it('has been tried by more than 200 that mean something and 60 that do not', () => {
    expect(new Set([...told, ...heldOut].map(([text]) => text)).size).toBeGreaterThanOrEqual(200);
    expect(new Set([...unsure, ...heldOutUnsure]).size).toBeGreaterThanOrEqual(60);
  });

  it('that the rules were not written with is understood 95 times of 100, and never misread', () => {
    const read100 = heldOut.map(([text, meaning]) => ({ text, meaning, got: read(text, language) }));
    const other = read100.filter(({ meaning, got }) => said(got, wednesday[language]) !== meaning);
    expect(other.filter(({ got }) => got.isSure).map(({ text }) => text)).toEqual([]);
    expect(1 - other.length / heldOut.length).toBeGreaterThanOrEqual(0.95);
  });
});

const everySentence = languages.flatMap((language) =>
  [...tables[language].told, ...tables[language].heldOut].map(([text]) => ({ text, language })),
);
const isHers = ({ drafts }: Understood) =>
  drafts.some(({ kind, notes }) => kind === 'note' || kind === 'question' || notes !== null);

describe('nothing is misread in silence', () => {
  it('what is sure is a whole record, as its kind takes it, and not of a time to come', () => {
    for (const { text, language } of everySentence) {
      const { drafts, isSure } = read(text, language);
      if (!isSure) continue;
      for (const draft of drafts) {
        const kind = kinds[draft.kind];
        expect(v.is(kind.details, draft.details), text).toBe(true);
        expect(draft.startTime !== null || draft.day !== null, text).toBe(true);
        expect(draft.endTime !== null, text).toBe(kind.when === 'span');
        const end = Date.parse(draft.endTime ?? draft.startTime ?? '');
        const latest = wednesday[language].now.getTime() + futureToleranceMinutes * 60_000;
        expect(end > latest, text).toBe(false);
      }
    }
  });

  it.each([
    ['pt', ['não', 'amanhã', 'ou', '?']],
    ['en', ['not', 'tomorrow', 'or', '?']],
  ] as const)(
    'a word more that says something else makes it unsure, wherever it stands (%s)',
    (language, words) => {
      // "Não gostou" is understood, and means the contrary.
      const plain = tables[language].heldOut.filter(
        ([text]) =>
          !/gostou|liked|note|nota/.test(text) &&
          read(text, language).isSure &&
          !isHers(read(text, language)),
      );
      expect(plain.length).toBeGreaterThan(80);
      const taken = plain.flatMap(([text]) => {
        const parts = text.split(' ');
        const changed = [...parts, ''].flatMap((_, at) =>
          words.map((word) => [...parts.slice(0, at), word, ...parts.slice(at)].join(' ')),
        );
        return changed.filter((other) => read(other, language).isSure);
      });
      expect(taken).toEqual([]);
    },
  );

  it.each([
    ['xixi às', 'pt'],
    ['fórmula 120 ml com', 'pt'],
    ['e vinte ml de fórmula', 'pt'],
    ['mamou 10 min no esquerdo e', 'pt'],
    ['mamou 10 min no esquerdo e a Alice fez', 'pt'],
    ['pee at', 'en'],
    ['and twenty ml of formula', 'en'],
    ['nursed 10 min left and', 'en'],
  ] as const)('“%s” was cut off, and is not taken', (text, language) => {
    expect(read(text, language).isSure).toBe(false);
  });

  it.each(languages)('of what articles say in %s, nothing passes for an entry of a diary', (language) => {
    const articles = globSync(`content/articles/**/*.${language}.md`).sort();
    const sentences = articles
      .flatMap((file) => readFileSync(file, 'utf8').split(/[.!?:;\n"*|]+/))
      .map((text) => text.trim())
      // Shorter ones are keywords, and entries as good as any: "fralda seca".
      .filter((text) => text.split(' ').length >= 5);
    expect(sentences.length).toBeGreaterThan(1000);
    expect(sentences.filter((text) => read(text, language).isSure)).toEqual([]);
  });

  it('the parts it was made of lie in the sentence, in order, and not on top of each other', () => {
    for (const { text, language } of everySentence)
      for (const { from } of read(text, language).drafts) {
        expect(from.length, text).toBeGreaterThan(0);
        const inOrder = [...from].sort((a, b) => a.from - b.from);
        for (const [at, span] of inOrder.entries()) {
          expect(text.slice(span.from, span.to).trim(), text).not.toBe('');
          expect(span.from, text).toBeGreaterThanOrEqual(inOrder[at - 1]?.to ?? 0);
        }
      }
  });

  it('whatever is written is answered, and what is sure was not empty', () => {
    const words = everySentence.flatMap(({ text }) => text.split(' '));
    const jumbled = fc.array(fc.constantFrom(...words), { maxLength: 12 }).map((some) => some.join(' '));
    fc.assert(
      fc.property(fc.oneof(jumbled, fc.string()), fc.constantFrom(...languages), (text, language) => {
        const got = read(text, language);
        expect(got.isSure).toBe(got.drafts.length > 0 && got.questions.length === 0);
        for (const draft of got.isSure ? got.drafts : [])
          expect(v.is(kinds[draft.kind].details, draft.details), text).toBe(true);
      }),
      { numRuns: 1000 },
    );
  });

  it('capitals, spaces and missing accents change nothing', () => {
    const bare = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '');
    for (const { text, language } of everySentence) {
      const got = read(text, language);
      if (
        isHers(got) ||
        got.drafts.some(({ kind }) => ['medicine', 'vaccine', 'milestone', 'food'].includes(kind))
      )
        continue;
      const meaning = said(got, wednesday[language]);
      expect(meaningOf(bare(text), language), text).toBe(meaning);
      expect(meaningOf(`  ${text.replaceAll(' ', '   ')} `, language), text).toBe(meaning);
      if (!/\b[ED]\b/.test(text)) expect(meaningOf(text.toUpperCase(), language), text).toBe(meaning);
    }
  });
});

describe('the hour', () => {
  const at = (time: string) => ({
    now: new Date(`2026-07-15T${time}:00-03:00`),
    timeZone: 'America/Sao_Paulo',
  });

  it.each([
    ['02:30', 'mamou às 2h no esquerdo 10 min', 'feed left 10m @02:00-02:10'],
    ['02:30', 'xixi às duas', 'nappy wet @02:00'],
    ['02:30', 'fórmula 90 ml às 23h', 'bottle formula 90 @-1 23:00 ?yesterday'],
    ['02:30', 'dormiu das 20h às 2h', 'sleep night @-1 20:00-02:00'],
    ['02:30', 'dormiu 3 horas', 'sleep night @-1 23:30-02:30'],
    ['02:30', 'xixi há 4 horas', 'nappy wet @-1 22:30'],
    ['02:30', 'comeu banana há 4 horas', 'food banana @-1'],
    ['02:30', 'ontem à noite às 10 fórmula 90 ml', 'bottle formula 90 @-1 22:00'],
    ['02:30', 'xixi às 11', 'nappy wet @-1 23:00 ?yesterday'],
    ['00:10', 'xixi meia-noite', 'nappy wet @00:00'],
    ['00:10', 'xixi às 23h55', 'nappy wet @-1 23:55 ?yesterday'],
    ['08:00', 'dormiu das 21 às 6', 'sleep night @-1 21:00-06:00'],
    ['08:00', 'dormiu das 9 às 6', 'sleep night @-1 21:00-06:00'],
    ['12:00', 'xixi ao meio-dia', 'nappy wet @12:00'],
    ['12:00', 'xixi às 12h', 'nappy wet @12:00'],
    ['21:00', 'xixi às 8', 'nappy wet @20:00 ?morning_or_evening'],
    ['21:00', 'xixi às 8 da noite', 'nappy wet @20:00'],
    ['21:00', 'xixi às 8 da manhã', 'nappy wet @08:00'],
    ['21:00', 'xixi às 8h', 'nappy wet @08:00'],
    ['21:00', 'xixi às 20h', 'nappy wet @20:00'],
    ['21:00', 'soneca das 2 às 4', 'sleep nap @14:00-16:00 ?morning_or_evening'],
    ['21:00', 'soneca das 2 às 4 da tarde', 'sleep nap @14:00-16:00'],
  ])('at %s, “%s” means %s', (time, text, meaning) => {
    expect(meaningOf(text, 'pt', at(time))).toBe(meaning);
  });

  it.each([
    ['02:30', 'left side 12 min at 2am', 'feed left 12m @02:00-02:12'],
    ['02:30', 'pee at 2', 'nappy wet @02:00'],
    ['02:30', 'pee last night at 10', 'nappy wet @-1 22:00'],
    ['02:30', 'slept from 8pm to 2am', 'sleep night @-1 20:00-02:00'],
    ['02:30', 'slept from 8 to 2', 'sleep night @-1 20:00-02:00'],
    ['21:00', 'pee at 8', 'nappy wet @20:00 ?morning_or_evening'],
    ['21:00', 'pee tonight at 8', 'nappy wet @20:00'],
    ['21:00', 'nap from 11 to 1pm', 'sleep nap @11:00-13:00'],
    ['21:00', 'nap from two to four this afternoon', 'sleep nap @14:00-16:00'],
  ])('at %s, “%s” means %s', (time, text, meaning) => {
    expect(meaningOf(text, 'en', at(time))).toBe(meaning);
  });

  it('is hers, also on the night that clocks are put forward or back', () => {
    const forward = { now: new Date('2026-03-08T12:00:00Z'), timeZone: 'America/New_York' };
    expect(meaningOf('slept from 1am to 4am', 'en', forward)).toBe('sleep night @01:00-04:00');
    expect(read('slept from 1am to 4am', 'en', forward).drafts[0]?.durationSeconds).toBe(2 * 3600);
    const back = { now: new Date('2026-11-01T14:00:00Z'), timeZone: 'America/New_York' };
    expect(read('slept from midnight to 4am', 'en', back).drafts[0]?.durationSeconds).toBe(5 * 3600);
  });
});

describe('whose it is', () => {
  it('is said by a name of the family, and a stranger’s name is asked about', () => {
    expect(read('theo dormiu 40 minutos', 'pt').drafts[0]?.babyName).toBe('Theo');
    expect(read('Bento dormiu 40 minutos', 'pt')).toMatchObject({ isSure: false });
    expect(read('Alice e Theo fizeram xixi', 'pt')).toMatchObject({ isSure: false });
  });

  it('is of everything that follows where it comes first', () => {
    const { drafts } = read('Alice fez xixi e mamou 10 min no esquerdo', 'pt');
    expect(drafts.map(({ babyName }) => babyName)).toEqual(['Alice', 'Alice']);
  });
});

describe('what is asked', () => {
  it('says of which record it is, and which words it is about', () => {
    const text = 'mamou 10 min no esquerdo e tomou 60 ml de leite';
    const { drafts, questions } = read(text, 'pt');
    expect(drafts.map(({ kind }) => kind)).toEqual(['feed', 'bottle']);
    expect(questions).toMatchObject([{ question: 'which_milk', drafts: [1] }]);
  });

  it('names the words that nothing was made of', () => {
    const text = 'xixi às 14h com muito talco';
    const [asking] = read(text, 'pt').questions;
    expect(asking?.question).toBe('left_over');
    expect(asking?.at.map(({ from, to }) => text.slice(from, to))).toEqual(['talco']);
  });

  it('is nothing of a note, however long, and a letter is no sentence', () => {
    const long = 'palavra '.repeat(150).trim();
    expect(read(`nota: ${long}`, 'pt').drafts).toMatchObject([{ kind: 'note', notes: long }]);
    expect(read(`mamou 10 min no esquerdo ${long}`, 'pt')).toMatchObject({ drafts: [], isSure: false });
  });
});
