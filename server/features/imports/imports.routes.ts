import { Hono } from 'hono';
import { memberOfOpenRecords } from '#server/features/consent/health-consent.ts';
import { member } from '#server/features/family/family.gate.ts';
import { type Limit, spend } from '#server/platform/http/rate-limit.ts';
import { validate } from '#server/platform/http/validate.ts';
import type { Services } from '#server/services.ts';
import {
  type ImportAnswer,
  type ImportKnownAnswer,
  type ImportsAnswer,
  type ImportTakenBackAnswer,
  importAskedSchema,
  importParamSchema,
  importPartSchema,
  importQuerySchema,
} from '#shared/import/import.schema.ts';
import { knownOf } from './imported-records.repository.ts';
import { presentImport } from './imports.presenter.ts';
import { importsOf } from './imports.repository.ts';
import { takeBack, takePart } from './imports.service.ts';

/** A full import is forty parts and twenty questions before it. */
const callsPerUser: Limit = { name: 'imports', points: 600, seconds: 15 * 60 };

/** What parents bring from other apps, and take back. The files are read on the phone: only records come. */
export function importRoutes(services: Services) {
  const { db, clock } = services;
  const manage = memberOfOpenRecords(services, 'manage');
  const query = validate('query', importQuerySchema);
  return new Hono()
    .get('/', manage, query, async (c) => {
      const rows = await importsOf(db, c.var.familyId);
      return c.json<ImportsAnswer>({ imports: rows.map(presentImport) });
    })
    .post('/known', manage, query, validate('json', importAskedSchema), async (c) => {
      await spend({ db, clock }, callsPerUser, c.var.userId);
      const { there, deleted, maybe } = await knownOf(db, c.var.familyId, c.req.valid('json'));
      return c.json<ImportKnownAnswer>({ there, deleted, maybe });
    })
    .post(
      '/:id/parts',
      manage,
      validate('param', importParamSchema),
      query,
      validate('json', importPartSchema),
      async (c) => {
        const { userId, familyId } = c.var;
        await spend({ db, clock }, callsPerUser, userId);
        const part = { ...c.req.valid('json'), id: c.req.valid('param').id, userId, now: clock.now() };
        const row = await db.transaction((transaction) => takePart(transaction, familyId, part));
        return c.json<ImportAnswer>(presentImport(row));
      },
    )
    .delete('/:id', member(services, 'manage'), validate('param', importParamSchema), query, async (c) => {
      const { userId, familyId } = c.var;
      const { id } = c.req.valid('param');
      const { deleted, kept } = await db.transaction((transaction) =>
        takeBack(transaction, familyId, { id, userId, now: clock.now() }),
      );
      return c.json<ImportTakenBackAnswer>({ deleted, kept });
    });
}
