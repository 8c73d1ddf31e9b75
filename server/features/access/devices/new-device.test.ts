import { asc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { auditLog } from '#server/features/audit/audit.table.ts';
import { jobHandlers } from '#server/job-handlers.ts';
import { startJobs } from '#server/platform/jobs/jobs.runner.ts';
import { jobs } from '#server/platform/jobs/jobs.table.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';
import { signedInWithTokens } from '#tests/support/tokens.ts';
import { knownDevices } from '../access.table.ts';

let colo: TestApp;
let runner: ReturnType<typeof startJobs>;
beforeAll(async () => {
  colo = await startTestApp();
  const { db, clock, log } = colo.services;
  const hasOneSession = inject('databaseTemplate').kind === 'embedded';
  runner = startJobs({ db, clock, log, handlers: jobHandlers(colo.services), hasOneSession });
});
afterAll(async () => {
  await runner.stop();
  await colo.close();
});
beforeEach(() => {
  colo.mails.length = 0;
});

type Browser = ReturnType<TestApp['browser']>;

const iphone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605 Version/19 Safari/604';

async function signIn(who: Browser, email: string, headers: Record<string, string> = {}): Promise<Browser> {
  await who.post('/auth/v1/otp', { email });
  const proof = { type: 'email', email, token: colo.codeFor(email) };
  expect((await who.post('/auth/v1/verify', proof, headers)).status).toBe(200);
  return who;
}

/** What she is told, once what is due was sent. */
async function told(email: string) {
  await runner.runDue();
  return colo.mails.filter((mail) => mail.to === email && /aparelho|device/.test(mail.subject));
}
const tokenIn = (mail: { text: string } | undefined) => mail?.text.match(/#(\S+)/)?.[1] ?? '';
const end = (who: Browser, token: string) => who.post('/api/new-device/end', { token });
const isIn = async (who: Browser) => (await who.get('/auth/v1/user')).status === 200;

describe('a device that is new to her account', () => {
  it('is told by mail: which and when, and no more', async () => {
    const email = 'ana@exemplo.test';
    await signIn(colo.browser(), email);
    expect(await told(email)).toEqual([]);
    await signIn(colo.browser(), email, { 'User-Agent': iphone, 'X-Forwarded-For': '203.0.113.9' });
    const [mail, ...more] = await told(email);
    expect(more).toEqual([]);
    expect(mail?.subject).toBe('Um aparelho novo entrou na sua conta do Colo');
    expect(mail?.text).toContain('Safari · iPhone');
    expect(mail?.text).toContain('domingo, 8 de março de 2026 às 00:00 (horário de Brasília)');
    expect(mail?.text).toMatch(/http:\/\/localhost:3000\/app\/novo-aparelho#[\w-]{36}\.[\w-]{43}\n/);
    expect(`${mail?.text}${mail?.html}`).not.toMatch(/203\.0\.113\.9|\b\d{6}\b/);
    await runner.runDue();
    expect(await told(email)).toHaveLength(1);
  });

  it('is told in the language that she used before, whatever page the device came by', async () => {
    const english = { Referer: 'http://localhost:3000/en/app' };
    await signIn(colo.browser(), 'en@exemplo.test', english);
    await signIn(colo.browser(), 'en@exemplo.test');
    expect((await told('en@exemplo.test'))[0]?.subject).toBe('A new device entered your Colo account');
    await signIn(colo.browser(), 'pt@exemplo.test');
    await signIn(colo.browser(), 'pt@exemplo.test', english);
    expect((await told('pt@exemplo.test'))[0]?.subject).toMatch(/^Um aparelho novo/);
  });

  it('is known the next time, also on a phone that two mothers share', async () => {
    const phone = await signIn(colo.browser(), 'bia@exemplo.test');
    await signIn(phone, 'cris@exemplo.test');
    await signIn(phone, 'bia@exemplo.test');
    await signIn(phone, 'cris@exemplo.test');
    expect(await told('bia@exemplo.test')).toEqual([]);
    expect(await told('cris@exemplo.test')).toEqual([]);
  });

  it('is not known to an account because another’s is', async () => {
    await signIn(colo.browser(), 'dani@exemplo.test');
    const stranger = await signIn(colo.browser(), 'eva@exemplo.test');
    await signIn(stranger, 'dani@exemplo.test');
    expect(await told('dani@exemplo.test')).toHaveLength(1);
  });

  it('cannot be made known by a secret that was planted before she signed in', async () => {
    const planted = { Cookie: `colo_device=${'p'.repeat(43)}` };
    await signIn(colo.browser(), 'fe@exemplo.test', planted);
    await signIn(colo.client({ 'Sec-Fetch-Site': 'same-origin', ...planted }), 'fe@exemplo.test');
    expect(await told('fe@exemplo.test')).toHaveLength(1);
  });

  it('is every client that is no browser', async () => {
    await signedInWithTokens(colo, 'app@exemplo.test');
    await signedInWithTokens(colo, 'app@exemplo.test');
    expect(await told('app@exemplo.test')).toHaveLength(1);
  });

  it('is told later where the mail server is away', async () => {
    await signIn(colo.browser(), 'away@exemplo.test');
    await signIn(colo.browser(), 'away@exemplo.test');
    const { send } = colo.mailer;
    colo.mailer.send = () => Promise.reject(new Error('no mail server'));
    expect(await told('away@exemplo.test')).toEqual([]);
    colo.mailer.send = send;
    colo.clock.pass({ minutes: 1 });
    expect(await told('away@exemplo.test')).toHaveLength(1);
  });

  it('is told even if it signed her out everywhere before the mail went out', async () => {
    await signIn(colo.browser(), 'quick@exemplo.test');
    const thief = await signIn(colo.browser(), 'quick@exemplo.test');
    await thief.post('/auth/v1/logout?scope=global');
    expect(await told('quick@exemplo.test')).toHaveLength(1);
  });

  it('leaves no secret that ends it in the database', async () => {
    await signIn(colo.browser(), 'gi@exemplo.test');
    await signIn(colo.browser(), 'gi@exemplo.test');
    const seal = tokenIn((await told('gi@exemplo.test'))[0]).split('.')[1] ?? '';
    expect(seal).toHaveLength(43);
    const { db } = colo.services;
    const rows = [...(await db.select().from(jobs)), ...(await db.select().from(knownDevices))];
    expect(JSON.stringify(rows)).not.toContain(seal);
  });
});

describe('one tap in the mail', () => {
  async function intruded(email: string) {
    const her = await signIn(colo.browser(), email);
    const thief = await signIn(colo.browser(), email);
    return { her, thief, token: tokenIn((await told(email))[0]) };
  }

  it('ends that session from a browser that is signed in nowhere, and no other', async () => {
    const { her, thief, token } = await intruded('tap@exemplo.test');
    expect((await end(colo.browser(), token)).status).toBe(204);
    expect([await isIn(thief), await isIn(her)]).toEqual([false, true]);
  });

  it('ends what the device began since, and it is a stranger again', async () => {
    const email = 'again@exemplo.test';
    const { thief, token } = await intruded(email);
    await thief.post('/auth/v1/logout?scope=local');
    await signIn(thief, email);
    expect(await told(email)).toHaveLength(1);
    await end(colo.browser(), token);
    expect(await isIn(thief)).toBe(false);
    await signIn(thief, email);
    expect(await told(email)).toHaveLength(2);
  });

  it('works once, for seven days, and for nothing that is made up', async () => {
    const { her, thief, token } = await intruded('once@exemplo.test');
    const [device = '', seal = ''] = token.split('.');
    const changed = `${device}.${seal.startsWith('A') ? 'B' : 'A'}${seal.slice(1)}`;
    for (const madeUp of ['x', 'x.y', device, `${device}.`, changed, `${token}.`])
      expect((await end(her, madeUp)).status, madeUp).toBe(403);
    expect(await isIn(thief)).toBe(true);
    expect((await end(her, token)).status).toBe(204);
    expect((await (await end(her, token)).json()).error.code).toBe('link_invalid');
    const late = await intruded('late@exemplo.test');
    colo.clock.pass({ days: 7 });
    expect((await end(late.her, late.token)).status).toBe(403);
    expect(await isIn(late.thief)).toBe(true);
  });

  it('is no way in', async () => {
    const { token } = await intruded('no-way@exemplo.test');
    const stranger = colo.browser();
    const [device = '', seal = ''] = token.split('.');
    for (const token_hash of [token, seal, device])
      expect((await stranger.post('/auth/v1/verify', { type: 'email', token_hash })).status).toBe(403);
    const answer = await end(stranger, token);
    expect([answer.headers.getSetCookie(), await isIn(stranger)]).toEqual([[], false]);
  });
});

it('a device that she ends from her list, or with all others, is a stranger again', async () => {
  const email = 'list@exemplo.test';
  const her = await signIn(colo.browser(), email);
  const other = await signIn(colo.browser(), email);
  expect(await told(email)).toHaveLength(1);
  const { sessions } = await (await her.get('/api/sign-in-sessions')).json();
  const { id } = sessions.find((session: { isCurrent: boolean }) => !session.isCurrent);
  expect((await her.call('DELETE', `/api/sign-in-sessions/${id}`)).status).toBe(204);
  await signIn(other, email);
  expect(await told(email)).toHaveLength(2);
  await her.post('/auth/v1/logout?scope=others');
  colo.clock.pass({ minutes: 15 });
  await signIn(other, email);
  expect(await told(email)).toHaveLength(3);
  await signIn(her, email);
  expect(await told(email)).toHaveLength(3);
});

it('what happens at the door leaves lines with her address, and none with a stranger’s', async () => {
  const email = 'lines@exemplo.test';
  const her = await signIn(colo.browser(), email);
  await signIn(her, email);
  const other = await signIn(colo.browser(), email, { 'User-Agent': iphone });
  const { db } = colo.services;
  const before = await db.$count(auditLog);
  for (const address of [email, 'nobody@exemplo.test'])
    await colo.browser().post('/auth/v1/verify', { type: 'email', email: address, token: '000000' });
  expect(await db.$count(auditLog)).toBe(before + 2);
  await end(other, tokenIn((await told(email))[0]));
  const lines = await db
    .select()
    .from(auditLog)
    .where(eq(auditLog.actorEmail, email))
    .orderBy(asc(auditLog.id));
  expect(lines.map(({ action, subject }) => [action, subject])).toEqual([
    ['new_device', ''],
    ['sign_in', ''],
    ['new_device', 'Safari · iPhone'],
    ['sign_in_failed', ''],
    ['session_ended', 'Safari · iPhone'],
  ]);
  expect(JSON.stringify(await db.select().from(auditLog))).not.toContain('nobody@exemplo.test');
});
