import { describe, expect, it } from 'vitest';
import { isBlank } from './text.rules.ts';

describe('a text is blank', () => {
  it.each(['', ' \n\t', '\u200b', '\u0301', '\u3164', '\u115f\u1160', '\uffa0', '\u2800 \u2800'])(
    'where nothing of %j can be seen',
    (text) => expect(isBlank(text)).toBe(true),
  );

  it.each(['oi', '?', '❤️', '1', 'ㅎ', '\u3164a', '⠃'])('and not where %j shows', (text) =>
    expect(isBlank(text)).toBe(false),
  );
});
