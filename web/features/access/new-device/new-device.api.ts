import type { NewDeviceRoutes } from '#server/features/access/devices/devices.routes.ts';
import { clientOf } from '#web/platform/api/typed-client.ts';

const newDevice = clientOf<NewDeviceRoutes>('/api/new-device');

/** Ends the session that the mail told of. The secret is all that it takes. */
export async function endNewDevice(token: string): Promise<void> {
  await newDevice.end.$post({ json: { token } });
}
