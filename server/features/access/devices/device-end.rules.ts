import { newDeviceMailDays } from '#shared/access/access.rules.ts';

/** For so long after a device was first seen, the mail about it ends its session. */
export function isTimeToEnd(now: Date, firstSeenAt: Date): boolean {
  return now.getTime() - firstSeenAt.getTime() < newDeviceMailDays * 24 * 60 * 60 * 1000;
}
