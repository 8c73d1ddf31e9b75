import { Hono } from 'hono';
import { staff } from '#server/features/access/access.gate.ts';
import { doneTo } from '#server/features/access/done-to.ts';
import { validate } from '#server/platform/http/validate.ts';
import type { Services } from '#server/services.ts';
import {
  type AdminDailyAnswer,
  type AdminDailyListAnswer,
  type DailyArticlesAnswer,
  type DailyDayAnswer,
  type DailyGapsAnswer,
  type DailyShowingAnswer,
  dailyArticlesQuerySchema,
  dailyFieldsSchema,
  dailyIdSchema,
  dailyListQuerySchema,
  dailyPreviewQuerySchema,
  dailyShowingQuerySchema,
} from '#shared/daily/daily.schema.ts';
import { gapsOf } from '#shared/daily/gaps.rules.ts';
import { languages } from '#shared/language/language.rules.ts';
import { plannedPieces } from '../calendar.repository.ts';
import { presentDay } from '../daily.presenter.ts';
import { contentOfDays } from '../week.repository.ts';
import { articlesToChoose, readableArticle } from './chosen-article.repository.ts';
import { presentCard, presentPiece } from './daily-admin.presenter.ts';
import { dailyPage, pieceRows } from './daily-admin.repository.ts';
import { createPiece, deletePiece, restorePiece, savePiece, unknownPiece } from './daily-admin.service.ts';
import { showingOf } from './showing.service.ts';

/** Daily content as those see it who write it: one piece, both languages. */
export function dailyAdminRoutes(services: Services) {
  const { db } = services;
  const byId = validate('param', dailyIdSchema);
  return new Hono()
    .get('/', staff(services), validate('query', dailyListQuerySchema), async (c) => {
      const { shown, nextCursor } = await dailyPage(db, c.var.staffId, c.req.valid('query'));
      return c.json<AdminDailyListAnswer>({ contents: shown.map(presentCard), nextCursor });
    })
    .get('/gaps', staff(services), async (c) => {
      const perLanguage = await Promise.all(
        languages.map(async (language) =>
          gapsOf(await plannedPieces(db, language)).map((gap) => ({ ...gap, language })),
        ),
      );
      const gaps = perLanguage.flat().toSorted((a, b) => Number(b.isEmpty) - Number(a.isEmpty));
      return c.json<DailyGapsAnswer>({ gaps });
    })
    .get('/preview', staff(services), validate('query', dailyPreviewQuerySchema), async (c) => {
      const { language, birthDate, day } = c.req.valid('query');
      const nobody = { viewer: undefined, language, interests: [], preferredTypes: [], isPregnant: false };
      const [row] = await contentOfDays(db, nobody, [{ date: day, birthDate }]);
      return c.json<DailyDayAnswer>(row ? presentDay(row) : { date: day, content: null });
    })
    .get('/articles', staff(services), validate('query', dailyArticlesQuerySchema), async (c) => {
      const articles = await articlesToChoose(db, c.var.staffId, c.req.valid('query'));
      return c.json<DailyArticlesAnswer>({ articles });
    })
    .get('/showing', staff(services), validate('query', dailyShowingQuerySchema), async (c) => {
      const agesByBirthWeekday = await showingOf(db, c.req.valid('query'));
      return c.json<DailyShowingAnswer>({ agesByBirthWeekday });
    })
    .get('/:id', staff(services), byId, async (c) => {
      const rows = await pieceRows(db, c.req.valid('param').id);
      const [row] = rows;
      if (!row || row.deletedAt) throw unknownPiece();
      const article = row.articleId ? await readableArticle(db, row.articleId) : undefined;
      return c.json<AdminDailyAnswer>(presentPiece(row, rows, article));
    })
    .post('/', staff(services), validate('json', dailyFieldsSchema), async (c) =>
      c.json({ id: await createPiece(services, c.var.staffId, c.req.valid('json')) }),
    )
    .put('/:id', staff(services), byId, validate('json', dailyFieldsSchema), async (c) => {
      await savePiece(services, c.var.staffId, {
        pieceId: c.req.valid('param').id,
        fields: c.req.valid('json'),
      });
      return c.json({});
    })
    .delete('/:id', staff(services), byId, doneTo(services, deletePiece))
    .post('/:id/restore', staff(services), byId, doneTo(services, restorePiece));
}

export type DailyAdminRoutes = ReturnType<typeof dailyAdminRoutes>;
