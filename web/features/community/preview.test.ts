import { expect, it } from 'vitest';
import { matcherOf } from '#shared/search/sought.rules.ts';
import { foundPreview, previewOf } from './preview.ts';
import { timeSince } from './relative-time.tsx';

it('a text of 360 characters is whole, and a longer one is cut there with an ellipsis', () => {
  expect(previewOf('a'.repeat(360))).toEqual({ text: 'a'.repeat(360), isCut: false });
  expect(previewOf('a'.repeat(361))).toEqual({ text: `${'a'.repeat(360)}…`, isCut: true });
});

it('what was found late in a long text is seen in its preview', () => {
  const piecesOf = matcherOf([{ typed: 'cólica', forms: ['colica'], isTyping: false }], { inside: true });
  const { pieces, isCut } = foundPreview(`${'palavra '.repeat(100)}cólica à noite`, piecesOf);
  expect(isCut).toBe(true);
  expect(pieces).toContainEqual({ text: 'cólica', isMatch: true });
  expect(pieces[0]?.text.startsWith('…palavra')).toBe(true);
  expect(foundPreview('Com cólica', piecesOf).pieces[0]?.text).toBe('Com ');
});

it('the cut never leaves half a picture', () => {
  expect(previewOf(`${'a'.repeat(359)}🌙🌙`).text).toBe(`${'a'.repeat(359)}…`);
});

it.each([
  [20_000, undefined, undefined],
  [5 * 60_000, 'há 5 min.', '5 min. ago'],
  [3 * 3_600_000, 'há 3 h', '3 hr. ago'],
  [2 * 86_400_000, 'há 2 dias', '2 days ago'],
  [30 * 86_400_000, '1º de jun.', 'Jun 1'],
  [365 * 86_400_000, '1º de jul. de 2025', 'Jul 1, 2025'],
])('what was written %i ms ago says so', (passed, pt, en) => {
  const now = Date.parse('2026-07-01T15:00:00.000Z');
  const instant = new Date(now - passed).toISOString();
  const plain = (text: string | undefined) => text?.replace(/[\u00a0\u202f]/g, ' ');
  expect(plain(timeSince(instant, now, 'pt'))).toBe(pt);
  expect(plain(timeSince(instant, now, 'en'))).toBe(en);
});
