import { Hono } from 'hono';
import * as v from 'valibot';
import { mother } from '#server/features/access/access.gate.ts';
import { open } from '#server/platform/http/access-level.ts';
import { validate } from '#server/platform/http/validate.ts';
import type { Services } from '#server/services.ts';
import type { MyQuestionsAnswer, QuestionsAnswer } from '#shared/specialists/specialists.schema.ts';
import { keptSessionOf } from './asking.ts';
import { questionPage, questionsOf } from './questions.repository.ts';
import { presentMyQuestion, presentQuestion } from './specialists.presenter.ts';
import { isLockedFor, passOf, readerWithPass } from './stream/pass.ts';

const querySchema = v.strictObject({ cursor: v.optional(v.pipe(v.string(), v.maxLength(200))) });

/** What was asked: in one session, and by her. Asking comes through the outbox. */
export function questionRoutes(services: Services) {
  const { db } = services;
  return new Hono()
    .get('/sessions/:id/questions', open, validate('query', querySchema), async (c) => {
      const session = await keptSessionOf(c, services);
      const { reader, pass } = await readerWithPass(c, services);
      const viewer = reader?.userId;
      const isLocked = isLockedFor(pass, session);
      const asked = { session: session.id, ...c.req.valid('query') };
      const { shown, nextCursor } = await questionPage(db, viewer, asked);
      return c.json<QuestionsAnswer>({
        questions: shown.map((row) => presentQuestion(row, viewer, { isLocked })),
        nextCursor,
      });
    })
    .get('/questions/mine', mother(services), validate('query', querySchema), async (c) => {
      const { userId, viewer } = c.var;
      const { shown, nextCursor } = await questionsOf(db, userId, c.req.valid('query').cursor);
      const pass = await passOf(services, viewer);
      const questions = shown.map((row) => presentMyQuestion(row, userId, pass));
      return c.json<MyQuestionsAnswer>({ questions, nextCursor });
    });
}
