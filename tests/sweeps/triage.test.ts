import { globSync, readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import { readDailyFolder } from '#server/features/daily/content/daily-folder.ts';
import { readArticleFile } from '#server/features/library/article-file.ts';
import { triageRows, triageSentence } from '#shared/care/triage.ts';
import { languages } from '#shared/language/language.rules.ts';
import { contradictions, type TriagedText } from '#tests/support/triage-contradictions.ts';

/** Every text that a mother reads: articles, daily pieces, the community's examples, and the app's own words. */
const texts: TriagedText[] = [];

type Entry = string | number | boolean | null | { [key: string]: Entry } | readonly Entry[];
/** The names of the signs, in the food diary: what to do stands in the card beside them. */
const isSignName = (key: string) => /^(sign|seen)_/.test(key);
const sentencesIn = (entry: Entry): string[] =>
  typeof entry === 'string'
    ? [entry]
    : Object.entries(entry ?? {}).flatMap(([key, inner]) => (isSignName(key) ? [] : sentencesIn(inner)));

beforeAll(async () => {
  for (const file of globSync('content/articles/*/*.md')) {
    const { content, introduction, practical_tip } = readArticleFile(readFileSync(file, 'utf8'));
    texts.push({ where: file, text: [introduction, practical_tip, content].join('\n') });
  }
  for (const { id, language, from, to, description, tips, full } of await readDailyFolder('content'))
    texts.push({
      where: `${id} ${language}`,
      text: [description, ...tips, full].join('\n'),
      days: { from, to },
    });
  for (const file of globSync('content/{community,specialists}/*.json'))
    for (const entry of JSON.parse(readFileSync(file, 'utf8')) as Entry[])
      texts.push({ where: file, text: sentencesIn(entry).join('\n') });
  const dictionaries = import.meta.glob<Record<string, Entry>>('../../web/texts/{pt,en}/**/*.ts', {
    eager: true,
  });
  for (const [file, words] of Object.entries(dictionaries))
    for (const text of Object.values(words).flatMap(sentencesIn))
      texts.push({ where: file.replace('../../', ''), text });
});

describe('what cannot wait', () => {
  it('is looked for in everything she reads', () => {
    expect(texts.length).toBeGreaterThan(2000);
  });

  it('is said of every sign in both languages, with the numbers it needs and without contradicting itself', () => {
    for (const language of languages)
      for (const { id, numbers } of triageRows) {
        const sentence = triageSentence(id, language);
        expect(
          numbers.filter((number) => !sentence.includes(number)),
          sentence,
        ).toEqual([]);
        expect(contradictions({ where: id, text: sentence })).toEqual([]);
      }
  });

  it('is said as shared/care/triage.ts says it, wherever it is said', () => {
    expect(texts.flatMap(contradictions)).toEqual([]);
  });

  it('comes to the articles from the module: those about newborns, food and her own mind name its rows', () => {
    const taking = (file: string) =>
      [...readFileSync(file, 'utf8').matchAll(/\{\{triage:([\w-]+)\}\}/g)].map(([, id]) => id);
    const named = (slug: string, id: string) =>
      globSync(`content/articles/*/${slug}.*.md`).filter((file) => taking(file).includes(id)).length;
    expect(named('primeiras-semanas-de-sono', 'newborn')).toBe(2);
    expect(named('banho-pele-e-coto-umbilical', 'jaundice')).toBe(2);
    expect(named('ovo-peixe-amendoim-com-seguranca', 'food-reaction')).toBe(2);
    expect(named('primeiro-prato-ferro-texturas-e-engasgo', 'choking-child')).toBe(2);
    expect(named('baby-blues-ou-depressao', 'dark-thoughts')).toBe(2);
  });
});

it('salt is said one way, that of the guide of 2019: little, in the pot of the whole family', () => {
  const another =
    /antes de (pôr o sal|salgar)|antes do sal|pouco sal ou nenhum|sem sal (até|antes)|(before|without) adding salt|before the salt|little or no salt|no salt (until|before)/i;
  expect(texts.filter(({ text }) => another.test(text)).map(({ where }) => where)).toEqual([]);
});

describe('a text that contradicts it', () => {
  const newborn = { days: { from: 0, to: 20 } };
  it.each<[string, Partial<TriagedText>?]>([
    ['Se ele estiver sonolento demais para mamar, fale com a UBS no mesmo dia.'],
    ['Seek care the same day if they are too sleepy to feed.'],
    ['Com recusa para mamar, leve a dúvida à próxima consulta.'],
    ['Bebê com o corpo frio: procure o pediatra no mesmo dia.'],
    ['Febre antes dos 3 meses: fale com o pediatra no mesmo dia.'],
    ['A fever under 3 months should be seen the same day.'],
    ['Se houver febre, procure a UBS no mesmo dia.', newborn],
    ['Pele amarela no primeiro dia de vida também precisa ser vista.'],
    ['Yellow skin that reaches the soles needs to be seen the same day.'],
    ['Dificuldade para respirar: procure atendimento.'],
    ['A limp baby needs care right away.'],
    ['Convulsão: converse com o pediatra no mesmo dia ou ligue 192.'],
    ['Urticária com vômitos: pare o alimento e fale com o pediatra.'],
    ['Depois da reação, comece de novo com pouco.'],
    ['No engasgo, faça cinco compressões no centro do peito.'],
    ['For choking, give five chest thrusts with two fingers.'],
    ['Faça compressões no abdome do bebê.'],
    ['No engasgo, dê três pancadas nas costas e ligue 192.'],
    ['Se você pensa em morrer, ligue 192.'],
    ['If you think about hurting your baby, call a crisis line.'],
  ])('is found: %s', (text, about) => {
    expect(contradictions({ where: 'here', text, ...about })).not.toEqual([]);
  });

  it.each<[string, Partial<TriagedText>?]>([
    ['Febre em você, com a mama vermelha: atendimento no mesmo dia.', newborn],
    ['A pele que fica mais amarela pede atendimento no mesmo dia.'],
    ['Ovo cozido, nunca mole. Uma barriga mole é comum depois do parto.'],
    ['Com febre depois dos 3 meses, vá no mesmo dia.'],
  ])('is not seen where there is none: %s', (text, about) => {
    expect(contradictions({ where: 'here', text, ...about })).toEqual([]);
  });
});
