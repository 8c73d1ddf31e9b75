import { randomUUID } from 'node:crypto';
import { photo } from './media-files.ts';
import type { TestApp } from './test-app.ts';

type Phone = { cookie: () => string | undefined };
type Sending = { familyId: string; id?: string; recordId?: string; body?: Uint8Array };

/** A small photo, made once: most tests look at anything but its picture. */
let small: Promise<Buffer> | undefined;
const smallPhoto = () => {
  small ??= photo(64, 48).jpeg().toBuffer();
  return small;
};

export const photoAddress = (familyId: string, id: string, size?: 'small' | 'whole') =>
  `/api/photos/${id}?${new URLSearchParams({ family: familyId, ...(size && { size }) })}`;

/** A photo as a phone sends it: as the whole body. */
export async function putPhoto(
  { app }: Pick<TestApp, 'app'>,
  her: Phone,
  { familyId, id = randomUUID(), recordId = randomUUID(), body }: Sending,
) {
  const address = `${photoAddress(familyId, id)}&record=${recordId}`;
  const response = await app.request(address, {
    method: 'PUT',
    headers: { 'Sec-Fetch-Site': 'same-origin', Cookie: her.cookie() ?? '' },
    body: (body ?? (await smallPhoto())) as BodyInit,
  });
  return { id, recordId, response };
}
