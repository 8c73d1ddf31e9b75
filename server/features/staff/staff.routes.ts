import { type Context, Hono } from 'hono';
import { staff } from '#server/features/access/access.gate.ts';
import { validate } from '#server/platform/http/validate.ts';
import type { Services } from '#server/services.ts';
import { staffMemberSchema } from '#shared/staff/staff.schema.ts';
import { presentStaff } from './staff.presenter.ts';
import { staffNamed } from './staff.repository.ts';
import { nameStaff, unnameStaff } from './staff.service.ts';

export function staffRoutes(services: Services) {
  const { db, env } = services;
  const answer = async (c: Context) => c.json(presentStaff(env.staffEmails, await staffNamed(db)));
  return new Hono()
    .get('/', staff(services), answer)
    .post('/', staff(services), validate('json', staffMemberSchema), async (c) => {
      await nameStaff(services, c.var.staffId, c.req.valid('json').email);
      return answer(c);
    })
    .delete('/:email', staff(services), validate('param', staffMemberSchema), async (c) => {
      await unnameStaff(services, c.var.staffId, c.req.valid('param').email);
      return answer(c);
    });
}

export type StaffRoutes = ReturnType<typeof staffRoutes>;
