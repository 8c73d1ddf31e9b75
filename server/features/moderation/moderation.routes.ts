import { type Context, Hono } from 'hono';
import * as v from 'valibot';
import { staff } from '#server/features/access/access.gate.ts';
import { doneTo } from '#server/features/access/done-to.ts';
import type { StaffId } from '#server/features/access/viewer.ts';
import { recordReading } from '#server/features/audit/audit.repository.ts';
import { validate } from '#server/platform/http/validate.ts';
import type { Services } from '#server/services.ts';
import { communityIdSchema, pageQuerySchema } from '#shared/community/community.schema.ts';
import {
  type CaseAnswer,
  type CaseListAnswer,
  caseQuerySchema,
  decisionSchema,
  type SanctionsAnswer,
  sanctionIdSchema,
  type WatchedWordsAnswer,
  watchedWordSchema,
} from '#shared/community/moderation.schema.ts';
import { caseFile } from './case-file.ts';
import { decide, refuseUnknown } from './decisions.service.ts';
import { presentCard, presentCase, presentSanction, presentWord } from './moderation.presenter.ts';
import { casePage, countCases } from './queue.repository.ts';
import { sanctionPage } from './sanctions.repository.ts';
import { lift } from './sanctions.service.ts';
import { listWatchedWords, unwatch, watch } from './watched-words.ts';

const wordParamSchema = v.strictObject({ word: watchedWordSchema.entries.word });

/** Where staff looks after the community. A person is seen and acted upon through what she wrote. */
export function moderationRoutes(services: Services) {
  const { db, clock } = services;
  const ofCase = validate('param', communityIdSchema);
  const caseAnswer = async (reader: StaffId, id: string): Promise<CaseAnswer> =>
    presentCase((await caseFile(services, reader, id)) ?? refuseUnknown());
  const words = async (c: Context, reader: StaffId) =>
    c.json({ words: (await listWatchedWords(db, reader)).map(presentWord) } satisfies WatchedWordsAnswer);
  return new Hono()
    .get('/cases', staff(services), validate('query', caseQuerySchema), async (c) => {
      await recordReading(db, c.var.staffId, { action: 'cases_read', at: clock.now() });
      const { shown, nextCursor } = await casePage(db, c.var.staffId, c.req.valid('query'));
      const counts = await countCases(db, c.var.staffId);
      return c.json({ cases: shown.map(presentCard), nextCursor, counts } satisfies CaseListAnswer);
    })
    .get('/cases/:id', staff(services), ofCase, async (c) => {
      const { id } = c.req.valid('param');
      const answer = await caseAnswer(c.var.staffId, id);
      await recordReading(db, c.var.staffId, { action: 'case_read', subjectId: id, at: clock.now() });
      return c.json(answer);
    })
    .post('/cases/:id/decisions', staff(services), ofCase, validate('json', decisionSchema), async (c) => {
      const { id } = c.req.valid('param');
      await decide(services, c.var.staffId, { ...c.req.valid('json'), caseId: id });
      return c.json(await caseAnswer(c.var.staffId, id));
    })
    .get('/sanctions', staff(services), validate('query', pageQuerySchema), async (c) => {
      const { cursor } = c.req.valid('query');
      await recordReading(db, c.var.staffId, { action: 'sanctions_read', at: clock.now() });
      const { shown, nextCursor } = await sanctionPage(db, c.var.staffId, { cursor, now: clock.now() });
      return c.json({ sanctions: shown.map(presentSanction), nextCursor } satisfies SanctionsAnswer);
    })
    .post('/sanctions/:id/lift', staff(services), validate('param', sanctionIdSchema), doneTo(services, lift))
    .get('/watched-words', staff(services), (c) => words(c, c.var.staffId))
    .put('/watched-words', staff(services), validate('json', watchedWordSchema), async (c) => {
      await watch(services, c.var.staffId, c.req.valid('json'));
      return words(c, c.var.staffId);
    })
    .delete('/watched-words/:word', staff(services), validate('param', wordParamSchema), async (c) => {
      await unwatch(services, c.var.staffId, c.req.valid('param').word);
      return words(c, c.var.staffId);
    });
}

export type ModerationRoutes = ReturnType<typeof moderationRoutes>;
