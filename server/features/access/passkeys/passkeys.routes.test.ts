import { asc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { auditLog } from '#server/features/audit/audit.table.ts';
import { enrolPasskey, signInWith, withPasskey } from '#tests/support/passkeys.ts';
import { withSecondFactor } from '#tests/support/second-factor.ts';
import { softwareAuthenticator } from '#tests/support/software-authenticator.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';
import { forgetFactors } from '../factors/forget-factors.ts';
import { forgetPasskeyChallenges } from './challenges.repository.ts';
import { passkeyChallenges, passkeys } from './passkeys.table.ts';

let colo: TestApp;
beforeAll(async () => {
  colo = await startTestApp({ STAFF_EMAILS: 'staff@colo.test' });
});
afterAll(() => colo.close());

type Client = ReturnType<TestApp['client']>;

const codeOf = async (response: Response) => (await response.json()).error?.code;
const listed = async (her: Client) => (await (await her.get('/api/passkeys')).json()).passkeys;
const subjects = (email: string) => colo.mails.filter(({ to }) => to === email).map(({ subject }) => subject);
const notedOf = async (email: string) => {
  const lines = await colo.services.db
    .select({ action: auditLog.action })
    .from(auditLog)
    .where(eq(auditLog.actorEmail, email))
    .orderBy(asc(auditLog.id));
  return lines.map(({ action }) => action);
};

describe('adding a passkey', () => {
  it('asks the device for a key that it finds by itself, behind its lock', async () => {
    const her = await colo.signedIn('asks@exemplo.test');
    const options = await (await her.post('/api/passkeys/options')).json();
    expect(options).toMatchObject({
      rp: { id: 'localhost', name: 'Colo' },
      attestation: 'none',
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      excludeCredentials: [],
    });
    expect(Buffer.from(options.user.id, 'base64url').toString()).not.toContain('@');
  });

  it('lists it by the name of the device, which she can change', async () => {
    const her = await colo.signedIn('names@exemplo.test');
    const phone = await enrolPasskey(her, softwareAuthenticator());
    expect(phone.status).toBe(200);
    const { id } = await phone.json();
    expect(await listed(her)).toMatchObject([{ id, name: '', isBackedUp: true, lastUsedAt: null }]);
    const named = await her.call('PATCH', `/api/passkeys/${id}`, { body: { name: ' Celular da Ana ' } });
    expect(await named.json()).toMatchObject({ id, name: 'Celular da Ana' });
    colo.clock.pass({ minutes: 1 });
    await enrolPasskey(her, softwareAuthenticator(), { name: 'Tablet' });
    expect((await listed(her)).map(({ name }: { name: string }) => name)).toEqual([
      'Celular da Ana',
      'Tablet',
    ]);
  });

  it('is told to her mailbox and written down, and so is removing it', async () => {
    const email = 'told@exemplo.test';
    const { her, passkeyId } = await withPasskey(colo, email);
    expect(subjects(email).at(-1)).toBe('Uma chave de acesso foi adicionada à sua conta do Colo');
    expect((await notedOf(email)).at(-1)).toBe('passkey_added');
    expect((await her.call('DELETE', `/api/passkeys/${passkeyId}`)).status).toBe(204);
    expect(subjects(email).at(-1)).toBe('Uma chave de acesso foi removida da sua conta do Colo');
    expect((await notedOf(email)).at(-1)).toBe('passkey_removed');
  });

  it('keeps the challenge as a hash, and forgets it when its time is over', async () => {
    const her = await colo.signedIn('hash@exemplo.test');
    const { challenge } = await (await her.post('/api/passkeys/options')).json();
    const rows = async () => JSON.stringify(await colo.services.db.select().from(passkeyChallenges));
    expect(await rows()).not.toContain(challenge);
    colo.clock.pass({ minutes: 5 });
    await forgetPasskeyChallenges(colo.services.db, colo.clock.now());
    expect(await rows()).toBe('[]');
  });

  it.each([
    ['made for another site', { origin: 'https://colo.example' }],
    ['bound to another site', { rpId: 'colo.example' }],
    ['made without opening the lock', { unverified: true }],
    ['that is an answer to something else', { type: 'webauthn.get' }],
  ])('refuses one %s', async (_what, mischief) => {
    const her = await colo.signedIn('refused@exemplo.test');
    const refused = await enrolPasskey(her, softwareAuthenticator(), mischief);
    expect([refused.status, await codeOf(refused)]).toEqual([403, 'passkey_invalid']);
    expect(await listed(her)).toEqual([]);
    colo.clock.pass({ minutes: 15 });
  });

  it('takes an answer once, from the session that asked, within five minutes', async () => {
    const email = 'once@exemplo.test';
    const [her, other] = [await colo.signedIn(email), await colo.signedIn(email)];
    const credential = softwareAuthenticator().create(await (await her.post('/api/passkeys/options')).json());
    expect(await codeOf(await other.post('/api/passkeys', { credential }))).toBe('passkey_invalid');
    expect((await her.post('/api/passkeys', { credential })).status).toBe(200);
    expect(await codeOf(await her.post('/api/passkeys', { credential }))).toBe('passkey_invalid');
    const late = softwareAuthenticator().create(await (await her.post('/api/passkeys/options')).json());
    colo.clock.pass({ minutes: 5 });
    expect(await codeOf(await her.post('/api/passkeys', { credential: late }))).toBe('passkey_invalid');
  });

  it('gives no device to two accounts, and no account more than ten', async () => {
    const { device } = await withPasskey(colo, 'first@exemplo.test');
    const second = await colo.signedIn('second@exemplo.test');
    expect((await enrolPasskey(second, device)).status).toBe(409);
    for (let nth = 1; nth <= 10; nth++)
      expect((await enrolPasskey(second, softwareAuthenticator())).status).toBe(200);
    expect((await enrolPasskey(second, softwareAuthenticator())).status).toBe(409);
  });

  it('refuses what is no passkey, by field', async () => {
    const her = await colo.signedIn('fields@exemplo.test');
    const refused = await her.post('/api/passkeys', { credential: { id: 'not base64', type: 'password' } });
    expect(refused.status).toBe(400);
    expect(Object.keys((await refused.json()).error.fields)).toEqual(
      expect.arrayContaining(['credential.id', 'credential.type', 'credential.response']),
    );
  });
});

describe('her passkeys', () => {
  it('are hers alone', async () => {
    const { passkeyId } = await withPasskey(colo, 'owner@exemplo.test');
    const stranger = await colo.signedIn('stranger@exemplo.test');
    expect(await listed(stranger)).toEqual([]);
    const renamed = await stranger.call('PATCH', `/api/passkeys/${passkeyId}`, { body: { name: 'mine' } });
    expect(renamed.status).toBe(404);
    expect((await stranger.call('DELETE', `/api/passkeys/${passkeyId}`)).status).toBe(404);
  });

  it('open nothing once removed, and the sessions they raised must show the second factor again', async () => {
    const email = 'removed@exemplo.test';
    const { her } = await withSecondFactor(colo, email);
    const device = softwareAuthenticator();
    const { id } = await (await enrolPasskey(her, device)).json();
    const lost = colo.browser();
    expect((await signInWith(lost, device)).status).toBe(200);
    expect((await lost.get('/api/sign-in-sessions')).status).toBe(200);
    expect((await her.call('DELETE', `/api/passkeys/${id}`)).status).toBe(204);
    expect(await codeOf(await signInWith(colo.browser(), device))).toBe('passkey_invalid');
    expect(await codeOf(await lost.get('/api/sign-in-sessions'))).toBe('second_factor_required');
    expect((await her.get('/api/sign-in-sessions')).status).toBe(200);
  });

  it('cannot be added by a session that is short of the second factor', async () => {
    const email = 'halfway@exemplo.test';
    await withSecondFactor(colo, email);
    const thief = await colo.signedIn(email);
    expect(await codeOf(await enrolPasskey(thief, softwareAuthenticator()))).toBe('second_factor_required');
  });

  it('go when the owner of Colo takes all factors of an address away', async () => {
    const email = 'forgotten@exemplo.test';
    const { device } = await withPasskey(colo, email);
    await forgetFactors(colo.services.db, email);
    expect(await codeOf(await signInWith(colo.browser(), device))).toBe('passkey_invalid');
  });

  it('cannot be used to act in her place by who reads the database', async () => {
    const { device } = await withPasskey(colo, 'public@exemplo.test');
    const { d = '' } = device.privateKey.export({ format: 'jwk' });
    expect(d).not.toBe('');
    expect(JSON.stringify(await colo.services.db.select().from(passkeys))).not.toContain(d);
  });
});
