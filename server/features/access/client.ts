import type { Context } from 'hono';
import type { Services } from '#server/services.ts';
import { hashesIn, signedInDevices } from './browser-secrets.ts';
import { carrierFor } from './carrier.ts';
import { deviceName } from './device-name.ts';
import type { Client } from './devices/arrival.ts';
import { pageLanguage } from './page-language.ts';

/** Who signs in, as far as the request tells. */
export function clientOf(c: Context, services: Services): Client {
  return {
    device: deviceName(c.req.header('User-Agent')),
    carrier: carrierFor(c),
    language: pageLanguage(c),
    deviceHashes: hashesIn(c, services, signedInDevices),
  };
}
