import { Hono } from 'hono';
import { staff } from '#server/features/access/access.gate.ts';
import { doneTo } from '#server/features/access/done-to.ts';
import type { StaffId } from '#server/features/access/viewer.ts';
import { recordReading } from '#server/features/audit/audit.repository.ts';
import { feedbackStats } from '#server/features/library/feedback.repository.ts';
import { Refusal } from '#server/platform/http/refusal.ts';
import { validate } from '#server/platform/http/validate.ts';
import type { Services } from '#server/services.ts';
import {
  articleSaveSchema,
  draftSaveSchema,
  type EditingListAnswer,
  editingListQuerySchema,
  opinionsQuerySchema,
  type RevisionsAnswer,
  revisionParamSchema,
  type UnsavedDraftsAnswer,
} from '#shared/editing/editing.schema.ts';
import { articleIdSchema } from '#shared/library/library.schema.ts';
import { draftOf, forgetDraft, saveDraft, unsavedDrafts } from './drafts.repository.ts';
import {
  presentForEditing,
  presentListedRevision,
  presentOpinions,
  presentRevision,
  presentRow,
  presentUnsaved,
} from './editing.presenter.ts';
import { articleForEditing } from './editing.repository.ts';
import { editingPage } from './editing-list.repository.ts';
import { suggestionPage } from './opinions.repository.ts';
import { revisionOf, revisionsOf } from './revisions.repository.ts';
import { saveArticle } from './save.service.ts';
import { restoreArticle, trashArticle } from './trash.service.ts';

/** Articles as those see them who write them. */
export function editingRoutes(services: Services) {
  const { db, clock } = services;
  const ofArticle = validate('param', articleIdSchema);
  return new Hono()
    .get('/', staff(services), validate('query', editingListQuerySchema), async (c) => {
      const wish = c.req.valid('query');
      const { shown, nextCursor } = await editingPage(db, c.var.staffId, { wish, now: clock.now() });
      return c.json({ articles: shown.map(presentRow), nextCursor } satisfies EditingListAnswer);
    })
    .get('/drafts', staff(services), async (c) => {
      const drafts = await unsavedDrafts(db, c.var.staffId);
      return c.json({ drafts: drafts.map(presentUnsaved) } satisfies UnsavedDraftsAnswer);
    })
    .get('/:id', staff(services), ofArticle, async (c) => {
      return c.json(await articleAnswer(services, c.var.staffId, c.req.valid('param').id));
    })
    .put('/:id', staff(services), ofArticle, validate('json', articleSaveSchema), async (c) => {
      const { id } = c.req.valid('param');
      await saveArticle(services, c.var.staffId, { id, save: c.req.valid('json') });
      return c.json(await articleAnswer(services, c.var.staffId, id));
    })
    .delete('/:id', staff(services), ofArticle, doneTo(services, trashArticle))
    .post('/:id/restore', staff(services), ofArticle, doneTo(services, restoreArticle))
    .put('/:id/draft', staff(services), ofArticle, validate('json', draftSaveSchema), async (c) => {
      await saveDraft(db, c.var.staffId, {
        ...c.req.valid('json'),
        postId: c.req.valid('param').id,
        now: clock.now(),
      });
      return c.json({});
    })
    .delete('/:id/draft', staff(services), ofArticle, async (c) => {
      await forgetDraft(db, c.var.staffId, c.req.valid('param').id);
      return c.json({});
    })
    .get('/:id/revisions', staff(services), ofArticle, async (c) => {
      const revisions = await revisionsOf(db, c.var.staffId, {
        postId: c.req.valid('param').id,
        now: clock.now(),
      });
      return c.json({ revisions: revisions.map(presentListedRevision) } satisfies RevisionsAnswer);
    })
    .get('/:id/revisions/:version', staff(services), validate('param', revisionParamSchema), async (c) => {
      const { id, version } = c.req.valid('param');
      const revision = await revisionOf(db, c.var.staffId, { postId: id, version, now: clock.now() });
      return c.json(presentRevision(revision ?? refuseUnknown()));
    })
    .get('/:id/feedback', staff(services), ofArticle, validate('query', opinionsQuerySchema), async (c) => {
      const { id } = c.req.valid('param');
      const { title } =
        (await articleForEditing(db, c.var.staffId, { id, now: clock.now() })) ?? refuseUnknown();
      const reading = { action: 'feedback_read', subject: title, subjectId: id, at: clock.now() } as const;
      await recordReading(db, c.var.staffId, reading);
      const suggestions = await suggestionPage(db, c.var.staffId, { articleId: id, ...c.req.valid('query') });
      return c.json(presentOpinions(await feedbackStats(db, id), suggestions));
    });
}

/**
 * What is saved and what this writer has not saved yet. An id that nobody knows is an article that is still to be
 * written: the form makes the ids.
 */
async function articleAnswer({ db, clock }: Services, writer: StaffId, id: string) {
  const row = await articleForEditing(db, writer, { id, now: clock.now() });
  const draft = await draftOf(db, writer, id);
  return presentForEditing(id, row, draft);
}

function refuseUnknown(): never {
  throw new Refusal('not_found', 'There is no such article.');
}

export type EditingRoutes = ReturnType<typeof editingRoutes>;
