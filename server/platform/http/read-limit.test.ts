import { Hono } from 'hono';
import { expect, it } from 'vitest';
import { TestClock } from '#tests/support/test-app.ts';
import { createLog } from '../log/log.ts';
import { onError } from './on-error.ts';
import { readLimit } from './read-limit.ts';

/** Ana and Bia are signed in by their cookies; any other cookie is made up. */
function limited(perMinute: number) {
  const clock = new TestClock();
  const people: Record<string, string> = { 'session=ana': 'ana', 'session=bia': 'bia' };
  const app = new Hono<{ Variables: { userId?: string } }>();
  app.use(readLimit({ perMinute, proxies: 1, clock, whoAsked: (c) => c.get('userId') }));
  app.all('/', async (c) => {
    const who = people[c.req.header('Cookie') ?? ''];
    if (who) c.set('userId', who);
    return c.text('');
  });
  app.onError(onError(createLog('silent')));
  const call = (address: string, cookie?: string, method = 'GET', path = '/') =>
    app.request(path, {
      method,
      headers: { 'X-Forwarded-For': address, ...(cookie ? { Cookie: cookie } : {}) },
    });
  const served = async (times: number, ...of: Parameters<typeof call>) => {
    let count = 0;
    for (let time = 0; time < times; time += 1) if ((await call(...of)).status === 200) count += 1;
    return count;
  };
  return { clock, call, served };
}

it('a visitor reads as much as anyone could, and a machine no more than that in a minute', async () => {
  const { clock, call, served } = limited(5);
  expect(await served(8, '203.0.113.7')).toBe(5);
  expect(await served(3, '203.0.113.8')).toBe(3);
  clock.pass({ seconds: 20 });
  const refused = await call('203.0.113.7');
  expect([refused.status, refused.headers.get('Retry-After')]).toEqual([429, '40']);
  clock.pass({ seconds: 40 });
  expect(await served(8, '203.0.113.7')).toBe(5);
});

it('stops a machine that searches without end, and lets everybody else go on', async () => {
  const { clock, served } = limited(20);
  expect(await served(8, '203.0.113.7', undefined, 'GET', '/?q=sono')).toBe(5);
  expect(await served(8, '203.0.113.8', undefined, 'GET', '/?q=sono')).toBe(5);
  clock.pass({ minutes: 1 });
  expect(await served(1, '203.0.113.7', undefined, 'GET', '/?q=sono')).toBe(1);
});

it('who is signed in counts by herself, wherever she is and whoever shares her address', async () => {
  const { served } = limited(5);
  // The first is counted for the address: only its answer proves who she is.
  expect(await served(1, '203.0.113.7', 'session=ana')).toBe(1);
  expect(await served(1, '203.0.113.7', 'session=bia')).toBe(1);
  expect(await served(9, '203.0.113.7')).toBe(3);
  expect(await served(3, '203.0.113.7', 'session=ana')).toBe(3);
  expect(await served(9, '203.0.113.99', 'session=ana')).toBe(2);
  expect(await served(9, '203.0.113.7', 'session=bia')).toBe(5);
});

it('made-up sessions do not multiply what an address may read', async () => {
  const { call } = limited(5);
  const statuses: number[] = [];
  for (let n = 0; n < 8; n += 1) statuses.push((await call('203.0.113.7', `session=${n}`)).status);
  expect(statuses.filter((status) => status === 200)).toHaveLength(5);
});

it('writes have limits of their own, and 0 is none', async () => {
  const { served } = limited(5);
  expect(await served(9, '203.0.113.7', undefined, 'POST')).toBe(9);
  expect(await limited(0).served(50, '203.0.113.7')).toBe(50);
});
