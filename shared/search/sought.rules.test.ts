import { describe, expect, it } from 'vitest';
import { matcherOf, type TextPiece } from './sought.rules.ts';

const bold = (pieces: TextPiece[]) => pieces.filter(({ isMatch }) => isMatch).map(({ text }) => text);
const word = (typed: string, forms = [typed], isTyping = false) => ({ typed, forms, isTyping });

describe('a result shows why it was found', () => {
  it.each([
    ['A INTRODUÇÃO dos alimentos', [word('introducao')], ['INTRODUÇÃO']],
    [
      'Amamentar e a amamentação',
      [word('amamentação', ['amamentacao', 'amamentar'])],
      ['Amamentar', 'amamentação'],
    ],
    ['Chorando de noite', [word('choran', ['choran'], true)], ['Chorando']],
    ['Depressa, sem depressão', [word('depressão', ['depressao'])], ['depressão']],
    ['O bebe\u0302 e os bebês', [word('bebê', ['bebe', 'bebes'])], ['bebe\u0302', 'bebês']],
  ])('in “%s”', (text, sought, expected) => {
    expect(bold(matcherOf(sought)(text))).toEqual(expected);
  });

  it('a part of a word counts from three letters on, where parts count', () => {
    const inside = (typed: string) =>
      bold(matcherOf([word(typed)], { inside: true })('Amamentando no supermercado'));
    expect(inside('ment')).toEqual(['ment']);
    expect(inside('merc')).toEqual(['merc']);
    expect(inside('me')).toEqual([]);
  });

  it('a sign that she typed is never read as an order', () => {
    expect(bold(matcherOf([])('.*'))).toEqual([]);
  });
});
