import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';

let colo: TestApp;
beforeAll(async () => {
  colo = await startTestApp();
});
afterAll(() => colo.close());

type Browser = ReturnType<TestApp['browser']>;

const wrong = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0');
const ask = (who: Browser, email: string) => who.post('/auth/v1/otp', { email });
const tryCode = async (who: Browser, email: string, token: string) =>
  (await who.post('/auth/v1/verify', { type: 'email', email, token })).status;
const openLink = async (who: Browser, email: string) => {
  const token_hash = new URL(colo.linkFor(email)).searchParams.get('token_hash');
  return (await who.post('/auth/v1/verify', { type: 'email', token_hash })).status;
};

async function guess(who: Browser, email: string, times: number): Promise<number[]> {
  const answers = [];
  for (let n = 0; n < times; n++) answers.push(await tryCode(who, email, wrong(colo.codeFor(email))));
  return answers;
}

describe('a stranger who guesses', () => {
  it('uses up the code for strangers, and not for the browser that asked for the mail', async () => {
    const email = 'asked@exemplo.test';
    const her = colo.browser();
    await ask(her, email);
    const stranger = colo.browser();
    expect(await guess(stranger, email, 5)).toEqual([403, 403, 403, 403, 403]);
    expect(await tryCode(stranger, email, colo.codeFor(email))).toBe(403);
    expect(await tryCode(her, email, colo.codeFor(email))).toBe(200);
  });

  it('never voids the link, which opens from anywhere', async () => {
    const email = 'linked@exemplo.test';
    await ask(colo.browser(), email);
    await guess(colo.browser(), email, 5);
    expect(await openLink(colo.browser(), email)).toBe(200);
  });

  it('and asks for mails himself stops neither a mail to her known device nor its code', async () => {
    const email = 'known@exemplo.test';
    const her = await colo.signedIn(email);
    her.forgetSession();
    const stranger = colo.browser();
    const answers = [];
    for (let n = 0; n < 6; n++) answers.push((await ask(stranger, email)).status);
    expect(answers.at(-1)).toBe(429);
    await guess(stranger, email, 5);
    expect((await ask(her, email)).status).toBe(200);
    expect(await tryCode(her, email, colo.codeFor(email))).toBe(200);
  });

  it('may try so many a day and no more, and she gets in all the same', async () => {
    const email = 'day@exemplo.test';
    const her = await colo.signedIn(email);
    her.forgetSession();
    const stranger = colo.browser();
    let last = 0;
    for (let n = 0; n < 51; n++) last = await tryCode(stranger, email, '000000');
    expect(last).toBe(429);
    const elsewhere = colo.browser();
    await ask(elsewhere, email);
    expect(await tryCode(elsewhere, email, colo.codeFor(email))).toBe(200);
    await ask(her, email);
    expect(await tryCode(her, email, colo.codeFor(email))).toBe(200);
    colo.clock.pass({ days: 1 });
    expect(await tryCode(stranger, email, '000000')).toBe(403);
  });

  it('on her own network stops nobody who asked for the mail, knows the device or has the link', async () => {
    const email = 'network@exemplo.test';
    const her = await colo.signedIn(email);
    her.forgetSession();
    for (let n = 0; n < 101; n++) await tryCode(colo.browser(), `neighbour-${n}@exemplo.test`, '000000');
    expect(await tryCode(colo.browser(), 'another@exemplo.test', '000000')).toBe(429);
    const elsewhere = colo.browser();
    await ask(elsewhere, email);
    expect(await tryCode(elsewhere, email, colo.codeFor(email))).toBe(200);
    await ask(her, email);
    expect(await tryCode(her, email, colo.codeFor(email))).toBe(200);
    await ask(elsewhere, email);
    expect(await openLink(colo.browser(), email)).toBe(200);
    colo.clock.pass({ minutes: 15 });
  });

  it('hears the same of an address with a mail on its way and of one without', async () => {
    await ask(colo.browser(), 'on-its-way@exemplo.test');
    const stranger = colo.browser();
    const heard = async (email: string) => {
      const answers = [];
      for (let n = 0; n < 52; n++) {
        const answer = await stranger.post('/auth/v1/verify', { type: 'email', email, token: '000000' });
        answers.push([answer.status, (await answer.json()).error.message]);
      }
      colo.clock.pass({ minutes: 15 });
      return answers;
    };
    expect(await heard('on-its-way@exemplo.test')).toEqual(await heard('never@exemplo.test'));
  });
});

describe('the browser that asked', () => {
  it('has five tries of its own, and the link after them', async () => {
    const email = 'tired@exemplo.test';
    const her = colo.browser();
    await ask(her, email);
    await guess(her, email, 5);
    expect(await tryCode(her, email, colo.codeFor(email))).toBe(403);
    expect(await openLink(her, email)).toBe(200);
  });

  it('gains no tries by asking for another’s address too', async () => {
    const email = 'victim@exemplo.test';
    await ask(colo.browser(), email);
    const stranger = colo.browser();
    await ask(stranger, 'his-own@exemplo.test');
    await guess(stranger, email, 5);
    expect(await tryCode(stranger, email, colo.codeFor(email))).toBe(403);
  });

  it('of many tries at once gets no more than five', async () => {
    const email = 'at-once@exemplo.test';
    const her = colo.browser();
    await ask(her, email);
    const code = colo.codeFor(email);
    await Promise.all(Array.from({ length: 12 }, () => tryCode(her, email, wrong(code))));
    expect(await tryCode(her, email, code)).toBe(403);
  });
});

it('an address gets twenty mails a day at the wish of strangers', async () => {
  const email = 'twenty@exemplo.test';
  const answers = [];
  for (let n = 0; n < 21; n++) {
    answers.push((await ask(colo.browser(), email)).status);
    colo.clock.pass({ minutes: 15 });
  }
  expect(answers.filter((status) => status === 200)).toHaveLength(20);
  expect(answers.at(-1)).toBe(429);
});

it('the secrets that a browser keeps cannot be read by scripts', async () => {
  const her = colo.browser();
  const asked = await ask(her, 'kept@exemplo.test');
  expect(asked.headers.get('Set-Cookie')).toMatch(
    /^colo_asked=[\w-]{43}; Max-Age=600; Path=\/; HttpOnly; SameSite=Strict$/,
  );
  const token = colo.codeFor('kept@exemplo.test');
  const entered = await her.post('/auth/v1/verify', { type: 'email', email: 'kept@exemplo.test', token });
  const device = entered.headers.getSetCookie().find((cookie) => cookie.startsWith('colo_device='));
  expect(device).toMatch(/^colo_device=[\w-]{43}; Max-Age=34560000; Path=\/; HttpOnly; SameSite=Strict$/);
});
