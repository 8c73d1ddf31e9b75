import { readdir } from 'node:fs/promises';
import { createApp } from '#server/app.ts';
import { incomingFolder } from '#server/folders.ts';
import type { MediaStore } from '#server/platform/media/media-store.ts';
import type { UploadKind } from '#shared/uploads/uploads.schema.ts';
import { startTestApp } from './test-app.ts';

const email = 'staff@colo.test';

/** Colo with somebody of the staff at the desk, who sends files as a browser does: as the whole body. */
export async function startStaffUploads(media?: MediaStore) {
  const colo = await startTestApp({ STAFF_EMAILS: email });
  const services = media ? { ...colo.services, media } : colo.services;
  const app = media ? createApp(services) : colo.app;
  const staff = await colo.signedIn(email);
  const headers = { 'Sec-Fetch-Site': 'same-origin', Cookie: staff.cookie() ?? '' };

  const send = (kind: UploadKind, body: Uint8Array | ReadableStream, own: Record<string, string> = {}) =>
    app.request(`/api/admin/uploads/${kind}`, {
      method: 'POST',
      headers: { ...headers, ...own },
      body: body as BodyInit,
      ...(body instanceof ReadableStream ? { duplex: 'half' } : {}),
    } as RequestInit);

  /** What is lying in the folder of files on their way in. */
  const lying = () => readdir(incomingFolder(services.env)).catch(() => []);

  return { colo, app, services, staff, headers, send, lying, email };
}

export type StaffUploads = Awaited<ReturnType<typeof startStaffUploads>>;
