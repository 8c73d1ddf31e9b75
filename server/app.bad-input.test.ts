import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';
import { badRequest, type Route } from '../bench/reliability/fuzz/bad-request.ts';
import { Chance } from '../bench/reliability/fuzz/chance.ts';
import { Lessons } from '../bench/reliability/fuzz/lessons.ts';

/** The short form of bench/reliability/fuzz.ts: for every route, several times, another kind of nonsense. */
const times = 6;

let colo: TestApp;
beforeAll(async () => {
  colo = await startTestApp({ STAFF_EMAILS: 'staff@colo.test', TRUST_PROXY: '1' });
});
afterAll(() => colo.close());

it('no route fails on bad input, or tells what happened inside', { timeout: 120_000 }, async () => {
  const chance = new Chance(2026);
  const routes: Route[] = colo.app.routes.filter(({ method }) => method !== 'ALL');
  const distinct = [...new Map(routes.map((route) => [`${route.method} ${route.path}`, route])).values()];
  expect(distinct.length).toBeGreaterThan(50);
  const people = [
    colo.browser(),
    await colo.signedIn('mae@exemplo.test'),
    await colo.signedIn('staff@colo.test'),
  ];
  const wrong: string[] = [];
  for (const route of distinct) {
    const learned = new Lessons();
    for (let n = 0; n < times; n += 1) {
      const bad = badRequest(chance, route, learned, []);
      const answer = await colo.app.request(bad.target, {
        method: bad.method,
        headers: { ...bad.headers, Cookie: chance.pick(people).cookie() ?? '' },
        ...(bad.body ? { body: new Uint8Array(bad.body) } : {}),
      });
      const text = answer.status >= 400 ? await answer.text() : '';
      if (answer.status < 400) await answer.body?.cancel();
      learned.learn(text);
      if (answer.status >= 500 || /\n\s+at |node_modules|Failed query/.test(text))
        wrong.push(`${bad.method} ${bad.target.slice(0, 200)} ${answer.status} ${text.slice(0, 300)}`);
    }
  }
  expect(wrong).toEqual([]);
});
