import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';
import { signInLinks, signInSessions, users } from './access.table.ts';

let colo: TestApp;
beforeAll(async () => {
  colo = await startTestApp({ STAFF_EMAILS: 'staff@colo.test' });
});
afterAll(() => colo.close());

const viewer = async (her: ReturnType<TestApp['browser']>) =>
  (await (await her.get('/api/viewer')).json()).viewer;
const codeOf = async (response: Response) => (await response.json()).error.code;
const tokenOf = (link: string) => new URL(link).searchParams.get('token_hash') ?? '';
const wrong = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0');

describe('asking for a link', () => {
  it('sends a mail with a link and a six-digit code, in Portuguese by default', async () => {
    const response = await colo.browser().post('/auth/v1/otp', { email: ' Ana@Exemplo.test ' });
    expect(response.status).toBe(200);
    expect(await response.json()).toEqual({});
    const mail = colo.mails.at(-1);
    expect(mail?.to).toBe('ana@exemplo.test');
    expect(mail?.subject).toMatch(/^\d{6} é o seu código para entrar no Colo$/);
    expect(mail?.text).toMatch(/http:\/\/localhost:3000\/app\?token_hash=[\w-]{43}&type=email/);
    expect(mail?.html).toContain('lang="pt-BR"');
  });

  it('writes in English to who asked from an English page, and links to the English app', async () => {
    const her = colo.browser();
    await her.post('/auth/v1/otp?redirect_to=http%3A%2F%2Flocalhost%3A3000%2Fen%2Fapp', {
      email: 'en@example.test',
    });
    expect(colo.mails.at(-1)?.subject).toMatch(/is your code to enter Colo$/);
    expect(colo.linkFor('en@example.test')).toMatch(/^http:\/\/localhost:3000\/en\/app\?/);
  });

  it('never links a mail to another site, whatever the request says', async () => {
    await colo
      .browser()
      .post('/auth/v1/otp?redirect_to=https%3A%2F%2Fevil.test%2Fapp', { email: 'e@exemplo.test' });
    expect(colo.linkFor('e@exemplo.test')).toMatch(/^http:\/\/localhost:3000\/app\?/);
  });

  it('brings her back to where she asked, in whatever browser the link opens, and the mail does not tell where', async () => {
    const place = '/en/admin?aba=dias&estado=lacunas';
    const asked = encodeURIComponent(`http://localhost:3000${place}`);
    await colo.browser().post(`/auth/v1/otp?redirect_to=${asked}`, { email: 'back@exemplo.test' });
    const link = colo.linkFor('back@exemplo.test');
    expect(link).toMatch(/^http:\/\/localhost:3000\/en\/app\?token_hash=[\w-]{43}&type=email$/);
    const elsewhere = await colo
      .browser()
      .post('/auth/v1/verify', { type: 'email', token_hash: tokenOf(link) });
    expect(await elsewhere.json()).toMatchObject({ return_to: place });
  });

  it.each([
    'https://evil.test/app',
    'http://localhost:3000@evil.test/app',
    'http://localhost:3000//evil.test/app',
    'http://localhost:3000/api/admin/daily',
    'http://localhost:3000/app/../privacidade',
    'javascript:alert(1)',
  ])('brings her to the start when it was asked with %s', async (address) => {
    const her = colo.browser();
    await her.post(`/auth/v1/otp?redirect_to=${encodeURIComponent(address)}`, { email: 'h@exemplo.test' });
    const token_hash = tokenOf(colo.linkFor('h@exemplo.test'));
    const entered = await (await her.post('/auth/v1/verify', { type: 'email', token_hash })).json();
    expect(entered).not.toHaveProperty('return_to');
    colo.clock.pass({ minutes: 15 });
  });

  it('answers alike for a known and an unknown address, and creates nobody', async () => {
    await colo.signedIn('known@exemplo.test');
    const before = await colo.services.db.$count(users);
    const known = await colo.browser().post('/auth/v1/otp', { email: 'known@exemplo.test' });
    const unknown = await colo.browser().post('/auth/v1/otp', { email: 'unknown@exemplo.test' });
    expect([known.status, await known.text()]).toEqual([unknown.status, await unknown.text()]);
    expect(await colo.services.db.$count(users)).toBe(before);
  });

  it('refuses what is no address, what is empty and what it does not know, by field', async () => {
    for (const body of [{ email: 'not an address' }, { email: '' }, {}, { email: 3 }]) {
      const response = await colo.browser().post('/auth/v1/otp', body);
      expect(response.status).toBe(400);
      expect((await response.json()).error).toMatchObject({
        code: 'invalid_input',
        fields: { email: expect.any(String) },
      });
    }
    const extra = await colo.browser().post('/auth/v1/otp', { email: 'a@b.test', admin: true });
    expect((await extra.json()).error.fields).toHaveProperty('admin');
    const nonsense = await colo.browser().post('/auth/v1/otp', '{"email":');
    expect(nonsense.status).toBe(400);
  });

  it('keeps neither link nor code readable in the database', async () => {
    await colo.browser().post('/auth/v1/otp', { email: 'hashed@exemplo.test' });
    const rows = JSON.stringify(await colo.services.db.select().from(signInLinks));
    expect(rows).not.toContain(colo.codeFor('hashed@exemplo.test'));
    expect(rows).not.toContain(tokenOf(colo.linkFor('hashed@exemplo.test')));
  });

  it('stops flooding one mailbox, says when to come back, and forgives with time', async () => {
    const her = colo.browser();
    for (let mail = 0; mail < 5; mail++) await her.post('/auth/v1/otp', { email: 'flood@exemplo.test' });
    const refused = await her.post('/auth/v1/otp', { email: 'flood@exemplo.test' });
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('Retry-After'))).toBeGreaterThan(0);
    expect(await codeOf(refused)).toBe('too_many_requests');
    colo.clock.pass({ minutes: 15 });
    expect((await her.post('/auth/v1/otp', { email: 'flood@exemplo.test' })).status).toBe(200);
  });

  it('says so when the mail cannot be sent, and leaves no dead link behind', async () => {
    const { send } = colo.mailer;
    colo.mailer.send = () => Promise.reject(new Error('no mail server'));
    const response = await colo.browser().post('/auth/v1/otp', { email: 'nomail@exemplo.test' });
    colo.mailer.send = send;
    expect(response.status).toBe(503);
    expect(await codeOf(response)).toBe('mail_unavailable');
    const links = await colo.services.db.select().from(signInLinks);
    expect(links.filter((link) => link.email === 'nomail@exemplo.test')).toEqual([]);
  });

  it('does not count the tries of an outage: she is let in as soon as mail goes out again', async () => {
    const her = colo.browser();
    const { send } = colo.mailer;
    colo.mailer.send = () => Promise.reject(new Error('no mail server'));
    for (let attempt = 0; attempt < 8; attempt++) {
      const refused = await her.post('/auth/v1/otp', { email: 'outage@exemplo.test' });
      expect(await codeOf(refused)).toBe('mail_unavailable');
    }
    colo.mailer.send = send;
    expect((await her.post('/auth/v1/otp', { email: 'outage@exemplo.test' })).status).toBe(200);
  });
});

describe('signing in by code', () => {
  it('lets her in, and the cookie cannot be read by scripts', async () => {
    const her = colo.browser();
    await her.post('/auth/v1/otp', { email: 'code@exemplo.test' });
    const response = await her.post('/auth/v1/verify', {
      type: 'email',
      email: 'Code@exemplo.test',
      token: colo.codeFor('code@exemplo.test'),
    });
    expect(response.status).toBe(200);
    expect(response.headers.getSetCookie()[0]).toMatch(
      /^colo_session=[\w-]{43}; Max-Age=5184000; Path=\/; HttpOnly; SameSite=Lax$/,
    );
    expect(await viewer(her)).toMatchObject({ email: 'code@exemplo.test', isStaff: false });
    expect((await (await her.get('/auth/v1/user')).json()).email).toBe('code@exemplo.test');
  });

  it('accepts a code once only', async () => {
    const her = colo.browser();
    await her.post('/auth/v1/otp', { email: 'once@exemplo.test' });
    const proof = { type: 'email', email: 'once@exemplo.test', token: colo.codeFor('once@exemplo.test') };
    expect((await her.post('/auth/v1/verify', proof)).status).toBe(200);
    const again = await colo.browser().post('/auth/v1/verify', proof);
    expect(again.status).toBe(403);
    expect(await codeOf(again)).toBe('code_invalid');
  });

  it('voids the code, and not the link, after five wrong codes', async () => {
    const her = colo.browser();
    await her.post('/auth/v1/otp', { email: 'five@exemplo.test' });
    const token = colo.codeFor('five@exemplo.test');
    for (let guess = 0; guess < 5; guess++) {
      const refused = await her.post('/auth/v1/verify', {
        type: 'email',
        email: 'five@exemplo.test',
        token: wrong(token),
      });
      expect(await codeOf(refused)).toBe('code_invalid');
    }
    expect(
      (await her.post('/auth/v1/verify', { type: 'email', email: 'five@exemplo.test', token })).status,
    ).toBe(403);
    const link = tokenOf(colo.linkFor('five@exemplo.test'));
    expect((await her.post('/auth/v1/verify', { type: 'email', token_hash: link })).status).toBe(200);
  });

  it('still opens on the fifth try after four wrong ones', async () => {
    const her = colo.browser();
    await her.post('/auth/v1/otp', { email: 'four@exemplo.test' });
    const token = colo.codeFor('four@exemplo.test');
    for (let guess = 0; guess < 4; guess++) {
      await her.post('/auth/v1/verify', { type: 'email', email: 'four@exemplo.test', token: wrong(token) });
    }
    expect(
      (await her.post('/auth/v1/verify', { type: 'email', email: 'four@exemplo.test', token })).status,
    ).toBe(200);
  });

  it('expires after ten minutes', async () => {
    const her = colo.browser();
    await her.post('/auth/v1/otp', { email: 'late@exemplo.test' });
    colo.clock.pass({ minutes: 10 });
    const token = colo.codeFor('late@exemplo.test');
    expect(
      (await her.post('/auth/v1/verify', { type: 'email', email: 'late@exemplo.test', token })).status,
    ).toBe(403);
  });

  it('opens with the code of an earlier mail too, because mails overtake each other', async () => {
    const her = colo.browser();
    await her.post('/auth/v1/otp', { email: 'two@exemplo.test' });
    const earlier = colo.codeFor('two@exemplo.test');
    await her.post('/auth/v1/otp', { email: 'two@exemplo.test' });
    const proof = { type: 'email', email: 'two@exemplo.test', token: earlier };
    expect((await her.post('/auth/v1/verify', proof)).status).toBe(200);
  });

  it('does not open for another address', async () => {
    await colo.browser().post('/auth/v1/otp', { email: 'hers@exemplo.test' });
    const token = colo.codeFor('hers@exemplo.test');
    const other = await colo
      .browser()
      .post('/auth/v1/verify', { type: 'email', email: 'other@exemplo.test', token });
    expect(other.status).toBe(403);
  });

  it('refuses a code that is not six digits before looking it up', async () => {
    for (const token of ['12345', '1234567', 'abcdef', '12 345', '']) {
      const response = await colo
        .browser()
        .post('/auth/v1/verify', { type: 'email', email: 'x@exemplo.test', token });
      expect(response.status).toBe(400);
    }
  });
});

describe('signing in by link', () => {
  it('spends the link by the page, once, and lands the same person', async () => {
    const her = colo.browser();
    await her.post('/auth/v1/otp', { email: 'link@exemplo.test' });
    const token_hash = tokenOf(colo.linkFor('link@exemplo.test'));
    expect((await her.post('/auth/v1/verify', { type: 'email', token_hash })).status).toBe(200);
    expect(await viewer(her)).toMatchObject({ email: 'link@exemplo.test' });
    const again = await colo.browser().post('/auth/v1/verify', { type: 'email', token_hash });
    expect(await codeOf(again)).toBe('link_invalid');
  });

  it('lets only one of two who open it at the same moment in', async () => {
    await colo.browser().post('/auth/v1/otp', { email: 'race@exemplo.test' });
    const token_hash = tokenOf(colo.linkFor('race@exemplo.test'));
    const both = await Promise.all(
      [1, 2].map(() => colo.browser().post('/auth/v1/verify', { type: 'email', token_hash })),
    );
    expect(both.map((response) => response.status).sort()).toEqual([200, 403]);
  });

  it('expires after ten minutes', async () => {
    await colo.browser().post('/auth/v1/otp', { email: 'latelink@exemplo.test' });
    colo.clock.pass({ minutes: 10 });
    const token_hash = tokenOf(colo.linkFor('latelink@exemplo.test'));
    const response = await colo.browser().post('/auth/v1/verify', { type: 'email', token_hash });
    expect(await codeOf(response)).toBe('link_invalid');
  });
});

describe('a session', () => {
  it('renews itself while used, and ends after sixty days without use', async () => {
    const her = await colo.signedIn('sixty@exemplo.test');
    for (let month = 0; month < 2; month++) {
      colo.clock.pass({ days: 59 });
      const response = await her.get('/api/viewer');
      expect((await response.json()).viewer).not.toBeNull();
      expect(response.headers.get('Set-Cookie')).toContain('Max-Age=5184000');
    }
    colo.clock.pass({ days: 60 });
    expect(await viewer(her)).toBeNull();
  });

  it('ends a hundred and eighty days after the sign-in, however much it is used', async () => {
    const her = await colo.signedIn('longest@exemplo.test');
    for (let month = 0; month < 4; month++) {
      colo.clock.pass({ days: 40 });
      expect(await viewer(her)).not.toBeNull();
    }
    colo.clock.pass({ days: 19, hours: 23 });
    const last = await her.get('/api/viewer');
    expect(last.headers.get('Set-Cookie')).toContain('Max-Age=3600;');
    colo.clock.pass({ hours: 1 });
    expect(await viewer(her)).toBeNull();
  });

  it('keeps no readable secret in the database', async () => {
    const her = await colo.signedIn('secret@exemplo.test');
    const rows = JSON.stringify(await colo.services.db.select().from(signInSessions));
    expect(rows).not.toContain(her.cookie()?.split('=')[1]);
  });

  it('can be listed, and ended here, elsewhere and everywhere', async () => {
    const email = 'devices@exemplo.test';
    const phone = await colo.signedIn(email);
    const tablet = await colo.signedIn(email);
    const laptop = await colo.signedIn(email);
    const { sessions } = await (await phone.get('/api/sign-in-sessions')).json();
    expect(sessions).toHaveLength(3);
    expect(sessions.filter((session: { isCurrent: boolean }) => session.isCurrent)).toHaveLength(1);

    expect((await laptop.post('/auth/v1/logout?scope=local')).status).toBe(204);
    expect([await viewer(laptop), await viewer(phone)]).toEqual([null, expect.anything()]);
    expect((await phone.post('/auth/v1/logout?scope=others')).status).toBe(204);
    expect([await viewer(tablet), await viewer(phone)]).toEqual([null, expect.anything()]);
    const again = await colo.signedIn(email);
    expect((await phone.post('/auth/v1/logout?scope=global')).status).toBe(204);
    expect([await viewer(again), await viewer(phone)]).toEqual([null, null]);
  });

  it('the answer that takes the cookie away clears what the browser kept', async () => {
    const email = 'cache@exemplo.test';
    const [phone, tablet] = [await colo.signedIn(email), await colo.signedIn(email)];
    const cleared = async (answer: Response | Promise<Response>) =>
      (await answer).headers.get('Clear-Site-Data');
    expect(await cleared(phone.post('/auth/v1/logout?scope=others'))).toBeNull();
    expect(await cleared(phone.post('/auth/v1/logout?scope=local'))).toBe('"cache"');
    expect(await viewer(tablet)).toBeNull();
    const her = await colo.signedIn(email);
    expect(await cleared(her.post('/api/account/deletion', { keepCommunityTexts: false }))).toBe('"cache"');
  });

  it('can be ended one by one, but never somebody else’s', async () => {
    const hers = await colo.signedIn('hers2@exemplo.test');
    const stranger = await colo.signedIn('stranger@exemplo.test');
    const { sessions } = await (await hers.get('/api/sign-in-sessions')).json();
    const path = `/api/sign-in-sessions/${sessions[0].id}`;
    expect((await stranger.call('DELETE', path)).status).toBe(404);
    expect(await viewer(hers)).not.toBeNull();
    expect((await hers.call('DELETE', path)).status).toBe(204);
    expect(await viewer(hers)).toBeNull();
  });

  it('knows staff by configuration', async () => {
    expect(await viewer(await colo.signedIn('staff@colo.test'))).toMatchObject({ isStaff: true });
  });

  it('rides on a __Host- cookie with Secure when the address is https', async () => {
    const secure = await startTestApp({ APP_URL: 'https://colo.example' });
    const her = await secure.signedIn('s@exemplo.test');
    expect(her.cookie()).toMatch(/^__Host-colo_session=/);
    expect(await viewer(her)).not.toBeNull();
    await secure.close();
  });
});
