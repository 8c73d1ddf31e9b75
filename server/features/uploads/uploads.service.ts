import { readFile } from 'node:fs/promises';
import type { StaffId } from '#server/features/access/viewer.ts';
import { actOfStaff } from '#server/features/audit/audit.service.ts';
import { incomingFolder } from '#server/folders.ts';
import type { Database } from '#server/platform/db/database.ts';
import { Refusal } from '#server/platform/http/refusal.ts';
import { readAudio } from '#server/platform/media/audio.ts';
import type { Bucket, MediaStore } from '#server/platform/media/media-store.ts';
import { isPixelLimit } from '#server/platform/media/photo.ts';
import { makePictures, storePictures } from '#server/platform/media/picture.ts';
import { pictureFileName } from '#server/platform/media/picture-name.ts';
import { type FileBody, type ReceivedFile, withReceivedFile } from '#server/platform/media/receive-file.ts';
import { sniff } from '#server/platform/media/sniff.ts';
import type { Services } from '#server/services.ts';
import type { AuditAction } from '#shared/audit/audit.schema.ts';
import {
  maxAudioBytes,
  maxImageBytes,
  type UploadedAudioAnswer,
  type UploadedImageAnswer,
  type UploadKind,
} from '#shared/uploads/uploads.schema.ts';
import { type ClaimedUpload, claimName, dropClaim, nameAddress } from './uploads.repository.ts';

export const maxBytes: Record<UploadKind, number> = { image: maxImageBytes, audio: maxAudioBytes };

const keepers = { image: keepImage, audio: keepAudio };

/** Takes a file in, piece by piece, judges it by its content, and keeps it. */
export function storeUpload(
  services: Services,
  staffId: StaffId,
  { kind, body }: { kind: UploadKind; body: FileBody },
): Promise<UploadedImageAnswer | UploadedAudioAnswer> {
  return withReceivedFile<UploadedImageAnswer | UploadedAudioAnswer>(
    incomingFolder(services.env),
    { body, maxBytes: maxBytes[kind] },
    (file) => keepers[kind](services, staffId, file),
  );
}

async function keepImage(
  services: Services,
  staffId: StaffId,
  file: ReceivedFile,
): Promise<UploadedImageAnswer> {
  if (!(await sniff('image', file.path))) throw unreadable();
  const pictures = await makePictures(await readFile(file.path)).catch((error: unknown) => {
    throw isPixelLimit(error)
      ? new Refusal('too_large', 'The picture has too many pixels.')
      : unreadable(error);
  });
  const { width, height, widths, renditions } = pictures;
  const url = await store(services, staffId, {
    bucket: 'post-images',
    action: 'image_uploaded',
    bytes: renditions.reduce((sum, { bytes }) => sum + bytes.length, 0),
    filesOf: (name) => renditions.map((one) => pictureFileName(name, one.width, one.format)),
    put: (name) => storePictures(services.media, { bucket: 'post-images', name, pictures }),
  });
  return { url, width, height, widths };
}

async function keepAudio(
  services: Services,
  staffId: StaffId,
  { path, size }: ReceivedFile,
): Promise<UploadedAudioAnswer> {
  const type = await sniff('audio', path);
  const facts = type && (await readAudio(path));
  if (!facts || (type.mayHoldVideo && facts.hasVideo)) throw unreadable();
  const fileOf = (name: string) => `${name}.${type.extension}`;
  const url = await store(services, staffId, {
    bucket: 'post-audio',
    action: 'audio_uploaded',
    bytes: size,
    filesOf: (name) => [fileOf(name)],
    put: async (name) => {
      await services.media.putFile('post-audio', fileOf(name), { path, size, contentType: type.contentType });
      return `/media/post-audio/${fileOf(name)}`;
    },
  });
  return { url, durationSeconds: facts.durationSeconds };
}

type Storable = {
  bucket: Bucket;
  action: AuditAction;
  bytes: number;
  filesOf: (name: string) => string[];
  /** Stores every file under this name and tells the public address. */
  put: (name: string) => Promise<string>;
};

/** Under a name of its own; whole and written down, or not there at all. */
async function store(services: Services, staffId: StaffId, storable: Storable): Promise<string> {
  const { db, media, clock } = services;
  const upload = await claimName(db, staffId, { ...storable, now: clock.now() });
  try {
    const url = await storable.put(upload.name);
    await actOfStaff(services, staffId, async (transaction) => {
      await nameAddress(transaction, upload, url);
      return { action: storable.action, subject: url };
    });
    return url;
  } catch (error) {
    // What cannot be taken back now still has its row, and the sweep of abandoned uploads finds it.
    await takeBack(db, media, upload).catch(() => undefined);
    throw error;
  }
}

async function takeBack(db: Database, media: MediaStore, upload: ClaimedUpload): Promise<void> {
  for (const file of upload.files) await media.remove(upload.bucket, file);
  await dropClaim(db, upload);
}

const unreadable = (cause?: unknown) =>
  new Refusal('upload_unreadable', 'The file is no picture or audio that can be read.', { cause });
