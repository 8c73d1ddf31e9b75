import type { UploadedAudioAnswer, UploadedImageAnswer, UploadKind } from '#shared/uploads/uploads.schema.ts';
import { upload } from '#web/platform/api/upload.ts';

/** What the server makes of each kind of file. */
export type Uploaded = { image: UploadedImageAnswer; audio: UploadedAudioAnswer };

type Options = Parameters<typeof upload>[2];

export function sendFile<Kind extends UploadKind>(
  kind: Kind,
  file: File,
  options: Options,
): Promise<Uploaded[Kind]> {
  return upload(`/api/admin/uploads/${kind}`, file, options);
}

/**
 * The server fetches it, so that a reader's phone never asks a stranger. Sent like a file, because fetching a
 * long audio outlasts the patience that other calls have.
 */
export function importFrom<Kind extends UploadKind>(
  kind: Kind,
  address: string,
  signal: AbortSignal,
): Promise<Uploaded[Kind]> {
  const body = new Blob([JSON.stringify({ address })], { type: 'application/json' });
  return upload(`/api/admin/uploads/${kind}/import`, body, { signal, onProgress: () => undefined });
}
