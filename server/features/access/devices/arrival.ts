import type { Database } from '#server/platform/db/database.ts';
import { enqueue } from '#server/platform/jobs/jobs.repository.ts';
import type { Language } from '#shared/language/language.rules.ts';
import { hashToken, newToken } from '../secrets.ts';
import type { Carrier } from '../session-key.ts';
import type { UserId } from '../viewer.ts';
import { addDevice, deviceOf, touchDevice } from './known-devices.repository.ts';
import { newDeviceJob } from './new-device.jobs.ts';

/** What is known of who signs in, beside her address. */
export type Client = {
  device: string;
  carrier: Carrier;
  language: Language;
  /** Of the secrets that her browser holds from earlier sign-ins. */
  deviceHashes: string[];
};

type Arriving = { id: UserId; email: string; isNew: boolean };

/**
 * Knows the device again, or gets to know it. `secret` is what a new one has to keep. An account that existed before
 * is told by mail of a device that did not.
 */
export async function arrive(db: Database, user: Arriving, { client, now }: { client: Client; now: Date }) {
  const { device, language } = client;
  const seen = { userId: user.id, device, language, now };
  const known = await deviceOf(db, user.email, client.deviceHashes);
  if (known) {
    await touchDevice(db, known.id, seen);
    return { deviceId: known.id, isNewDevice: false };
  }
  // Only a browser keeps the secret: any other client is new each time.
  const secret = client.carrier === 'cookie' ? newToken() : undefined;
  const deviceId = await addDevice(db, secret ? hashToken(secret) : null, seen);
  const payload = { userId: user.id, deviceId, device, language, seenAt: now.toISOString() };
  if (!user.isNew) await enqueue(db, [newDeviceJob(payload, now)], now);
  return { deviceId, isNewDevice: true, secret };
}
