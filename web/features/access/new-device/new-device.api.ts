import { hc } from 'hono/client';
import type { NewDeviceRoutes } from '#server/features/access/devices/devices.routes.ts';
import { apiFetch } from '#web/platform/api/api-client.ts';

const newDevice = hc<NewDeviceRoutes>('/api/new-device', { fetch: apiFetch });

/** Ends the session that the mail told of. The secret is all that it takes. */
export async function endNewDevice(token: string): Promise<void> {
  await newDevice.end.$post({ json: { token } });
}
