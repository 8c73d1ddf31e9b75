import { Hono } from 'hono';
import { mother } from '#server/features/access/access.gate.ts';
import { type Limit, spend } from '#server/platform/http/rate-limit.ts';
import { zipStream } from '#server/platform/http/zip-stream.ts';
import type { Services } from '#server/services.ts';
import { exportFiles } from './personal-data.export.ts';
import { personalData } from './personal-data.registry.ts';

const downloadsPerUser: Limit = { name: 'my-data', points: 20, seconds: 60 * 60 };

/** Everything Colo holds about her, in one tap. */
export function personalDataRoutes(services: Services) {
  const { db, clock } = services;
  return new Hono().get('/', mother(services, { recent: true }), async (c) => {
    const { userId, email } = c.var.viewer;
    await spend(db, clock, downloadsPerUser, userId);
    const now = clock.now();
    return c.body(zipStream(exportFiles(db, { userId, email }, personalData, now), now), 200, {
      'Content-Type': 'application/zip',
      'Content-Disposition': 'attachment; filename="colo-meus-dados.zip"',
    });
  });
}
