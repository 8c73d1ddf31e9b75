import { Hono } from 'hono';
import { mother } from '#server/features/access/access.gate.ts';
import { deviceName } from '#server/features/access/device-name.ts';
import { recordAccess } from '#server/features/audit/audit.repository.ts';
import { pulledStream } from '#server/platform/http/pulled-stream.ts';
import { type Limit, spend } from '#server/platform/http/rate-limit.ts';
import { zipChunks } from '#server/platform/http/zip-stream.ts';
import type { Services } from '#server/services.ts';
import { acquireDownload, underLease } from './download-lease.ts';
import { exportFiles } from './personal-data.export.ts';

const downloadsPerUser: Limit = { name: 'my-data', points: 20, seconds: 60 * 60 };

/** Everything Colo holds about her, in one tap. */
export function personalDataRoutes(services: Services) {
  const { db, clock, media, personalData } = services;
  return new Hono().get('/', mother(services, { recent: true }), async (c) => {
    const { userId, email } = c.var.viewer;
    await spend({ db, clock }, downloadsPerUser, userId);
    const lease = await acquireDownload(services, userId);
    const now = clock.now();
    const device = deviceName(c.req.header('User-Agent'));
    await recordAccess(db, { userEmail: email, action: 'data_exported', device, at: now });
    const chunks = zipChunks(exportFiles(db, { userId, email }, { tables: personalData, media, now }), now);
    return c.body(pulledStream(underLease(services, lease, chunks)), 200, {
      'Content-Type': 'application/zip',
      'Content-Disposition': 'attachment; filename="colo-meus-dados.zip"',
    });
  });
}
