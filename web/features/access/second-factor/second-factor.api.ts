import type { AuthRoutes } from '#server/features/access/access.routes.ts';
import type { factorRoutes, recoveryCodeRoutes } from '#server/features/access/factors/factors.routes.ts';
import type { EnrolmentAnswer, FactorAnswer } from '#shared/access/factor.schema.ts';
import { answerTo } from '#web/platform/api/api-client.ts';
import { withReauthentication } from '#web/platform/api/reauthentication.ts';
import { clientOf } from '#web/platform/api/typed-client.ts';

const auth = clientOf<AuthRoutes>('/auth/v1');
const factors = clientOf<ReturnType<typeof factorRoutes>>('/auth/v1/factors');
const recoveryCodes = clientOf<ReturnType<typeof recoveryCodeRoutes>>('/auth/v1/recovery-codes');

export type Factor = Omit<FactorAnswer, 'phone'> & { phone?: string | undefined };
export type AppEnrolment = Extract<EnrolmentAnswer, { type: 'totp' }>;

/** The factors that are in use; one whose enrolment was never finished protects nothing. */
export async function fetchFactors(signal: AbortSignal): Promise<Factor[]> {
  const response = await auth.user.$get({}, { init: { signal } });
  const user = await response.json();
  return user.factors.filter(({ status }) => status === 'verified');
}

export async function enrolApp(name: string): Promise<AppEnrolment> {
  const json = { factor_type: 'totp', friendly_name: name, issuer: 'Colo' } as const;
  const response = await withReauthentication(() => factors.index.$post({ json }));
  const enrolment = await response.json();
  if (enrolment.type !== 'totp') throw new TypeError(`An app was asked for, and a ${enrolment.type} came`);
  return enrolment;
}

/** Asks the server to expect this factor's code; a phone receives it by message. */
export const challengeFactor = async (id: string): Promise<string> =>
  (await answerTo(factors[':id'].challenge.$post({ param: { id }, json: {} }))).id;

/** A right answer raises this session to the second level. */
export async function answerChallenge(id: string, challengeId: string, code: string): Promise<void> {
  await factors[':id'].verify.$post({ param: { id }, json: { challenge_id: challengeId, code } });
}

export async function removeFactor(id: string): Promise<void> {
  await withReauthentication(() => factors[':id'].$delete({ param: { id } }));
}

export const makeRecoveryCodes = async (): Promise<string[]> =>
  (await answerTo(withReauthentication(() => recoveryCodes.index.$post()))).codes;

export async function spendRecoveryCode(code: string): Promise<void> {
  await recoveryCodes.use.$post({ json: { code } });
}
