import { Hono } from 'hono';
import { staff } from '#server/features/access/access.gate.ts';
import { type Limit, spend } from '#server/platform/http/rate-limit.ts';
import { validate } from '#server/platform/http/validate.ts';
import { piecesOf, refuseAnnounced } from '#server/platform/media/receive-file.ts';
import { createSafeFetch, type SafeFetch } from '#server/platform/media/safe-fetch.ts';
import type { Services } from '#server/services.ts';
import { importSchema, uploadKindSchema } from '#shared/uploads/uploads.schema.ts';
import { maxBytes, storeUpload } from './uploads.service.ts';

const uploadsPerStaff: Limit = { name: 'uploads', points: 300, seconds: 60 * 60 };
const importSeconds = { image: 60, audio: 600 };

/** The body is the file itself, as it lies on the disk: no form around it, and its headers are not believed. */
export function uploadRoutes(services: Services, fetchSafely: SafeFetch = createSafeFetch()) {
  const { db, clock } = services;
  return new Hono()
    .post('/:kind', staff(services), validate('param', uploadKindSchema), async (c) => {
      const { kind } = c.req.valid('param');
      await spend({ db, clock }, uploadsPerStaff, c.var.staffId);
      refuseAnnounced(c.req.header('Content-Length'), maxBytes[kind]);
      return c.json(await storeUpload(services, c.var.staffId, { kind, body: piecesOf(c.req.raw.body) }));
    })
    .post(
      '/:kind/import',
      staff(services),
      validate('param', uploadKindSchema),
      validate('json', importSchema),
      async (c) => {
        const { kind } = c.req.valid('param');
        await spend({ db, clock }, uploadsPerStaff, c.var.staffId);
        const limits = { maxBytes: maxBytes[kind], seconds: importSeconds[kind] };
        const body = await fetchSafely(c.req.valid('json').address, limits);
        return c.json(await storeUpload(services, c.var.staffId, { kind, body }));
      },
    );
}
