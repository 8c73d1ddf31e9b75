import type { Context } from 'hono';
import type { Services } from '#server/services.ts';
import { noteAccess } from '../access.audit.ts';
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
  await noteAccess(services.db, { userEmail: email, action: actions[news], device, at });
  await tellByMail(services, email, pageLanguage(c), news);
}
