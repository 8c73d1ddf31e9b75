import type { Context } from 'hono';
import { recordAccess } from '#server/features/audit/audit.repository.ts';
import type { Services } from '#server/services.ts';
import type { AccessAction } from '#shared/audit/audit.schema.ts';
import { deviceName } from '../device-name.ts';
import { pageLanguage } from '../page-language.ts';
import type { Viewer } from '../viewer.ts';
import { type FactorNews, sendFactorMail } from './factors.mail.ts';

const actions = {
  added: 'factor_added',
  removed: 'factor_removed',
  recovered: 'recovery_code_used',
  passkeyAdded: 'passkey_added',
  passkeyRemoved: 'passkey_removed',
} as const;

export async function noteFactor(
  c: Context,
  { db, clock }: Services,
  { viewer: { email }, action }: { viewer: Viewer; action: AccessAction },
): Promise<void> {
  const device = deviceName(c.req.header('User-Agent'));
  await recordAccess(db, { userEmail: email, action, device, at: clock.now() });
}

/** A change of her factors or passkeys is written down, and told to her mailbox. */
export async function notifyOfFactor(
  c: Context,
  services: Services,
  { viewer, news }: { viewer: Viewer; news: FactorNews },
): Promise<void> {
  await noteFactor(c, services, { viewer, action: actions[news] });
  await sendFactorMail(services, viewer.email, { language: pageLanguage(c), news });
}
