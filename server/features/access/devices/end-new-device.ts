import { recordAccess } from '#server/features/audit/audit.repository.ts';
import { Refusal } from '#server/platform/http/refusal.ts';
import type { Services } from '#server/services.ts';
import { isTimeToEnd } from './device-end.rules.ts';
import { deviceOfEndToken } from './device-end.ts';
import { deviceById, forgetDevice } from './known-devices.repository.ts';

/**
 * Every session of that device ends, also one that it began since, and it is a stranger again. Ended already, too late
 * and never ours sound alike.
 */
export async function endNewDevice({ db, clock, secret }: Services, token: string): Promise<void> {
  const now = clock.now();
  const deviceId = deviceOfEndToken(secret, token);
  await db.transaction(async (transaction) => {
    const found = deviceId && (await deviceById(transaction, deviceId));
    if (!found || !isTimeToEnd(now, found.firstSeenAt))
      throw new Refusal('link_invalid', 'The link was used already or is no longer valid.');
    await forgetDevice(transaction, found.id);
    const { email: userEmail, device } = found;
    await recordAccess(transaction, { userEmail, action: 'session_ended', device, at: now });
  });
}
