import { Hono } from 'hono';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { onError } from '#server/platform/http/on-error.ts';
import type { Doing } from '#shared/family/family.schema.ts';
import { userIdOf } from '#tests/support/community.ts';
import { familyOf, join } from '#tests/support/family.ts';
import { statementsDuring } from '#tests/support/statements.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';
import { member } from './family.gate.ts';
import { leaveFamily } from './family.service.ts';

let colo: TestApp;
let family: string;
const cookies = new Map<string, string>();
const cookieOf = (who: string) => ({ Cookie: cookies.get(who) ?? '' });
beforeAll(async () => {
  colo = await startTestApp();
  for (const name of ['parent', 'carer', 'guest', 'former', 'stranger'])
    cookies.set(name, (await colo.signedIn(`${name}@exemplo.test`)).cookie() ?? '');
  const familyId = await familyOf(colo, 'parent@exemplo.test');
  for (const role of ['carer', 'guest'] as const)
    await join(colo, familyId, { email: `${role}@exemplo.test`, role });
  await join(colo, familyId, { email: 'former@exemplo.test', role: 'parent' });
  const former = await userIdOf(colo, 'former@exemplo.test');
  await colo.services.db.transaction((transaction) => leaveFamily(transaction, former, familyId));
  family = familyId;
});
afterAll(() => colo.close());

/** What a route of recorded things answers to her: as what she is in that family, or why not. */
async function doing(what: Doing, who: string, query = `?family=${family}`): Promise<string> {
  const route = new Hono().get('/', member(colo.services, what), (c) =>
    c.json({ familyId: c.var.familyId, role: c.var.role }),
  );
  route.onError(onError(colo.services.log, { flatUnder: '/nowhere/' }));
  const answer = await route.request(`/${query}`, { headers: cookieOf(who) });
  const told = await answer.json();
  return told.error?.code ?? `${told.role} in ${told.familyId === family ? 'this' : 'her own'}`;
}

describe('the gate of a family', () => {
  it.each([
    ['parent', ['parent in this', 'parent in this', 'parent in this']],
    ['carer', ['carer in this', 'carer in this', 'not_permitted']],
    ['guest', ['guest in this', 'not_permitted', 'not_permitted']],
    ['former', ['not_a_member', 'not_a_member', 'not_a_member']],
    ['stranger', ['not_a_member', 'not_a_member', 'not_a_member']],
  ])('to a %s who would see, record and manage says %s', async (who, answers) => {
    expect([await doing('see', who), await doing('record', who), await doing('manage', who)]).toEqual(
      answers,
    );
  });

  it('means her own family where none is named, and none where no such family is', async () => {
    expect(await doing('manage', 'carer', '')).toBe('parent in her own');
    expect(await doing('see', 'carer', '?family=00000000-0000-4000-8000-000000000000')).toBe('not_a_member');
    expect(await doing('see', 'carer', '?family=%27')).toBe('not_a_member');
    expect(await doing('see', 'carer', '?family=')).toBe('not_a_member');
  });

  it('is passed with the statement that finds her session', async () => {
    const route = new Hono().get('/', member(colo.services, 'see'), (c) => c.json({}));
    const asked = await statementsDuring(colo.services.db, async () =>
      route.request(`/?family=${family}`, { headers: cookieOf('carer') }),
    );
    expect(asked.length).toBe(1);
  });
});
