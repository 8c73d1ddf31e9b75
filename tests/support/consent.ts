import { randomUUID } from 'node:crypto';
import { healthConsentVersion } from '#shared/consent/consent.rules.ts';
import type { ConsentWithdrawal } from '#shared/consent/consent.schema.ts';

/** She was asked about health data, and said yes. */
export const aConsent = () => ({
  id: randomUUID(),
  kind: 'consent.give',
  body: { kind: 'health-data', version: healthConsentVersion },
});

export const aWithdrawal = (records: ConsentWithdrawal['records']) => ({
  id: randomUUID(),
  kind: 'consent.withdraw',
  body: { kind: 'health-data', records },
});

type Phone = { post: (path: string, body: unknown) => Promise<Response> };

/** The same phone, on which she has agreed: what most tests are about comes after that. */
export async function agreed<Her extends Phone>(her: Her): Promise<Her> {
  const answer = await her.post('/api/sync', { writes: [aConsent()] });
  if (answer.status !== 200) throw new Error(`not agreed: ${await answer.text()}`);
  return her;
}
