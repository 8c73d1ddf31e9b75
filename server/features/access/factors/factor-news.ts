import type { Context } from 'hono';
import { recordAccess } from '#server/features/audit/audit.repository.ts';
import type { Services } from '#server/services.ts';
import { deviceName } from '../device-name.ts';
import { pageLanguage } from '../page-language.ts';
import type { Viewer } from '../viewer.ts';
import { type FactorNews, tellByMail } from './factors.mail.ts';

const actions = {
  added: 'factor_added',
  removed: 'factor_removed',
  recovered: 'recovery_code_used',
} as const;

/** A change of her factors is written down, and told to her mailbox. */
export async function tellOfFactor(
  c: Context,
  services: Services,
  { email }: Viewer,
  news: FactorNews,
): Promise<void> {
  const device = deviceName(c.req.header('User-Agent'));
  const at = services.clock.now();
  await recordAccess(services.db, { userEmail: email, action: actions[news], device, at });
  await tellByMail(services, email, pageLanguage(c), news);
}
