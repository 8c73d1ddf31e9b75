import { Hono } from 'hono';
import { mother } from '#server/features/access/access.gate.ts';
import type { Services } from '#server/services.ts';
import type { MyTopicsAnswer } from '#shared/topics/topics.schema.ts';
import { presentNote, presentSavedPart } from './topics.presenter.ts';
import { notesOf, savedPartsOf } from './topics.repository.ts';

/** Reading. What she notes and keeps comes through the outbox (topics.writes.ts). */
export function topicRoutes(services: Services) {
  const { db } = services;
  return new Hono().get('/mine', mother(services), async (c) => {
    const { userId } = c.var;
    const [notes, saved] = await Promise.all([notesOf(db, userId), savedPartsOf(db, userId)]);
    return c.json({
      notes: notes.map(presentNote),
      saved: saved.map(presentSavedPart),
    } satisfies MyTopicsAnswer);
  });
}

export type TopicRoutes = ReturnType<typeof topicRoutes>;
