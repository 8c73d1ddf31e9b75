import type { UserId } from '#server/features/access/viewer.ts';
import type { Services } from '#server/services.ts';
import type { StandingAnswer } from '#shared/community/care.schema.ts';
import { accountAge } from './hourly-limits.ts';
import { countUnread } from './notices.repository.ts';
import { hasAcceptedRules } from './rules.repository.ts';
import { sanctionOf } from './sanctions.repository.ts';

/** What she may do here, and why not. */
export async function standingOf(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  userId: UserId,
): Promise<StandingAnswer> {
  const now = clock.now();
  const sanction = await sanctionOf(db, userId, now);
  return {
    rulesAccepted: await hasAcceptedRules(db, userId),
    isNewAccount: (await accountAge(db, userId, now)) === 'new',
    sanction: sanction
      ? { kind: sanction.kind, until: sanction.until?.toISOString() ?? null, reason: sanction.reason }
      : null,
    unreadNotices: await countUnread(db, userId),
  };
}
