import { sql } from 'drizzle-orm';
import type { Context } from 'hono';
import { readerKnowing } from '#server/features/access/access.gate.ts';
import { users } from '#server/features/access/access.table.ts';
import type { SessionFact } from '#server/features/access/session-fact.ts';
import { subscribers } from '#server/features/subscribers/subscribers.table.ts';
import type { Services } from '#server/services.ts';
import type { Language } from '#shared/language/language.rules.ts';

/** The currency she pays in; null for whoever pays nothing. */
const paymentCurrency: SessionFact<string | null> = {
  name: 'payment_currency',
  of: sql`(select ${subscribers.paymentCurrency} from ${subscribers} where ${subscribers.email} = ${users.email})`,
};

/** English when the page is English or the reader pays in dollars; otherwise the page's. */
export async function readingLanguage(c: Context, services: Services, page: Language): Promise<Language> {
  if (page === 'en') return 'en';
  const reader = await readerKnowing(c, services, paymentCurrency);
  return reader?.known === 'USD' ? 'en' : page;
}
