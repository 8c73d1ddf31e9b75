import type { SessionAnswer, SpecialistWriteKind } from '#shared/specialists/specialists.schema.ts';
import type { Write } from '#web/platform/outbox/write.ts';
import type { Setting } from './specialists.outbox.ts';

export type SeenSession = SessionAnswer & {
  /** A reminder, a like or a save of hers has yet to reach the server. */
  isWaiting: boolean;
};

/** A session as she shall see it: with what her phone has not sent yet. What was refused counts as never done. */
export function seeSession(session: SessionAnswer, writes: readonly Write[]): SeenSession {
  const reminded = lastWord(writes, 'session-reminder.set', session.id);
  const saved = lastWord(writes, 'saved-session.set', session.id);
  const liked = lastWord(writes, 'session-like.set', session.id);
  return {
    ...(liked === undefined ? session : withLike(session, liked)),
    userReminded: reminded ?? session.userReminded,
    userSaved: saved ?? session.userSaved,
    isWaiting: reminded !== undefined || saved !== undefined || liked !== undefined,
  };
}

/** Told as it shall be: said twice, it counts once. */
export function withLike(session: SessionAnswer, on: boolean): SessionAnswer {
  if (session.userLiked === on) return session;
  return { ...session, userLiked: on, likes: Math.max(0, session.likes + (on ? 1 : -1)) };
}

/**
 * How many she keeps, with what her phone has not sent yet. `isKept` says what the server last told of a session;
 * of one that it told nothing of, the write is taken for a change.
 */
export function seeSavedCount(
  told: number,
  writes: readonly Write[],
  isKept: (sessionId: string) => boolean | undefined,
): number {
  const touched = new Set(settings(writes, 'saved-session.set').map(({ sessionId }) => sessionId));
  let count = told;
  for (const sessionId of touched) {
    const on = lastWord(writes, 'saved-session.set', sessionId) ?? false;
    const before = isKept(sessionId) ?? !on;
    count += Number(on) - Number(before);
  }
  return Math.max(0, count);
}

function lastWord(
  writes: readonly Write[],
  kind: SpecialistWriteKind,
  sessionId: string,
): boolean | undefined {
  return settings(writes, kind).findLast((setting) => setting.sessionId === sessionId)?.on;
}

function settings(writes: readonly Write[], kind: SpecialistWriteKind): Setting[] {
  return writes.filter((write) => write.kind === kind && !write.refused).map(({ body }) => body as Setting);
}
