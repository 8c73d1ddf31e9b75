import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { SubscribersAnswer } from '#shared/specialists/session-admin.schema.ts';
import type { PlanAnswer } from '#shared/specialists/specialists.schema.ts';
import { actsOf } from '#tests/support/acts.ts';
import type { Browser } from '#tests/support/community.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';
import { subscribers } from './subscribers.table.ts';

let colo: TestApp;
let staff: Browser;
let written: ReturnType<typeof actsOf>;
beforeAll(async () => {
  colo = await startTestApp({ STAFF_EMAILS: 'staff@colo.test' });
  staff = await colo.signedIn('staff@colo.test');
  written = actsOf(colo);
});
beforeEach(async () => {
  await colo.services.db.delete(subscribers);
  await written.begin();
});
afterAll(() => colo.close());

const address = '/api/admin/subscribers';
const list = async (query = ''): Promise<SubscribersAnswer> => (await staff.get(address + query)).json();
const put = (body: unknown) => staff.call('PUT', address, { body });
const bring = async (csv: string) => (await staff.post(`${address}/import`, { csv })).json();
const acts = async () => (await written.read()).map(({ action, subject }) => [action, subject]);
const ana = { email: 'ana@exemplo.test', plan: 'premium', paymentCurrency: 'BRL' };

describe('staff', () => {
  it('add, change and remove a subscriber, and bring her back, and each act is written down', async () => {
    expect((await put({ ...ana, email: '  ANA@exemplo.test ', paymentCurrency: 'brl' })).status).toBe(200);
    const [added] = (await list()).subscribers;
    expect(added).toEqual({ ...ana, createdAt: colo.clock.now().toISOString() });
    colo.clock.pass({ minutes: 1 });
    await put({ ...ana, plan: 'free' });
    expect((await list()).subscribers).toEqual([{ ...added, plan: 'free' }]);
    const remove = () => staff.call('DELETE', `${address}/${encodeURIComponent('Ana@exemplo.test')}`);
    expect((await remove()).status).toBe(200);
    expect((await remove()).status).toBe(404);
    await put(ana);
    expect((await list()).subscribers).toHaveLength(1);
    expect(await acts()).toEqual([
      ['subscriber_saved', ana.email],
      ['subscriber_saved', ana.email],
      ['subscriber_removed', ana.email],
      ['subscriber_saved', ana.email],
    ]);
  });

  it.each([
    [{ email: 'não é' }, 'email'],
    [{ plan: 'ouro' }, 'plan'],
    [{ paymentCurrency: 'reais' }, 'paymentCurrency'],
  ])('hear which field is wrong: %o', async (wrong, field) => {
    const { error } = await (await put({ ...ana, ...wrong })).json();
    expect(Object.keys(error.fields)).toEqual([field]);
    expect(await acts()).toEqual([]);
  });

  it('read them page by page, and search by a part of the address, taken as it stands', async () => {
    const createdAt = colo.clock.now();
    const emails = Array.from({ length: 120 }, (_, n) => `m_${String(n).padStart(3, '0')}@exemplo.test`);
    await colo.services.db
      .insert(subscribers)
      .values(emails.map((email) => ({ email, paymentCurrency: 'BRL', createdAt })));
    const seen: string[] = [];
    let cursor: string | null = '';
    while (cursor !== null) {
      const page: SubscribersAnswer = await list(cursor && `?cursor=${encodeURIComponent(cursor)}`);
      seen.push(...page.subscribers.map(({ email }) => email));
      cursor = page.nextCursor;
    }
    expect(seen).toEqual(emails);
    expect((await list('?q=M_007')).subscribers.map(({ email }) => email)).toEqual(['m_007@exemplo.test']);
    expect((await list('?q=%25')).subscribers).toEqual([]);
    expect((await list('?q=m0')).subscribers).toEqual([]);
  });
});

describe('an imported list', () => {
  it('is taken line by line: what is wrong is told by its line, and the rest is kept', async () => {
    await put({ ...ana, plan: 'free' });
    const answer = await bring(
      [
        '\uFEFFPayment_Currency;email;Plan;outra coluna',
        'usd; ANA@exemplo.test ;Premium;x',
        'BRL;"bia@exemplo.test";free',
        '',
        'BRL;não é;free',
        'reais;carla@exemplo.test;free',
        'BRL;dora@exemplo.test;ouro',
        'BRL;;premium',
        'BRL;bia@exemplo.test;premium',
        'BRL;eva@exemplo.test',
        `BRL;${'x'.repeat(300)}@exemplo.test;free`,
      ].join('\r\n'),
    );
    expect(answer).toEqual({
      imported: 2,
      headings: { missing: [], unknown: ['outra coluna'] },
      wrong: [
        { line: 5, problem: 'not_an_email' },
        { line: 6, problem: 'not_a_currency' },
        { line: 7, problem: 'not_a_plan' },
        { line: 8, problem: 'required' },
        { line: 9, problem: 'repeated' },
        { line: 10, problem: 'required' },
        { line: 11, problem: 'too_long' },
      ],
    });
    expect((await list()).subscribers).toMatchObject([
      { email: 'ana@exemplo.test', plan: 'premium', paymentCurrency: 'USD' },
      { email: 'bia@exemplo.test', plan: 'free', paymentCurrency: 'BRL' },
    ]);
    expect((await acts()).at(-1)).toEqual(['subscribers_imported', '2']);
  });

  it.each([
    ['', ['email', 'plan', 'payment_currency'], []],
    ['email,plan\na@b.co,free', ['payment_currency'], []],
    ['E-mail,PLAN,Moeda\na@b.co,free,BRL', ['email', 'payment_currency'], ['E-mail', 'Moeda']],
    [`\n\n${'x'.repeat(99)}`, ['email', 'plan', 'payment_currency'], ['x'.repeat(40)]],
  ])(
    'without its columns changes nothing, and tells which are missing and which it does not know',
    async (csv, missing, unknown) => {
      expect(await bring(csv)).toEqual({ imported: 0, wrong: [], headings: { missing, unknown } });
      expect(await acts()).toEqual([]);
    },
  );

  it('may be as long as a small house needs, and no longer', async () => {
    const line = (n: number) => `"mae${n}@exemplo.test","premium","BRL"\n`;
    const csv = `email,plan,payment_currency\n${Array.from({ length: 1200 }, (_, n) => line(n)).join('')}`;
    expect(await bring(csv)).toEqual({ imported: 1200, wrong: [], headings: { missing: [], unknown: [] } });
    const { error } = await bring('x'.repeat(50_001));
    expect(error.fields).toEqual({ csv: 'too_long' });
  });
});

describe('her plan', () => {
  const plan = async (her: Browser): Promise<PlanAnswer> => (await her.get('/api/plan')).json();

  it('follows the row of her address, and is free without one', async () => {
    const her = await colo.signedIn(ana.email);
    expect(await plan(her)).toEqual({ plan: 'free', interested: false });
    await put(ana);
    expect(await plan(her)).toMatchObject({ plan: 'premium' });
    await put({ ...ana, plan: 'free' });
    expect(await plan(her)).toMatchObject({ plan: 'free' });
    expect(await plan(colo.browser())).toEqual({ plan: 'free', interested: false });
  });

  it('she may wish for is noted once, and staff see how many do', async () => {
    const her = await colo.signedIn('bia@exemplo.test');
    const before = (await list()).interested;
    for (let times = 0; times < 2; times++)
      expect(await (await her.post('/api/plan/interest')).json()).toEqual({ plan: 'free', interested: true });
    expect(await plan(her)).toEqual({ plan: 'free', interested: true });
    expect((await list()).interested).toBe(before + 1);
    expect((await colo.browser().post('/api/plan/interest')).status).toBe(401);
  });
});
