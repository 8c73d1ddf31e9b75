import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { UserId } from '#server/features/access/viewer.ts';
import type { FamilyId } from '#server/features/family/family.gate.ts';
import { incomingFolder } from '#server/folders.ts';
import { Refusal } from '#server/platform/http/refusal.ts';
import { isPixelLimit, makePhoto, type Rendition } from '#server/platform/media/photo.ts';
import { type FileBody, type ReceivedFile, withReceivedFile } from '#server/platform/media/receive-file.ts';
import { sniff } from '#server/platform/media/sniff.ts';
import type { Services } from '#server/services.ts';
import {
  maxPhotoBytes,
  maxPhotoSide,
  maxPhotosInFamily,
  type PhotoSize,
} from '#shared/photos/photos.schema.ts';
import { putPhotoFiles, removePhotoFiles } from './photo-files.ts';
import { claimPhoto, markStored, type PhotoRow, photoOf } from './photos.repository.ts';

const sides: Record<PhotoSize, number> = { small: 480, whole: maxPhotoSide };

type Sent = { id: string; recordId: string; userId: UserId; body: FileBody };

/** Taken in once: a phone that did not hear the answer sends it again. What is kept is drawn anew from what came. */
export async function storePhoto(services: Services, familyId: FamilyId, sent: Sent): Promise<PhotoRow> {
  const known = await photoOf(services.db, familyId, sent.id);
  if (known?.storedAt) return known;
  return withReceivedFile(
    incomingFolder(services.env),
    { body: sent.body, maxBytes: maxPhotoBytes },
    async (file) => keep(services, familyId, { ...sent, made: await drawnAnew(file) }),
  );
}

async function drawnAnew({ path }: ReceivedFile): Promise<Record<PhotoSize, Rendition>> {
  if (!(await sniff('image', path))) throw unreadable();
  return makePhoto(await readFile(path), sides).catch((error: unknown) => {
    throw isPixelLimit(error)
      ? new Refusal('too_large', 'The photo has too many pixels.')
      : unreadable(error);
  });
}

type Made = Sent & { made: Record<PhotoSize, Rendition> };

/** The row comes first: whatever goes wrong on the way, no file is without one. */
async function keep(
  { db, media, clock }: Services,
  familyId: FamilyId,
  { id, recordId, userId, made }: Made,
): Promise<PhotoRow> {
  const { width, height } = made.whole;
  const size = { width, height, bytes: made.whole.bytes.length + made.small.bytes.length };
  const photo = { id, recordId, file: randomUUID(), ...size };
  const row = await claimPhoto(db, familyId, { photo, userId, now: clock.now(), most: maxPhotosInFamily });
  if (row === 'full')
    throw new Refusal('too_many_requests', 'This family keeps as many photos as it may.', {
      fields: { family: 'too_many_photos' },
    });
  if (row.storedAt) return row;
  await putPhotoFiles(media, row.file, made);
  const stored = await markStored(db, row, { ...size, now: clock.now() });
  if (stored) return stored;
  await removePhotoFiles(media, row.file);
  throw new Refusal('not_found', 'What the photo belongs to was deleted meanwhile.');
}

const unreadable = (cause?: unknown) =>
  new Refusal('upload_unreadable', 'The file is no photo that can be read.', { cause });
