import { eq } from 'drizzle-orm';
import { Hono } from 'hono';
import { deviceName } from '#server/features/access/device-name.ts';
import { ownRows } from '#server/features/access/personal-data.ts';
import { recordAccess } from '#server/features/audit/audit.repository.ts';
import { diaryRows, diarySheets } from '#server/features/diary/diary-sheets.ts';
import { type FamilyId, member } from '#server/features/family/family.gate.ts';
import { babies } from '#server/features/family/family.table.ts';
import { acquireDownload, underLease } from '#server/features/personal-data/download-lease.ts';
import { csvFiles, jsonPieces } from '#server/features/personal-data/personal-data.export.ts';
import { pulledStream } from '#server/platform/http/pulled-stream.ts';
import { type Limit, spend } from '#server/platform/http/rate-limit.ts';
import { validate } from '#server/platform/http/validate.ts';
import { zipChunks } from '#server/platform/http/zip-stream.ts';
import type { Services } from '#server/services.ts';
import { diaryExportQuerySchema } from '#shared/import/import.schema.ts';

const exportsPerUser: Limit = { name: 'diary-export', points: 20, seconds: 60 * 60 };

const formats = {
  json: { type: 'application/json; charset=utf-8', name: 'colo-diario.json' },
  csv: { type: 'application/zip', name: 'colo-diario.zip' },
};

/** What the import reads back: the records, and what their babies are called. */
const tablesOf = (familyId: FamilyId) => [
  ownRows(babies, { columns: ['id', 'name'], whose: () => eq(babies.familyId, familyId) }),
  diaryRows({ familyId }),
];

async function* encoded(pieces: AsyncIterable<string>): AsyncGenerator<Uint8Array, void> {
  const encoder = new TextEncoder();
  for await (const piece of pieces) yield encoder.encode(piece);
}

/**
 * The diary of one family to take along: a parent all of it, a carer what she recorded. Also where it is closed, as the
 * download of all her data is.
 */
export function diaryExportRoutes(services: Services) {
  const { db, clock } = services;
  const gate = member(services, 'record', { recent: true });
  return new Hono().get('/', gate, validate('query', diaryExportQuerySchema), async (c) => {
    const { familyId, viewer } = c.var;
    const { userId, email } = viewer;
    await spend({ db, clock }, exportsPerUser, userId);
    const lease = await acquireDownload(services, userId);
    const [now, owner] = [clock.now(), { userId, email }];
    const device = deviceName(c.req.header('User-Agent'));
    await recordAccess(db, { userEmail: email, action: 'data_exported', device, at: now });
    const { as } = c.req.valid('query');
    const chunks =
      as === 'csv'
        ? zipChunks(csvFiles(db, owner, diarySheets(familyId)), now)
        : encoded(jsonPieces(db, owner, { tables: tablesOf(familyId), now }));
    return c.body(pulledStream(underLease(services, lease, chunks)), 200, {
      'Content-Type': formats[as].type,
      'Content-Disposition': `attachment; filename="${formats[as].name}"`,
    });
  });
}
