import type { ReauthenticationRoutes } from '#server/features/access/reauthentication/reauthentication.routes.ts';
import type { ReauthenticationAnswer } from '#shared/access/reauthentication.schema.ts';
import { answerTo } from '#web/platform/api/api-client.ts';
import { clientOf } from '#web/platform/api/typed-client.ts';

const reauthentication = clientOf<ReauthenticationRoutes>('/auth/v1/reauthentication');

export const fetchReauthentication = (signal: AbortSignal): Promise<ReauthenticationAnswer> =>
  answerTo(reauthentication.index.$get({}, { init: { signal } }));

export async function sendReauthenticationCode(): Promise<void> {
  await reauthentication.index.$post();
}

export async function typeReauthenticationCode(code: string): Promise<void> {
  await reauthentication.verify.$post({ json: { code } });
}
