import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';

let colo: TestApp;
beforeAll(async () => {
  colo = await startTestApp();
});
afterAll(() => colo.close());

type Browser = ReturnType<TestApp['browser']>;

const tokenFor = (email: string) => new URL(colo.linkFor(email)).searchParams.get('token_hash') ?? '';
const look = async (who: Browser, token_hash: string) =>
  (await who.post('/auth/v1/link', { token_hash })).json();
const emailHere = async (who: Browser) => (await (await who.get('/api/viewer')).json()).viewer?.email;

async function askedBy(who: Browser, email: string): Promise<string> {
  await who.post('/auth/v1/otp', { email });
  return tokenFor(email);
}

describe('looking at a link', () => {
  it('asks nothing more of the browser that asked for it, whichever of its mails arrives', async () => {
    const her = colo.browser();
    const first = await askedBy(her, 'ana@exemplo.test');
    const second = await askedBy(her, 'ana@exemplo.test');
    expect(await look(her, first)).toEqual({ maskedEmail: 'a…@e….test', mustAsk: false });
    expect(await look(her, second)).toMatchObject({ mustAsk: false });
  });

  it('asks in a browser that did not ask for it, also in one that asked for another', async () => {
    const token = await askedBy(colo.browser(), 'bia@exemplo.test');
    const other = colo.browser();
    expect(await look(other, token)).toEqual({ maskedEmail: 'b…@e….test', mustAsk: true });
    await askedBy(other, 'cris@exemplo.test');
    expect(await look(other, token)).toMatchObject({ mustAsk: true });
  });

  it('asks where somebody else is signed in, even if she asked for it there', async () => {
    const dani = await colo.signedIn('dani@exemplo.test');
    expect(await look(dani, await askedBy(dani, 'eva@exemplo.test'))).toMatchObject({ mustAsk: true });
    expect(await look(dani, await askedBy(dani, 'dani@exemplo.test'))).toMatchObject({ mustAsk: false });
    expect(await emailHere(dani)).toBe('dani@exemplo.test');
  });

  it('spends nothing, and tells nothing of a link that is spent, late or made up', async () => {
    const her = colo.browser();
    const token = await askedBy(her, 'fe@exemplo.test');
    await look(colo.browser(), token);
    await look(her, token);
    const entered = await her.post('/auth/v1/verify', { type: 'email', token_hash: token });
    expect(entered.status).toBe(200);
    const late = await askedBy(her, 'fe@exemplo.test');
    colo.clock.pass({ minutes: 10 });
    for (const gone of [token, late, 'made-up'])
      expect((await look(her, gone)).error.code, gone).toBe('link_invalid');
  });

  it('is limited, because machines could ask without end', async () => {
    const machine = colo.browser();
    let last = 0;
    for (let n = 0; n < 201; n++) last = (await machine.post('/auth/v1/link', { token_hash: 'x' })).status;
    expect(last).toBe(429);
    colo.clock.pass({ minutes: 15 });
  });
});

it('a secret planted in her browser is never the one that a mail is asked with', async () => {
  const planted = 'p'.repeat(43);
  const her = colo.browser();
  await her.post('/auth/v1/otp', { email: 'gi@exemplo.test' }, { Cookie: `colo_asked=${planted}` });
  const thief = colo.client({ 'Sec-Fetch-Site': 'same-origin', Cookie: `colo_asked=${planted}` });
  expect(await look(thief, tokenFor('gi@exemplo.test'))).toMatchObject({ mustAsk: true });
});

it('who signs in where somebody else was signed in ends that session', async () => {
  const ana = await colo.signedIn('ana2@exemplo.test');
  const copy = colo.client({ 'Sec-Fetch-Site': 'same-origin', Cookie: ana.cookie() ?? '' });
  const token_hash = await askedBy(ana, 'bia2@exemplo.test');
  await ana.post('/auth/v1/verify', { type: 'email', token_hash });
  expect([await emailHere(ana), await emailHere(copy)]).toEqual(['bia2@exemplo.test', undefined]);
});
