import { isIP } from 'node:net';
import { Refusal } from '#server/platform/http/refusal.ts';

/** Who asks, as a device sees it: keys are bound to the host of APP_URL and answer to that origin alone. */
export function relyingParty(appUrl: string) {
  const { hostname, origin } = new URL(appUrl);
  if (isIP(hostname.replaceAll(/[[\]]/g, '')))
    throw new Refusal('unsupported', 'Passkeys need a name as the address of Colo, and it has a number.');
  return { id: hostname, name: 'Colo', origin };
}
