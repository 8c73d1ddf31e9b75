import { Hono } from 'hono';
import * as v from 'valibot';
import { staff } from '#server/features/access/access.gate.ts';
import type { StaffId } from '#server/features/access/viewer.ts';
import { record } from '#server/features/audit/audit.repository.ts';
import { Refusal } from '#server/platform/http/refusal.ts';
import { validate } from '#server/platform/http/validate.ts';
import type { Services } from '#server/services.ts';
import { type AdminQuestionsAnswer, answerQuestionSchema } from '#shared/specialists/session-admin.schema.ts';
import { sessionIdSchema } from '#shared/specialists/specialists.schema.ts';
import { presentAdminQuestion } from './admin.presenter.ts';
import { adminQuestionPage, lockQuestion, setAnswer } from './questions-admin.repository.ts';

const querySchema = v.strictObject({
  sessionId: v.optional(sessionIdSchema.entries.id),
  cursor: v.optional(v.pipe(v.string(), v.maxLength(200))),
});

/** What mothers asked. Who asked anonymously is nobody here, too. */
export function questionsAdminRoutes(services: Services) {
  return new Hono()
    .get('/', staff(services), validate('query', querySchema), async (c) => {
      const page = await adminQuestionPage(services.db, c.var.staffId, c.req.valid('query'));
      const questions = page.shown.map(presentAdminQuestion);
      return c.json<AdminQuestionsAnswer>({ questions, nextCursor: page.nextCursor });
    })
    .post(
      '/:id/answer',
      staff(services),
      validate('param', sessionIdSchema),
      validate('json', answerQuestionSchema),
      async (c) => {
        await answer(services, c.var.staffId, c.req.valid('param').id, c.req.valid('json'));
        return c.json({});
      },
    );
}

type Answer = v.InferOutput<typeof answerQuestionSchema>;

/** Marked as answered, with words or an address where there are some; or not answered after all. */
async function answer({ db, clock }: Services, staffId: StaffId, id: string, given: Answer): Promise<void> {
  const now = clock.now();
  await db.transaction(async (transaction) => {
    const question = await lockQuestion(transaction, id);
    if (!question) throw new Refusal('not_found', 'There is no such question.');
    await setAnswer(
      transaction,
      id,
      given.answered
        ? { answeredAt: question.answeredAt ?? now, answerText: given.text || null, answerUrl: given.address }
        : { answeredAt: null, answerText: null, answerUrl: null },
    );
    const action = given.answered ? 'question_answered' : 'question_reopened';
    await record(transaction, staffId, action, question.specialistName, id, now);
  });
}

export type QuestionsAdminRoutes = ReturnType<typeof questionsAdminRoutes>;
