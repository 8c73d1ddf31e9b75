import type { Context } from 'hono';
import type { Services } from '#server/services.ts';
import type { StaffId } from './viewer.ts';

type ByStaff = Context<{ Variables: { staffId: StaffId } }, string, { out: { param: { id: string } } }>;

/** Of a route that does something to what its address names, and has nothing to tell but that it is done. */
export const doneTo =
  (services: Services, act: (services: Services, staffId: StaffId, id: string) => Promise<unknown>) =>
  async (c: ByStaff) => {
    await act(services, c.var.staffId, c.req.valid('param').id);
    return c.json({});
  };
