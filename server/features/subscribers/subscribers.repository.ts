import { eq } from 'drizzle-orm';
import type { Viewer } from '#server/features/access/viewer.ts';
import type { Database } from '#server/platform/db/database.ts';
import { subscribers } from './subscribers.table.ts';

/** The currency she pays in; undefined for whoever pays nothing. */
export async function paymentCurrencyOf(
  db: Database,
  { email }: Pick<Viewer, 'email' | 'userId'>,
): Promise<string | undefined> {
  const [row] = await db
    .select({ paymentCurrency: subscribers.paymentCurrency })
    .from(subscribers)
    .where(eq(subscribers.email, email));
  return row?.paymentCurrency;
}
