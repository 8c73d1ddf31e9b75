import { Hono } from 'hono';
import { deviceName } from '#server/features/access/device-name.ts';
import { recordAccess } from '#server/features/audit/audit.repository.ts';
import { memberOfOpenRecords } from '#server/features/consent/health-consent.ts';
import { member } from '#server/features/family/family.gate.ts';
import { type Limit, spend } from '#server/platform/http/rate-limit.ts';
import { validate } from '#server/platform/http/validate.ts';
import type { Services } from '#server/services.ts';
import {
  linkListQuerySchema,
  linkParamSchema,
  type NewLinkAnswer,
  newLinkSchema,
  type SheetAnswer,
  type SheetLinksAnswer,
  sheetQuerySchema,
} from '#shared/consultation/sheet.schema.ts';
import { presentLink } from './consultation.presenter.ts';
import { closeLink, linksOf } from './consultation.repository.ts';
import { makeLink, sheetFor } from './consultation.service.ts';

/** Made and closed again and again, they would only fill the list. */
const linksPerFamily: Limit = { name: 'consultation-links', points: 20, seconds: 60 * 60 };
/** Each reads two months of a diary. */
const sheetsPerMother: Limit = { name: 'consultation-sheets', points: 120, seconds: 15 * 60 };

/** The sheet for an appointment, and the links by which parents let somebody read one. */
export function consultationRoutes(services: Services) {
  const { db, clock } = services;
  const manage = member(services, 'manage');
  return new Hono()
    .get(
      '/sheet',
      memberOfOpenRecords(services, 'record'),
      validate('query', sheetQuerySchema),
      async (c) => {
        const { family: _, ...asked } = c.req.valid('query');
        await spend({ db, clock }, sheetsPerMother, c.var.userId);
        const document = await sheetFor(db, c.var, { asked, now: clock.now() });
        return c.json({ document } satisfies SheetAnswer);
      },
    )
    .get('/links', manage, validate('query', linkListQuerySchema), async (c) => {
      const rows = await linksOf(db, c.var.familyId, clock.now());
      return c.json({ links: rows.map(presentLink) } satisfies SheetLinksAnswer);
    })
    .post(
      '/links',
      memberOfOpenRecords(services, 'manage'),
      validate('query', linkListQuerySchema),
      validate('json', newLinkSchema),
      async (c) => {
        const { userId, familyId, role, viewer } = c.var;
        const [asked, now] = [c.req.valid('json'), clock.now()];
        await spend({ db, clock }, linksPerFamily, familyId);
        const device = deviceName(c.req.header('User-Agent'));
        const { link, path } = await db.transaction(async (transaction) => {
          const made = await makeLink(transaction, { familyId, role }, { asked, userId, now });
          const line = { userEmail: viewer.email, device, at: now };
          await recordAccess(transaction, { ...line, action: 'consultation_link_made' });
          return made;
        });
        return c.json({ link: presentLink(link), path } satisfies NewLinkAnswer, 201);
      },
    )
    .delete(
      '/links/:id',
      manage,
      validate('param', linkParamSchema),
      validate('query', linkListQuerySchema),
      async (c) => {
        const { familyId, viewer } = c.var;
        const line = {
          userEmail: viewer.email,
          device: deviceName(c.req.header('User-Agent')),
          at: clock.now(),
        };
        await db.transaction(async (transaction) => {
          if (await closeLink(transaction, familyId, c.req.valid('param').id))
            await recordAccess(transaction, { ...line, action: 'consultation_link_closed' });
        });
        return c.body(null, 204);
      },
    );
}
