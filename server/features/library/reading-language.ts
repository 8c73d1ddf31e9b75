import type { Context } from 'hono';
import { readerOf } from '#server/features/access/access.gate.ts';
import { paymentCurrencyOf } from '#server/features/subscribers/subscribers.repository.ts';
import type { Services } from '#server/services.ts';
import type { Language } from '#shared/language/language.rules.ts';

/** English when the page is English or the reader pays in dollars; otherwise the page's. */
export async function readingLanguage(c: Context, services: Services, page: Language): Promise<Language> {
  if (page === 'en') return 'en';
  const reader = await readerOf(c, services);
  if (!reader) return page;
  return (await paymentCurrencyOf(services.db, reader)) === 'USD' ? 'en' : page;
}
