import { Hono } from 'hono';
import { staff } from '#server/features/access/access.gate.ts';
import { record, recordReading } from '#server/features/audit/audit.repository.ts';
import { eachPage } from '#server/platform/db/page.ts';
import { open } from '#server/platform/http/access-level.ts';
import { clientAddress } from '#server/platform/http/client-address.ts';
import { csvDownload } from '#server/platform/http/csv-download.ts';
import { type Limit, spend } from '#server/platform/http/rate-limit.ts';
import { validate } from '#server/platform/http/validate.ts';
import type { Services } from '#server/services.ts';
import { waitlistPageSchema, waitlistRequestSchema } from '#shared/waitlist/waitlist.schema.ts';
import { csvHeader, entryLine, presentEntry } from './waitlist.presenter.ts';
import { joinWaitlist, waitlistCount, waitlistPage } from './waitlist.repository.ts';

const fileName = 'colo-waitlist.csv';
const joinsPerCaller: Limit = { name: 'waitlist-caller', points: 30, seconds: 15 * 60 };

export function waitlistRoutes(services: Services) {
  const { db, clock, env } = services;
  return new Hono().post('/', open, validate('json', waitlistRequestSchema), async (c) => {
    const { email, language } = c.req.valid('json');
    await spend({ db, clock }, joinsPerCaller, clientAddress(c, env.trustProxy));
    await joinWaitlist(db, { email, language, now: clock.now() });
    return c.json({});
  });
}

export function waitlistAdminRoutes(services: Services) {
  const { db, clock, log } = services;
  return new Hono()
    .get('/waitlist', staff(services), validate('query', waitlistPageSchema), async (c) => {
      await recordReading(db, c.var.staffId, { action: 'waitlist_read', at: clock.now() });
      const { shown, nextCursor } = await waitlistPage(db, c.var.staffId, c.req.valid('query').cursor);
      const total = await waitlistCount(db, c.var.staffId);
      return c.json({ entries: shown.map(presentEntry), total, nextCursor });
    })
    .get('/waitlist.csv', staff(services), async (c) => {
      const { staffId } = c.var;
      await record(db, staffId, { action: 'waitlist_downloaded', subject: fileName, at: clock.now() });
      const pieces = async function* () {
        yield csvHeader;
        for await (const entries of eachPage((cursor) => waitlistPage(db, staffId, cursor)))
          yield entries.map(entryLine).join('');
      };
      return csvDownload(c, log, { fileName, pieces: pieces() });
    });
}

export type WaitlistAdminRoutes = ReturnType<typeof waitlistAdminRoutes>;
