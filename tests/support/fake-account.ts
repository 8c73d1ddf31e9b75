import type { ViewerAnswer } from '#shared/access/access.schema.ts';
import { consentVersion, healthConsentVersion } from '#shared/consent/consent.rules.ts';
import type { ConsentAnswer } from '#shared/consent/consent.schema.ts';
import { defaultNotifications } from '#shared/notifications/notifications.schema.ts';

type Viewer = NonNullable<ViewerAnswer['viewer']>;
type Call = { method: string; path: string; body: unknown };

export const goodAppCode = '654321';
export const goodRecoveryCode = 'abcde-fghjk';
export const recoveryCodes = Array.from({ length: 10 }, (_, index) => `abcd${index}-fgh${index}k`);

const standing = { givenAt: '2026-11-16T12:00:00Z', withdrawnAt: null, afterWithdrawal: null };

/** Of a mother who was asked, and agreed: most tests are about what comes after that. */
export const agreedConsents: ConsentAnswer[] = [
  { ...standing, kind: 'terms', version: consentVersion, asked: false },
  { ...standing, kind: 'health-data', version: healthConsentVersion, asked: true },
];

const factor = {
  id: 'f1',
  factor_type: 'totp',
  friendly_name: 'Celular',
  status: 'verified',
  created_at: '2026-07-01T03:00:00Z',
  updated_at: '2026-07-01T03:00:00Z',
};

/** Settings, data and second factors, in the shapes of the real routes. Undefined: not one of its calls. */
export function fakeAccount(change: (to: Partial<Viewer> | null) => void) {
  let notifications = defaultNotifications;

  /** A second factor was shown, or turned on: from here on the session is enough. */
  function pass(): Response {
    change({ hasSecondFactor: true, needsSecondFactor: false });
    return Response.json({ user: {} });
  }

  return ({ method, path, body }: Call, viewer: Viewer | null): Response | 'factor_invalid' | undefined => {
    switch (`${method} ${path}`) {
      case 'GET /api/notifications':
        return Response.json(notifications);
      case 'PUT /api/notifications':
        notifications = body as typeof notifications;
        return Response.json(notifications);
      case 'GET /api/consents':
        return Response.json({ consents: agreedConsents });
      case 'POST /api/account/deletion':
        change(null);
        return new Response(null, { status: 204 });
      case 'GET /auth/v1/user':
        return Response.json({ factors: viewer?.hasSecondFactor ? [factor] : [] });
      case 'GET /auth/v1/reauthentication':
        return Response.json({ isNeeded: false, ways: [viewer?.hasSecondFactor ? 'factor' : 'mail'] });
      case 'POST /auth/v1/reauthentication':
        return new Response(null, { status: 204 });
      case 'GET /api/passkeys':
        return Response.json({ passkeys: [] });
      case 'POST /auth/v1/factors':
        return Response.json({
          id: factor.id,
          type: 'totp',
          friendly_name: (body as { friendly_name: string }).friendly_name,
          totp: { qr_code: 'data:image/svg+xml,<svg/>', secret: 'JBSWY3DPEHPK3PXP', uri: 'otpauth://totp' },
        });
      case `POST /auth/v1/factors/${factor.id}/challenge`:
        return Response.json({ id: 'c1', type: 'totp', expires_at: 0 });
      case `POST /auth/v1/factors/${factor.id}/verify`:
        return (body as { code: string }).code === goodAppCode ? pass() : 'factor_invalid';
      case `DELETE /auth/v1/factors/${factor.id}`:
        change({ hasSecondFactor: false });
        return Response.json({ id: factor.id });
      case 'POST /auth/v1/recovery-codes':
        return Response.json({ codes: recoveryCodes });
      case 'POST /auth/v1/recovery-codes/use':
        return (body as { code: string }).code === goodRecoveryCode ? pass() : 'factor_invalid';
      default:
        return undefined;
    }
  };
}
