import { describe, expect, it } from 'vitest';
import { dailyContent } from '#tests/support/fake-daily.ts';
import type { Write } from '#web/platform/outbox/write.ts';
import { seeContent, withMark } from './seen-content.ts';

const content = dailyContent({ id: 'a', likes: 3 });
const write = (body: object, about: Partial<Write> = {}): Write => ({
  id: crypto.randomUUID(),
  kind: 'daily-mark.set',
  body,
  owner: '1',
  madeAt: 0,
  ...about,
});

describe('a piece, while the server has not heard of what she did', () => {
  it('is liked, saved and done at once', () => {
    const seen = seeContent(content, [
      write({ contentId: 'a', mark: 'like', on: true }),
      write({ contentId: 'a', mark: 'save', on: true }),
      write({ contentId: 'a', mark: 'done', on: true }),
    ]);
    expect(seen).toMatchObject({ userLiked: true, userSaved: true, userDone: true, likes: 4 });
  });

  it('follows her last tap', () => {
    const seen = seeContent(content, [
      write({ contentId: 'a', mark: 'like', on: true }),
      write({ contentId: 'a', mark: 'like', on: false }),
    ]);
    expect(seen).toEqual(content);
  });

  it('knows nothing of other pieces, of other kinds and of what was refused', () => {
    const seen = seeContent(content, [
      write({ contentId: 'b', mark: 'like', on: true }),
      write({ contentId: 'a', mark: 'like', on: true }, { kind: 'session-like.set' }),
      write({ contentId: 'a', mark: 'like', on: true }, { refused: { code: 'not_found' } }),
    ]);
    expect(seen).toEqual(content);
  });
});

it('a like that is told twice counts once, and no count goes below zero', () => {
  const liked = withMark(content, { mark: 'like', on: true });
  expect(withMark(liked, { mark: 'like', on: true }).likes).toBe(4);
  const none = dailyContent({ id: 'a', likes: 0, userLiked: true });
  expect(withMark(none, { mark: 'like', on: false }).likes).toBe(0);
});
