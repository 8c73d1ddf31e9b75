import { sql } from 'drizzle-orm';
import type { Context } from 'hono';
import { readerKnowing } from '#server/features/access/access.gate.ts';
import { users } from '#server/features/access/access.table.ts';
import type { SessionFact } from '#server/features/access/session-fact.ts';
import { subscribers } from '#server/features/subscribers/subscribers.table.ts';
import type { Services } from '#server/services.ts';
import type { Language } from '#shared/language/language.rules.ts';
import { libraryVersionNow, libraryVersionSql } from './told-once.ts';

/** The currency she pays in, null for whoever pays nothing; and which state of the library she is about to read. */
const reading: SessionFact<{ currency: string | null; version: string | null }> = {
  name: 'reading',
  of: sql`json_build_object('currency', (select ${subscribers.paymentCurrency} from ${subscribers}
    where ${subscribers.email} = ${users.email}), 'version', ${libraryVersionSql})`,
};

/** English when the page is English or the reader pays in dollars; otherwise the page's. */
export async function readingLanguage(c: Context, services: Services, page: Language): Promise<Language> {
  return (await languageAndVersion(c, services, page)).language;
}

type Reading = { language: Language; version: string | null | undefined };

/** With the version of the library, where the same statement told it. */
async function languageAndVersion(c: Context, services: Services, page: Language): Promise<Reading> {
  if (page === 'en') return { language: 'en', version: undefined };
  const reader = await readerKnowing(c, services, reading);
  return { language: reader?.known.currency === 'USD' ? 'en' : page, version: reader?.known.version };
}

/** For lists that are told once: which, and of which state. */
export async function readingOfLists(c: Context, services: Services, page: Language) {
  const { language, version } = await languageAndVersion(c, services, page);
  return { language, version: version === undefined ? await libraryVersionNow(services.db) : version };
}
