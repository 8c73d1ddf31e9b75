import { Hono } from 'hono';
import * as v from 'valibot';
import { staff } from '#server/features/access/access.gate.ts';
import { doneTo } from '#server/features/access/done-to.ts';
import { validate } from '#server/platform/http/validate.ts';
import type { Services } from '#server/services.ts';
import {
  type AdminSessionsAnswer,
  cancelSchema,
  saveSessionSchema,
  sessionFieldsSchema,
} from '#shared/specialists/session-admin.schema.ts';
import { sessionIdSchema } from '#shared/specialists/specialists.schema.ts';
import { presentAdminSession } from './admin.presenter.ts';
import { adminSessionPage, sessionCounts } from './sessions-admin.repository.ts';
import {
  cancelSession,
  createSession,
  deleteSession,
  endSession,
  goLive,
  restoreSession,
  saveSession,
  takeOffAir,
} from './sessions-admin.service.ts';

const querySchema = v.strictObject({ cursor: v.optional(v.pipe(v.string(), v.maxLength(200))) });

/** Video sessions as those see them who schedule them: with their addresses, which nobody else is told. */
export function sessionsAdminRoutes(services: Services) {
  const { db, clock } = services;
  const byId = validate('param', sessionIdSchema);
  return new Hono()
    .get('/', staff(services), validate('query', querySchema), async (c) => {
      const now = clock.now();
      const page = await adminSessionPage(db, c.var.staffId, { ...c.req.valid('query'), now });
      const counts = await sessionCounts(
        db,
        page.shown.map(({ session }) => session.id),
      );
      const sessions = page.shown.map((row) => presentAdminSession(row, counts, now));
      return c.json<AdminSessionsAnswer>({ sessions, nextCursor: page.nextCursor });
    })
    .post('/', staff(services), validate('json', sessionFieldsSchema), async (c) =>
      c.json({ id: await createSession(services, c.var.staffId, c.req.valid('json')) }),
    )
    .put('/:id', staff(services), byId, validate('json', saveSessionSchema), async (c) => {
      await saveSession(services, c.var.staffId, { ...c.req.valid('param'), ...c.req.valid('json') });
      return c.json({});
    })
    .post('/:id/cancel', staff(services), byId, validate('json', cancelSchema), async (c) => {
      await cancelSession(services, c.var.staffId, { ...c.req.valid('param'), ...c.req.valid('json') });
      return c.json({});
    })
    .post('/:id/live', staff(services), byId, doneTo(services, goLive))
    .post('/:id/unlive', staff(services), byId, doneTo(services, takeOffAir))
    .post('/:id/end', staff(services), byId, doneTo(services, endSession))
    .delete('/:id', staff(services), byId, doneTo(services, deleteSession))
    .post('/:id/restore', staff(services), byId, doneTo(services, restoreSession));
}

export type SessionsAdminRoutes = ReturnType<typeof sessionsAdminRoutes>;
