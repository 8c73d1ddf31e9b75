import { describe, expect, it } from 'vitest';
import { translate } from '#web/platform/language/translate.ts';
import { en } from '#web/texts/en.ts';
import { pt } from '#web/texts/pt.ts';
import type { useTexts } from '#web/texts/use-texts.ts';
import { standingProblem } from './standing-problem.ts';

const inPortuguese = ((key: string) => translate(pt, key)) as ReturnType<typeof useTexts>;
const inEnglish = ((key: string) => translate(en, key)) as ReturnType<typeof useTexts>;

describe('why she may not write just now', () => {
  it.each([
    ['silenced', /não pode escrever/, /can’t write/],
    ['rules_not_accepted', /regras/, /rules/],
    ['too_many_posts', /posts/, /posts/],
    ['too_many_comments', /comentários/, /comments/],
    ['too_many_links', /links/, /links/],
  ])('%s has a sentence in both languages', (account, portuguese, english) => {
    expect(standingProblem({ account }, inPortuguese)).toMatch(portuguese);
    expect(standingProblem({ account }, inEnglish)).toMatch(english);
  });

  it.each([undefined, {}, { content: 'content_blank' }, { account: 'something_new' }])(
    'is not what another refusal (%o) is about',
    (fields) => expect(standingProblem(fields, inPortuguese)).toBeUndefined(),
  );
});
