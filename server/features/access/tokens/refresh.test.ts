import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TokensAnswer } from '#shared/access/access.schema.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';
import { signedInWithTokens } from '#tests/support/tokens.ts';

let colo: TestApp;
beforeAll(async () => {
  colo = await startTestApp();
});
afterAll(() => colo.close());

const tokensFor = (email: string) => signedInWithTokens(colo, email);
const as = (token: string) => colo.client({ Authorization: `Bearer ${token}` });
const refresh = (refresh_token: string) =>
  colo.client({}).post('/auth/v1/token?grant_type=refresh_token', { refresh_token });
const statusOfUser = async (token: string) => (await as(token).get('/auth/v1/user')).status;

describe('a refresh token', () => {
  it('gives new tokens, once', async () => {
    const first = await tokensFor('refresh@exemplo.test');
    colo.clock.pass({ hours: 2 });
    const second: TokensAnswer = await (await refresh(first.refresh_token)).json();
    expect(second.refresh_token).not.toBe(first.refresh_token);
    expect(await statusOfUser(second.access_token)).toBe(200);
  });

  it('shown again later ends the whole session, for the thief and for her', async () => {
    const first = await tokensFor('reuse@exemplo.test');
    const second: TokensAnswer = await (await refresh(first.refresh_token)).json();
    const third: TokensAnswer = await (await refresh(second.refresh_token)).json();
    expect((await refresh(first.refresh_token)).status).toBe(401);
    expect((await refresh(third.refresh_token)).status).toBe(401);
    expect(await statusOfUser(third.access_token)).toBe(401);
  });

  it('whose answer was lost may be shown again for ten seconds, and the answer is the same', async () => {
    const first = await tokensFor('retry@exemplo.test');
    const lost: TokensAnswer = await (await refresh(first.refresh_token)).json();
    colo.clock.pass({ seconds: 9 });
    const again: TokensAnswer = await (await refresh(first.refresh_token)).json();
    expect(again.refresh_token).toBe(lost.refresh_token);
    colo.clock.pass({ seconds: 1 });
    expect((await refresh(first.refresh_token)).status).toBe(401);
    expect((await refresh(again.refresh_token)).status).toBe(401);
  });

  it('shown twice at the same moment gives the same answer', async () => {
    const { refresh_token } = await tokensFor('twice@exemplo.test');
    const answers = await Promise.all([refresh(refresh_token), refresh(refresh_token)]);
    const [one, two]: TokensAnswer[] = await Promise.all(answers.map((answer) => answer.json()));
    expect(one?.refresh_token).toBe(two?.refresh_token);
  });

  it('lives sixty days from its last use', async () => {
    let { refresh_token } = await tokensFor('sixty@exemplo.test');
    for (let month = 0; month < 2; month++) {
      colo.clock.pass({ days: 59 });
      ({ refresh_token } = await (await refresh(refresh_token)).json());
    }
    colo.clock.pass({ days: 60 });
    expect((await refresh(refresh_token)).status).toBe(401);
  });

  it('ends a hundred and eighty days after the sign-in, and its access tokens with it', async () => {
    let { refresh_token, access_token } = await tokensFor('longest@exemplo.test');
    for (let month = 0; month < 4; month++) {
      colo.clock.pass({ days: 40 });
      ({ refresh_token } = await (await refresh(refresh_token)).json());
    }
    colo.clock.pass({ days: 19, hours: 23, minutes: 30 });
    ({ refresh_token, access_token } = await (await refresh(refresh_token)).json());
    expect(await statusOfUser(access_token)).toBe(200);
    colo.clock.pass({ minutes: 30 });
    expect([await statusOfUser(access_token), (await refresh(refresh_token)).status]).toEqual([401, 401]);
  });

  it('that is nonsense, somebody’s half or a cookie is refused and ends nobody’s session', async () => {
    const { access_token, refresh_token } = await tokensFor('half@exemplo.test');
    const [stays, turns] = refresh_token.split('.');
    const her = await colo.signedIn('half2@exemplo.test');
    const cookie = her.cookie()?.split('=')[1];
    for (const token of ['x', 'x.y', `x.${turns}`, `${stays}`, `${cookie}.x`, 'a.b.c']) {
      expect((await refresh(token)).status).toBe(401);
    }
    expect([await statusOfUser(access_token), (await her.get('/auth/v1/user')).status]).toEqual([200, 200]);
  });
});
