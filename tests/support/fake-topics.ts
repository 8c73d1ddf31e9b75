import type { WriteOutcome } from '#shared/sync/sync.schema.ts';
import { mergedNote } from '#shared/topics/note-merge.rules.ts';
import type { MyTopicsAnswer, NoteTopic, SavedPartKind } from '#shared/topics/topics.schema.ts';
import { stubFetch } from './stub-fetch.ts';

type Sent = { id: string; kind: string; body: unknown };
type Note = { text: string; revision: number; writer: string; writerSince: number };

/** Her notes and what she saved, and the outbox's route, beside `fakeServer`, which must be there first. */
export function fakeTopics({ note, saved = [] }: { note?: string; saved?: string[] } = {}) {
  let stored: Note | null = note ? { text: note, revision: 1, writer: 'another', writerSince: 0 } : null;
  const kept = new Map(saved.map((part) => [part, 'section' as SavedPartKind]));
  let online = true;

  function doWrite({ id, kind, body }: Sent): WriteOutcome {
    if (kind === 'topic-note.put') {
      const merged = mergedNote(stored, body as Note & { baseRevision: number });
      if (merged === 'too_long')
        return { id, done: false, code: 'invalid_input', fields: { text: 'too_long' } };
      stored = merged;
    }
    if (kind === 'saved-part.set') {
      const told = body as { kind: SavedPartKind; part: string; on: boolean };
      if (told.on) kept.set(told.part, told.kind);
      else kept.delete(told.part);
    }
    return { id, done: true };
  }

  const others = globalThis.fetch;
  stubFetch(async (input, init) => {
    const { pathname } = new URL(input, 'http://colo.test');
    if (!/^\/api\/(topics|sync)/.test(pathname)) return others(input, init);
    if (!online) throw new TypeError('Failed to fetch');
    if (pathname === '/api/sync') {
      const { writes } = JSON.parse(String(init.body)) as { writes: Sent[] };
      return Response.json({ outcomes: writes.map(doWrite) });
    }
    const updatedAt = '2026-07-01T03:00:00.000Z';
    const topic: NoteTopic = 'understanding';
    return Response.json({
      notes: stored ? [{ topic, text: stored.text, revision: stored.revision, updatedAt }] : [],
      saved: [...kept].map(([part, kind]) => ({ kind, part, savedAt: updatedAt })),
    } satisfies MyTopicsAnswer);
  });

  return {
    note: () => stored?.text,
    saved: () => [...kept.keys()],
    /** Another phone of hers writes. */
    writeElsewhere(text: string): void {
      const revision = stored?.revision ?? 0;
      stored = { text, revision: revision + 1, writer: 'another', writerSince: revision };
    },
    goOffline(): void {
      online = false;
    },
    comeBack(): void {
      online = true;
    },
  };
}
