import { describe, expect, it } from 'vitest';
import { session } from '#tests/support/fake-specialists.ts';
import type { Write } from '#web/platform/outbox/write.ts';
import { seeSavedCount, seeSession, withLike } from './seen.ts';

const write = (kind: string, sessionId: string, on: boolean, about: Partial<Write> = {}): Write => ({
  id: crypto.randomUUID(),
  kind,
  body: { sessionId, on },
  owner: '1',
  madeAt: 0,
  ...about,
});
const refused = { refused: { code: 'conflict' } } as const;

describe('a session with what her phone has not sent yet', () => {
  it('is reminded of, saved and liked as she last said', () => {
    const writes = [
      write('session-reminder.set', 'a', true),
      write('saved-session.set', 'a', true),
      write('session-like.set', 'a', false),
      write('session-like.set', 'a', true),
      write('session-like.set', 'b', false),
    ];
    expect(seeSession(session({ id: 'a', likes: 4 }), writes)).toMatchObject({
      userReminded: true,
      userSaved: true,
      userLiked: true,
      likes: 5,
      isWaiting: true,
    });
  });

  it('is as it was where the server refused', () => {
    const seen = seeSession(session({ id: 'a' }), [write('saved-session.set', 'a', true, refused)]);
    expect(seen).toMatchObject({ userSaved: false, isWaiting: false });
  });

  it('counts a like that the server has already counted once', () => {
    const liked = session({ id: 'a', userLiked: true, likes: 5 });
    expect(withLike(liked, true).likes).toBe(5);
    expect(withLike(liked, false).likes).toBe(4);
  });
});

describe('how many sessions she keeps', () => {
  const kept = (ids: string[]) => (id: string) => ids.includes(id);

  it('grows with what waits to be saved and shrinks with what waits to leave', () => {
    expect(seeSavedCount(1, [write('saved-session.set', 'b', true)], kept(['a']))).toBe(2);
    expect(seeSavedCount(1, [write('saved-session.set', 'a', false)], kept(['a']))).toBe(0);
  });

  it('is not moved by a change of mind, nor by a refusal', () => {
    const twice = [write('saved-session.set', 'b', true), write('saved-session.set', 'b', false)];
    expect(seeSavedCount(1, twice, kept(['a']))).toBe(1);
    expect(seeSavedCount(1, [write('saved-session.set', 'b', true, refused)], kept(['a']))).toBe(1);
  });

  it('takes a write about a session it knows nothing of for a change', () => {
    expect(seeSavedCount(1, [write('saved-session.set', 'z', true)], () => undefined)).toBe(2);
  });
});
