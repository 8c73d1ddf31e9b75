import type { PhotoSize, StoredPhotoAnswer } from '#shared/photos/photos.schema.ts';
import { apiFetch } from '#web/platform/api/api-client.ts';

type Named = { id: string; familyId: string };

export const photoAddress = ({ id, familyId }: Named, size: PhotoSize): string =>
  `/api/photos/${id}?${new URLSearchParams({ family: familyId, size })}`;

/** The body is the photo itself, which no typed client knows how to send. */
export async function sendPhoto(
  { id, familyId, recordId }: Named & { recordId: string },
  photo: Blob,
): Promise<StoredPhotoAnswer> {
  const query = new URLSearchParams({ family: familyId, record: recordId });
  return (await apiFetch(`/api/photos/${id}?${query}`, { method: 'PUT', body: photo })).json();
}
