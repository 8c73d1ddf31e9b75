import { Hono } from 'hono';
import { memberOfOpenRecords, requireConsentOf } from '#server/features/consent/health-consent.ts';
import { type Limit, spend } from '#server/platform/http/rate-limit.ts';
import { Refusal } from '#server/platform/http/refusal.ts';
import { validate } from '#server/platform/http/validate.ts';
import { rangeAnswer } from '#server/platform/media/range-answer.ts';
import { piecesOf, refuseAnnounced } from '#server/platform/media/receive-file.ts';
import type { Services } from '#server/services.ts';
import {
  maxPhotoBytes,
  photoParamSchema,
  photoPutQuerySchema,
  photoQuerySchema,
} from '#shared/photos/photos.schema.ts';
import { photoBucket, photoFile, photoType } from './photo-files.ts';
import { presentPhoto } from './photos.presenter.ts';
import { photoOf } from './photos.repository.ts';
import { storePhoto } from './photos.service.ts';

const photosPerPerson: Limit = { name: 'photos', points: 300, seconds: 60 * 60 };

/** Photos of a family, for its members alone: who may see one is asked each time, and no cache keeps it. */
export function photoRoutes(services: Services) {
  const { db, clock, media } = services;
  return new Hono()
    .put(
      '/:id',
      memberOfOpenRecords(services, 'record'),
      validate('param', photoParamSchema),
      validate('query', photoPutQuerySchema),
      async (c) => {
        const { familyId, userId } = c.var;
        await spend({ db, clock }, photosPerPerson, userId);
        await requireConsentOf(db, { familyId, hasConsent: null });
        refuseAnnounced(c.req.header('Content-Length'), maxPhotoBytes);
        const { id } = c.req.valid('param');
        const { record: recordId } = c.req.valid('query');
        const sent = { id, recordId, userId, body: piecesOf(c.req.raw.body) };
        return c.json(presentPhoto(await storePhoto(services, familyId, sent)));
      },
    )
    .get(
      '/:id',
      memberOfOpenRecords(services, 'see'),
      validate('param', photoParamSchema),
      validate('query', photoQuerySchema),
      async (c) => {
        const photo = await photoOf(db, c.var.familyId, c.req.valid('param').id);
        const name = photo?.storedAt && photoFile(photo.file, c.req.valid('query').size);
        const stored = name ? await media.describe(photoBucket, name) : undefined;
        if (!name || !stored) throw new Refusal('not_found', 'There is no such photo.');
        const headers = new Headers({
          'Content-Type': photoType,
          // Opened as a page of its own, it may do nothing at all.
          'Content-Security-Policy': "default-src 'none'; sandbox",
        });
        const asked = { range: undefined, isHead: c.req.method === 'HEAD', headers };
        return rangeAnswer(media, { bucket: photoBucket, name, size: stored.size }, asked);
      },
    );
}
