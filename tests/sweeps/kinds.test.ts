import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { recordProblems } from '#shared/diary/kind.ts';
import { kindNames, kindOf, kinds } from '#shared/diary/kinds.ts';
import { allKinds } from '#web/features/diary/kinds/all-kinds.ts';
import { wordsOf } from '#web/features/diary/kinds/all-words.ts';

type Texts = Record<string, Record<string, unknown>>;
const files = import.meta.glob<{ texts: Texts }>('../../web/texts/*-*.ts', { eager: true });
const textsOf = (language: 'pt' | 'en'): Texts =>
  Object.assign(
    {},
    ...Object.entries(files).flatMap(([file, { texts }]) => (file.includes(`/${language}-`) ? [texts] : [])),
  );

/** What the table holds, whatever a kind allows. */
const mostNotes = 5000;

describe.each(kindNames)('the kind %s', (name) => {
  const kind = kindOf(name);
  const parts = allKinds.find((one) => one.name === name);

  it('has a name of its own, as the table holds it, and limits within the table’s', () => {
    expect(kinds[name].name).toBe(name);
    expect(name).toMatch(/^[a-z-]{1,32}$/);
    expect(kind.limits.notes).toBeGreaterThan(0);
    expect(kind.limits.notes).toBeLessThanOrEqual(mostNotes);
    expect(kind.limits.longestHours ?? 24).toBeLessThanOrEqual(24);
    if (kind.when === 'span') expect(kind.limits.longestHours, 'how long one lasts').toBeDefined();
  });

  it('has a schema of its details that lets nothing unknown in', () => {
    expect(v.safeParse(kind.details, { unheardOf: true }).success).toBe(false);
  });

  it('has totals of a day, which are nothing where there is nothing', () => {
    const totals = kind.totals([]);
    expect(Object.keys(totals)).not.toEqual([]);
    expect(Object.values(totals).every((total) => total === 0)).toBe(true);
  });

  it('has columns of the table file, each with a name of its own', () => {
    const keys = kind.columns.map(({ key }) => key);
    expect(keys).not.toEqual([]);
    expect(new Set(keys).size).toBe(keys.length);
  });

  it('has an icon, a row and fields in the web', () => {
    expect(parts?.words).toBe(wordsOf(name));
    for (const part of ['Icon', 'Row', 'Fields', 'toDraft', 'fromDraft', 'byHand'] as const)
      expect(parts?.[part], part).toBeDefined();
  });

  it.each(['pt', 'en'] as const)(
    'has words in %s: what it is called, and a sentence for each problem',
    (language) => {
      const texts = textsOf(language);
      const [noun = '', key = ''] = wordsOf(name)
        .name(((told: string) => told) as never)
        .split('.');
      expect(texts[noun]?.[key], 'what it is called').toEqual(expect.any(String));
      const nouns = [...wordsOf(name).nouns, 'diary'];
      const isSaid = (code: string) =>
        nouns.some((noun) => typeof texts[noun]?.[`problem_${code}`] === 'string');
      const codes = [...kind.problems, ...recordProblems];
      expect(codes.filter((code) => !isSaid(code))).toEqual([]);
    },
  );
});
