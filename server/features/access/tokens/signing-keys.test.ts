import { createLocalJWKSet, jwtVerify } from 'jose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';
import { signedInWithTokens } from '#tests/support/tokens.ts';
import { forgetExpiredKeys } from './signing-keys.repository.ts';
import { signingKeys } from './signing-keys.table.ts';

let colo: TestApp;
beforeAll(async () => {
  colo = await startTestApp();
});
afterAll(() => colo.close());

const tokensFor = (email: string) => signedInWithTokens(colo, email);
const as = (token: string) => colo.client({ Authorization: `Bearer ${token}` });
const statusOfUser = async (token: string) => (await as(token).get('/auth/v1/user')).status;

describe('the signing keys', () => {
  const published = async () => (await colo.client({}).get('/auth/v1/.well-known/jwks.json')).json();

  it('are published, without their private half, for anyone to verify tokens with', async () => {
    const { access_token, user } = await tokensFor('verify@exemplo.test');
    const keys = await published();
    for (const key of keys.keys) {
      expect(Object.keys(key).sort()).toEqual(['alg', 'crv', 'kid', 'kty', 'use', 'x', 'y']);
    }
    const { payload } = await jwtVerify(access_token, createLocalJWKSet(keys), {
      currentDate: colo.clock.now(),
    });
    expect(payload.sub).toBe(user.id);
  });

  it('change every thirty days; the old one vouches for its tokens until they end, and goes', async () => {
    colo.clock.pass({ days: 31 });
    await tokensFor('key@exemplo.test');
    colo.clock.pass({ days: 29, hours: 23, minutes: 30 });
    const old = await tokensFor('key@exemplo.test');
    const [{ kid: oldKid }] = (await published()).keys;
    colo.clock.pass({ minutes: 31 });
    const fresh = await tokensFor('key@exemplo.test');
    const kids = (await published()).keys.map((key: { kid: string }) => key.kid);
    expect([kids.length, kids[1]]).toEqual([2, oldKid]);
    expect([await statusOfUser(old.access_token), await statusOfUser(fresh.access_token)]).toEqual([
      200, 200,
    ]);
    colo.clock.pass({ hours: 1 });
    expect((await published()).keys).toHaveLength(1);
    await forgetExpiredKeys(colo.services.db, colo.clock.now());
    const rows = await colo.services.db.select().from(signingKeys);
    expect(rows.map((row) => row.kid)).toEqual([kids[0]]);
    expect(JSON.stringify(rows)).not.toContain('PRIVATE KEY');
  });
});
