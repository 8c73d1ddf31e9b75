import { Hono } from 'hono';
import { mother, staff } from '#server/features/access/access.gate.ts';
import { validate } from '#server/platform/http/validate.ts';
import type { Services } from '#server/services.ts';
import {
  type ScheduleDeskAnswer,
  schedulePutSchema,
  type VaccineScheduleAnswer,
} from '#shared/vaccines/schedule-desk.schema.ts';
import { putSchedule, scheduleDesk, scheduleNow } from './vaccines.service.ts';

/** The calendar that vaccines are named and dated by: the same for everybody. */
export function vaccineRoutes(services: Services) {
  return new Hono().get('/schedule', mother(services), async (c) =>
    c.json({ schedule: await scheduleNow(services) } satisfies VaccineScheduleAnswer),
  );
}

export function vaccineAdminRoutes(services: Services) {
  return new Hono()
    .get('/schedule', staff(services), async (c) =>
      c.json((await scheduleDesk(services, c.var.staffId)) satisfies ScheduleDeskAnswer),
    )
    .put('/schedule', staff(services), validate('json', schedulePutSchema), async (c) => {
      await putSchedule(services, c.var.staffId, c.req.valid('json'));
      return c.json((await scheduleDesk(services, c.var.staffId)) satisfies ScheduleDeskAnswer);
    });
}

export type VaccineRoutes = ReturnType<typeof vaccineRoutes>;
export type VaccineAdminRoutes = ReturnType<typeof vaccineAdminRoutes>;
