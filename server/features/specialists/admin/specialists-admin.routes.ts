import { Hono } from 'hono';
import { staff } from '#server/features/access/access.gate.ts';
import { doneTo } from '#server/features/access/done-to.ts';
import { validate } from '#server/platform/http/validate.ts';
import type { Services } from '#server/services.ts';
import {
  type AdminSpecialistsAnswer,
  availabilitySchema,
  saveSpecialistSchema,
  specialistFieldsSchema,
  weekPickSchema,
} from '#shared/specialists/session-admin.schema.ts';
import { sessionIdSchema } from '#shared/specialists/specialists.schema.ts';
import { presentAdminSpecialist } from './admin.presenter.ts';
import { allSpecialists } from './specialists-admin.repository.ts';
import {
  createSpecialist,
  removeSpecialist,
  restoreSpecialist,
  saveSpecialist,
  setAvailability,
  setWeek,
} from './specialists-admin.service.ts';

/** Specialists as those see them who look after the tab. */
export function specialistsAdminRoutes(services: Services) {
  const byId = validate('param', sessionIdSchema);
  return new Hono()
    .get('/', staff(services), async (c) => {
      const rows = await allSpecialists(services.db, c.var.staffId, services.clock.now());
      return c.json<AdminSpecialistsAnswer>({ specialists: rows.map(presentAdminSpecialist) });
    })
    .post('/', staff(services), validate('json', specialistFieldsSchema), async (c) =>
      c.json({ id: await createSpecialist(services, c.var.staffId, c.req.valid('json')) }),
    )
    .put('/:id', staff(services), byId, validate('json', saveSpecialistSchema), async (c) => {
      await saveSpecialist(services, c.var.staffId, { ...c.req.valid('param'), ...c.req.valid('json') });
      return c.json({});
    })
    .delete('/:id', staff(services), byId, doneTo(services, removeSpecialist))
    .post('/:id/restore', staff(services), byId, doneTo(services, restoreSpecialist))
    .put('/:id/availability', staff(services), byId, validate('json', availabilitySchema), async (c) => {
      await setAvailability(services, c.var.staffId, { ...c.req.valid('param'), ...c.req.valid('json') });
      return c.json({});
    })
    .put('/:id/week', staff(services), byId, validate('json', weekPickSchema), async (c) => {
      await setWeek(services, c.var.staffId, { ...c.req.valid('param'), ...c.req.valid('json') });
      return c.json({});
    });
}

export type SpecialistsAdminRoutes = ReturnType<typeof specialistsAdminRoutes>;
