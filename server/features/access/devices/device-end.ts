import * as v from 'valibot';
import { hashDeviceEnd, sameHash } from '../secrets.ts';

/**
 * The secret of the mail that ends a new device's session. It is worked out from SECRET and kept nowhere, so that no
 * table and no job holds it, and a mail that is sent twice says the same. It opens nothing: all it can do is to end.
 */
export function deviceEndToken(secret: string, deviceId: string): string {
  return `${deviceId}.${hashDeviceEnd(secret, deviceId)}`;
}

/** The device that a token of ours speaks of; undefined for any other. */
export function deviceOfEndToken(secret: string, token: string): string | undefined {
  const [deviceId = ''] = token.split('.');
  if (!v.is(v.pipe(v.string(), v.uuid()), deviceId)) return undefined;
  return sameHash(token, deviceEndToken(secret, deviceId)) ? deviceId : undefined;
}
