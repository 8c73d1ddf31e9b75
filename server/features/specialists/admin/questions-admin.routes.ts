import { Hono } from 'hono';
import * as v from 'valibot';
import { staff } from '#server/features/access/access.gate.ts';
import type { StaffId } from '#server/features/access/viewer.ts';
import { recordReading } from '#server/features/audit/audit.repository.ts';
import { actOfStaff } from '#server/features/audit/audit.service.ts';
import { Refusal } from '#server/platform/http/refusal.ts';
import { validate } from '#server/platform/http/validate.ts';
import type { Services } from '#server/services.ts';
import { urgencyOf } from '#shared/care/concern.rules.ts';
import { type AdminQuestionsAnswer, answerQuestionSchema } from '#shared/specialists/session-admin.schema.ts';
import { sessionIdSchema } from '#shared/specialists/specialists.schema.ts';
import { presentAdminQuestion } from './admin.presenter.ts';
import {
  adminQuestionPage,
  hasQuestion,
  lockQuestion,
  setAnswer,
  setRemoved,
} from './questions-admin.repository.ts';

const querySchema = v.strictObject({
  sessionId: v.optional(sessionIdSchema.entries.id),
  cursor: v.optional(v.pipe(v.string(), v.maxLength(200))),
});

/** What mothers asked. Who asked anonymously is nobody here, too. */
export function questionsAdminRoutes(services: Services) {
  const { db, clock } = services;
  return new Hono()
    .get('/', staff(services), validate('query', querySchema), async (c) => {
      await recordReading(db, c.var.staffId, { action: 'questions_read', at: clock.now() });
      const page = await adminQuestionPage(db, c.var.staffId, c.req.valid('query'));
      // Who may be in danger is read first. The page is put in order, not the list: where it ends is a matter of time.
      const questions = page.shown
        .map(presentAdminQuestion)
        .toSorted((one, other) => urgencyOf(other.concern) - urgencyOf(one.concern));
      return c.json<AdminQuestionsAnswer>({ questions, nextCursor: page.nextCursor });
    })
    .post(
      '/:id/answer',
      staff(services),
      validate('param', sessionIdSchema),
      validate('json', answerQuestionSchema),
      async (c) => {
        await answer(services, c.var.staffId, { id: c.req.valid('param').id, given: c.req.valid('json') });
        return c.json({});
      },
    )
    .post('/:id/remove', staff(services), validate('param', sessionIdSchema), async (c) => {
      await setShown(services, c.var.staffId, { id: c.req.valid('param').id, shown: false });
      return c.json({});
    })
    .post('/:id/restore', staff(services), validate('param', sessionIdSchema), async (c) => {
      await setShown(services, c.var.staffId, { id: c.req.valid('param').id, shown: true });
      return c.json({});
    });
}

type Answer = v.InferOutput<typeof answerQuestionSchema>;

/** Marked as answered, with words or an address where there are some; or not answered after all. */
async function answer(
  services: Services,
  staffId: StaffId,
  { id, given }: { id: string; given: Answer },
): Promise<void> {
  await actOfStaff(services, staffId, async (transaction, now) => {
    const question = await lockQuestion(transaction, id);
    if (!question) throw new Refusal('not_found', 'There is no such question.');
    await setAnswer(transaction, staffId, {
      questionId: id,
      answer: given.answered
        ? { answeredAt: question.answeredAt ?? now, answerText: given.text || null, answerUrl: given.address }
        : { answeredAt: null, answerText: null, answerUrl: null },
    });
    const action = given.answered ? 'question_answered' : 'question_reopened';
    return { action, subject: question.specialistName, subjectId: id };
  });
}

/** Taken away from everyone, who asked included; or back, as it was. A second time changes nothing. */
async function setShown(
  services: Services,
  staffId: StaffId,
  { id, shown }: { id: string; shown: boolean },
): Promise<void> {
  await actOfStaff(services, staffId, async (transaction, now) => {
    const changed = await setRemoved(transaction, staffId, { questionId: id, at: shown ? null : now });
    if (!changed && !(await hasQuestion(transaction, id)))
      throw new Refusal('not_found', 'There is no such question.');
    const action = shown ? 'question_restored' : 'question_removed';
    return changed && { action, subject: changed.specialistName, subjectId: id };
  });
}

export type QuestionsAdminRoutes = ReturnType<typeof questionsAdminRoutes>;
