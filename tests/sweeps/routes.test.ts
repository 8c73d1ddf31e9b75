import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { leaveFamily } from '#server/features/family/family.service.ts';
import { type AccessLevel, declaredLevel } from '#server/platform/http/access-level.ts';
import { userIdOf } from '#tests/support/community.ts';
import { familyOf, join } from '#tests/support/family.ts';
import { withSecondFactor } from '#tests/support/second-factor.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';

/** Written once, it guards the route that is added tomorrow: every route says who may call it, and means it. */
let colo: TestApp;
beforeAll(async () => {
  colo = await startTestApp({ STAFF_EMAILS: 'staff@colo.test' });
});
afterAll(() => colo.close());

type Route = { method: string; path: string; levels: AccessLevel[] };

function routes(): Route[] {
  const byAddress = new Map<string, Route>();
  for (const { method, path, handler } of colo.app.routes) {
    if (method === 'ALL') continue; // Middleware for every method guards nothing by itself.
    const key = `${method} ${path}`;
    const route = byAddress.get(key) ?? { method, path, levels: [] };
    const level = declaredLevel(handler);
    if (level) route.levels.push(level);
    byAddress.set(key, route);
  }
  return [...byAddress.values()];
}

const addressOf = ({ path }: Route) => path.replaceAll(/:\w+/g, '00000000-0000-4000-8000-000000000000');

/** What was refused for who is calling, before anything else was looked at. */
async function refusal(
  her: ReturnType<TestApp['browser']>,
  route: Route,
  query = '',
): Promise<string | undefined> {
  const response = await her.call(
    route.method,
    addressOf(route) + query,
    route.method === 'GET' ? {} : { body: {} },
  );
  expect(response.status, `${route.method} ${route.path}`).toBeLessThan(500);
  if (response.status !== 401 && response.status !== 403) return undefined;
  return (await response.json()).error.code;
}

/** Whoever signs in belongs to a family of her own: a route for members is one for her. */
const isForMothers = ({ levels }: Route) => levels.includes('mother') || levels.includes('member');

const nameOf = ({ method, path }: Route) => `${method} ${path}`;

/** What a session may still call while its second factor has not been shown: showing it, and leaving. */
const halfway = [
  'GET /auth/v1/user',
  'POST /auth/v1/logout',
  'POST /auth/v1/factors/:id/challenge',
  'POST /auth/v1/factors/:id/verify',
  'POST /auth/v1/recovery-codes/use',
  'POST /auth/v1/passkeys/confirm/options',
  'POST /auth/v1/passkeys/confirm',
  'GET /auth/v1/reauthentication',
];

/** For those who have a second factor and have shown it: a mother without one is sent to get it. */
const withSecondFactorOnly = ['POST /auth/v1/recovery-codes'];

/** What a phone left on the table must not do: asked again after ten minutes. */
const recentOnly = [
  'GET /api/my-data',
  'GET /api/diary-export',
  'POST /api/account/deletion',
  'POST /api/families/deletion',
  'POST /auth/v1/factors',
  'DELETE /auth/v1/factors/:id',
  'POST /auth/v1/recovery-codes',
  'POST /api/passkeys/options',
  'POST /api/passkeys',
  'DELETE /api/passkeys/:id',
  'DELETE /api/sign-in-sessions/:id',
];

describe('every route', () => {
  it('declares exactly one of open, mother, member or staff', () => {
    expect(routes().length).toBeGreaterThan(10);
    const undeclared = routes().filter((route) => route.levels.length !== 1);
    expect(
      undeclared.map(({ method, path, levels }) => `${method} ${path}: ${levels.join(', ') || 'nothing'}`),
    ).toEqual([]);
  });

  it('for mothers or staff refuses a visitor', async () => {
    for (const route of routes().filter(({ levels }) => !levels.includes('open'))) {
      expect(await refusal(colo.browser(), route), `${route.method} ${route.path}`).toBe('unauthenticated');
    }
  });

  it('for staff refuses a mother', async () => {
    const mother = await colo.signedIn('mother@exemplo.test');
    const guarded = routes().filter(({ levels }) => levels.includes('staff'));
    expect(guarded.length).toBeGreaterThan(0);
    for (const route of guarded) {
      expect(await refusal(mother, route), `${route.method} ${route.path}`).toBe('forbidden');
    }
  });

  it('for members of a family refuses who is none of it, and who is no longer', async () => {
    const [email, her] = ['outsider@exemplo.test', await colo.signedIn('outsider@exemplo.test')];
    await colo.signedIn('parent@exemplo.test');
    const familyId = await familyOf(colo, 'parent@exemplo.test');
    const guarded = routes().filter(({ levels }) => levels.includes('member'));
    expect(guarded.map(nameOf)).toContain('GET /api/diary/changes');
    /** What a guest may not: it tells notes, or medicines. */
    const forCarers = [
      'GET /api/diary/:id/versions',
      'GET /api/diary-export',
      'PUT /api/photos/:id',
      'GET /api/reminders',
      'GET /api/consultation/sheet',
    ];
    const forParents = [
      'POST /api/families/deletion',
      'DELETE /api/families/deletion',
      'GET /api/imports',
      'POST /api/imports/known',
      'POST /api/imports/:id/parts',
      'DELETE /api/imports/:id',
      'GET /api/consultation/links',
      'POST /api/consultation/links',
      'DELETE /api/consultation/links/:id',
    ];
    const refusals = async (names = guarded.map(nameOf)) => {
      const asked = guarded.filter((route) => names.includes(nameOf(route)));
      const told: (string | undefined)[] = [];
      for (const route of asked) told.push(await refusal(her, route, `?family=${familyId}`));
      return new Set(told);
    };
    expect(await refusals()).toEqual(new Set(['not_a_member']));
    await join(colo, familyId, { email, role: 'guest' });
    expect(await refusals([...forCarers, ...forParents])).toEqual(new Set(['not_permitted']));
    const forAll = guarded.map(nameOf).filter((name) => ![...forCarers, ...forParents].includes(name));
    expect(await refusals(forAll)).toEqual(new Set([undefined]));
    await join(colo, familyId, { email, role: 'carer' });
    expect(await refusals([...forAll, ...forCarers])).toEqual(new Set([undefined]));
    expect(await refusals(forParents)).toEqual(new Set(['not_permitted']));
    await join(colo, familyId, { email, role: 'parent' });
    expect(await refusals()).toEqual(new Set([undefined]));
    const userId = await userIdOf(colo, email);
    await colo.services.db.transaction((transaction) => leaveFamily(transaction, userId, familyId));
    expect(await refusals()).toEqual(new Set(['not_a_member']));
  });

  it('lets in those it is for', async () => {
    for (const route of routes().filter(({ levels }) => levels.includes('open'))) {
      expect(await refusal(colo.browser(), route), `${route.method} ${route.path}`).not.toBe(
        'unauthenticated',
      );
    }
    for (const route of routes().filter(isForMothers)) {
      colo.clock.pass({ hours: 2 });
      const mother = await colo.signedIn('mother@exemplo.test');
      expect(await refusal(mother, route), `${route.method} ${route.path}`).toBe(
        withSecondFactorOnly.includes(nameOf(route)) ? 'second_factor_required' : undefined,
      );
    }
    for (const route of routes().filter(({ levels }) => levels.includes('staff'))) {
      const staff = await colo.signedIn('staff@colo.test');
      colo.clock.pass({ hours: 2 });
      expect(await refusal(staff, route), `${route.method} ${route.path}`).toBeUndefined();
    }
  });

  it('that takes along, deletes or changes the way in asks again after ten minutes, and no other does', async () => {
    const asking: string[] = [];
    for (const route of routes().filter(isForMothers)) {
      colo.clock.pass({ hours: 2 });
      const mother = await colo.signedIn('mother@exemplo.test');
      colo.clock.pass({ minutes: 15 });
      if ((await refusal(mother, route)) === 'reauthentication_required') asking.push(nameOf(route));
    }
    expect(asking.sort()).toEqual([...recentOnly].sort());
  });

  it('for staff opens only with a second factor where one is demanded of all staff', async () => {
    const strict = await startTestApp({ STAFF_EMAILS: 'staff@colo.test', STAFF_REQUIRE_MFA: 'true' });
    const without = await strict.signedIn('staff@colo.test');
    const mother = await strict.signedIn('mother@exemplo.test');
    const guarded = routes().filter(({ levels }) => levels.includes('staff'));
    expect(guarded.map(nameOf)).toEqual(
      expect.arrayContaining(['POST /api/admin/uploads/:kind', 'PUT /api/admin/articles/:id']),
    );
    for (const route of guarded) {
      expect(await refusal(strict.browser(), route), nameOf(route)).toBe('unauthenticated');
      expect(await refusal(mother, route), nameOf(route)).toBe('forbidden');
      expect(await refusal(without, route), nameOf(route)).toBe('second_factor_required');
    }
    const { her } = await withSecondFactor(strict, 'staff@colo.test');
    for (const route of guarded) expect(await refusal(her, route), nameOf(route)).toBeUndefined();
    await strict.close();
  });

  it('but the few that serve to show it is closed to a session short of its second factor', async () => {
    const email = 'staff@colo.test';
    await withSecondFactor(colo, email);
    const stolen = await colo.signedIn(email);
    const guarded = routes().filter(({ levels }) => !levels.includes('open'));
    for (const route of guarded.filter((route) => !halfway.includes(nameOf(route)))) {
      expect(await refusal(stolen, route), nameOf(route)).toBe('second_factor_required');
    }
    for (const name of halfway.filter((one) => !one.endsWith('/logout'))) {
      const route = guarded.find((one) => nameOf(one) === name);
      expect(route && (await refusal(stolen, route)), name).toBeUndefined();
    }
  });
});
