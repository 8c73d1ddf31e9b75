import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { users } from '#server/features/access/access.table.ts';
import { babies } from '#server/features/family/family.table.ts';
import { sqlStateOf } from '#server/platform/db/database.ts';
import type { ProfileUpdate } from '#shared/profile/profile.schema.ts';
import { familyOf, join } from '#tests/support/family.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';
import { profiles } from './profile.table.ts';

let colo: TestApp;
type Browser = ReturnType<TestApp['browser']>;
beforeAll(async () => {
  colo = await startTestApp();
});
afterAll(() => colo.close());

let count = 0;
const anyone = () => colo.signedIn(`mother${count++}@exemplo.test`);
const save = (her: Browser, update: unknown) => her.call('PATCH', '/api/profile', { body: update });
const profileOf = async (her: Browser) => (await (await her.get('/api/profile')).json()).profile;

const everything: Required<ProfileUpdate> = {
  name: 'Ana',
  age: 31,
  birthDate: '1995-02-28',
  firstMaternity: false,
  previousExperience: 'outra',
  otherExperience: 'Adotei a minha primeira filha.\nFoi lindo.',
  joinGroups: 'talvez',
  babyName: 'Bento 🌱',
  babyBirthDate: '2026-01-31',
  babyAvatar: 'sunflower',
  interests: ['sono-rotina', 'parto-gestacao'],
  contentPreference: ['leitura', 'audio'],
  specialistAccess: 'as-vezes',
  onboardingCompleted: true,
  gestationWeeks: 35,
  journeyType: 'com-bebe',
};

describe('her profile', () => {
  it('that was never answered is not an error', async () => {
    const response = await (await anyone()).get('/api/profile');
    expect(response.status).toBe(200);
    expect(await response.json()).toEqual({ profile: null });
  });

  it('comes back as she saved it, every field', async () => {
    const her = await anyone();
    const answer = await (await save(her, everything)).json();
    expect(answer).toEqual({
      profile: { ...everything, updatedAt: colo.clock.now().toISOString(), quiet: null, quietSince: null },
    });
    expect(await profileOf(her)).toEqual(answer.profile);
  });

  it('changes only in what she names, and null forgets an answer', async () => {
    const her = await anyone();
    await save(her, everything);
    await save(her, { babyName: 'Benta', age: null });
    expect(await profileOf(her)).toMatchObject({ ...everything, babyName: 'Benta', age: null });
  });

  it('saved from two phones at once keeps the later of each field, not of the whole', async () => {
    const her = await anyone();
    await save(her, everything);
    // Both phones loaded the same profile; each sends only what was touched on it.
    await Promise.all([
      save(her, { name: 'Ana Clara', interests: ['puerperio-emocional'] }),
      save(her, { babyName: 'Benício', gestationWeeks: 36 }),
      save(her, { journeyType: 'gestante' }),
    ]);
    await save(her, { name: 'Ana C.' });
    expect(await profileOf(her)).toMatchObject({
      ...everything,
      name: 'Ana C.',
      interests: ['puerperio-emocional'],
      babyName: 'Benício',
      gestationWeeks: 36,
      journeyType: 'gestante',
    });
  });

  it('of which two phones send the first answers at once is one row with both', async () => {
    const her = await anyone();
    await Promise.all([save(her, { name: 'Ana' }), save(her, { babyName: 'Bento' })]);
    expect(await profileOf(her)).toMatchObject({ name: 'Ana', babyName: 'Bento' });
  });

  it('is hers alone', async () => {
    const [her, another] = [await anyone(), await anyone()];
    await save(her, { name: 'Ana' });
    expect(await profileOf(another)).toBeNull();
    await save(another, { name: 'Bia' });
    expect(await profileOf(her)).toMatchObject({ name: 'Ana' });
  });

  it('cannot be read or saved by a visitor, in the words of the specification', async () => {
    for (const response of [await colo.browser().get('/api/profile'), await save(colo.browser(), {})]) {
      expect(response.status).toBe(401);
      expect((await response.json()).error).toMatchObject({
        code: 'unauthenticated',
        message: 'User not authenticated - no active session',
      });
    }
  });

  it('records no consent: her health records have a question of their own', async () => {
    const her = await anyone();
    const given = async () =>
      (await (await her.get('/api/consents')).json()).consents.filter(
        ({ kind }: { kind: string }) => kind === 'health-data',
      );
    await save(her, { name: 'Ana', babyBirthDate: '2026-01-31' });
    expect(await given()).toEqual([]);
  });
});

describe('a bad answer', () => {
  it.each([
    ['name', { name: 'a'.repeat(10_000) }, 'too_long'],
    ['name', { name: '\u200b' }, 'required'],
    ['name', { name: '  ' }, 'required'],
    ['babyName', { babyName: 'b'.repeat(81) }, 'too_long'],
    ['age', { age: 17 }, 'age_out_of_range'],
    ['age', { age: 61 }, 'age_out_of_range'],
    ['babyBirthDate', { babyBirthDate: '1999-12-31' }, 'date_too_early'],
    ['babyBirthDate', { babyBirthDate: '2026-02-30' }, 'not_a_date'],
    ['gestationWeeks', { gestationWeeks: 21 }, 'gestation_out_of_range'],
    ['gestationWeeks', { gestationWeeks: 44 }, 'gestation_out_of_range'],
    ['previousExperience', { previousExperience: 'nenhuma' }, 'unknown_choice'],
    ['joinGroups', { joinGroups: 'yes' }, 'unknown_choice'],
    ['babyAvatar', { babyAvatar: 'pear' }, 'unknown_choice'],
    ['specialistAccess', { specialistAccess: 'sempre' }, 'unknown_choice'],
    ['journeyType', { journeyType: 'pai' }, 'unknown_choice'],
    ['interests', { interests: ['sono-rotina', 'parto-gestacao', 'puerperio-emocional'] }, 'too_many'],
    ['interests', { interests: ['astrologia'] }, 'unknown_choice'],
    ['userId', { userId: '00000000-0000-4000-8000-000000000000' }, 'unknown_choice'],
  ])('in %s is refused by its field, and nothing that was there is lost: %#', async (field, update, code) => {
    const her = await anyone();
    await save(her, everything);
    const response = await save(her, { otherExperience: 'changed', ...update });
    expect(response.status).toBe(400);
    expect((await response.json()).error).toMatchObject({ code: 'invalid_input', fields: { [field]: code } });
    expect(await profileOf(her)).toMatchObject(everything);
  });

  it('of a baby more than 42 weeks away is refused; at 42 weeks, and in 2000, it is welcome', async () => {
    const her = await anyone();
    // The clock of the test stands at 2026-03-08; 42 weeks later is 2026-12-27. One day more is somebody's today.
    expect((await save(her, { babyBirthDate: '2026-12-27' })).status).toBe(200);
    expect((await save(her, { babyBirthDate: '2000-01-01' })).status).toBe(200);
    const response = await save(her, { babyBirthDate: '2026-12-29' });
    expect(response.status).toBe(400);
    expect((await response.json()).error.fields).toEqual({ babyBirthDate: 'date_too_late' });
    expect((await profileOf(her)).babyBirthDate).toBe('2000-01-01');
  });

  it('of a birthday of hers that is still to come is refused', async () => {
    const response = await save(await anyone(), { birthDate: '2026-03-10' });
    expect((await response.json()).error.fields).toEqual({ birthDate: 'date_too_late' });
  });

  it('that is no list of answers at all is refused', async () => {
    const her = await anyone();
    for (const body of ['"Ana"', 'null', '3', '{']) expect((await save(her, body)).status).toBe(400);
  });
});

describe('the database itself refuses', () => {
  it.each([
    { age: 17 },
    { age: 61 },
    { interests: ['sono-rotina', 'parto-gestacao', 'puerperio-emocional'] },
    { interests: ['astrologia'] },
    { contentPreference: ['tarot'] },
    { previousExperience: 'nenhuma' },
    { joinGroups: 'yes' },
    { specialistAccess: 'sempre' },
    { birthDate: '1899-12-31' },
    { name: 'a'.repeat(81) },
    { otherExperience: 'a'.repeat(301) },
  ])('%o', async (wrong) => {
    const email = `direct${count++}@exemplo.test`;
    await colo.signedIn(email);
    const { db, clock } = colo.services;
    const [user] = await db.select().from(users).where(eq(users.email, email));
    const row = { userId: user?.id ?? '', createdAt: clock.now(), updatedAt: clock.now(), ...wrong };
    const refused = await db
      .insert(profiles)
      .values(row as typeof profiles.$inferInsert)
      .catch(sqlStateOf);
    expect(refused).toBe('23514');
  });
});

describe('of a baby the database itself refuses', () => {
  it.each([
    { avatar: 'pear' },
    { sex: 'x' },
    { arrival: 'pai' },
    { state: 'gone' },
    { gestationWeeks: 21 },
    { gestationWeeks: 44 },
    { arrival: 'born', birthDate: '1999-12-31' },
    { dueDate: '1999-12-31' },
    { toldDate: '1999-12-31' },
    { name: 'a'.repeat(81) },
    { arrival: 'expected', birthDate: '2026-01-31' },
  ])('%o', async (wrong) => {
    const email = `direct${count++}@exemplo.test`;
    await colo.signedIn(email);
    const now = colo.clock.now();
    const row = {
      familyId: await familyOf(colo, email),
      id: randomUUID(),
      createdAt: now,
      updatedAt: now,
      ...wrong,
    };
    const refused = await colo.services.db
      .insert(babies)
      .values(row as typeof babies.$inferInsert)
      .catch(sqlStateOf);
    expect(refused).toBe('23514');
  });
});

describe('the date of her baby', () => {
  const dateOf = async (her: Browser) => {
    const { babyBirthDate, journeyType } = await profileOf(her);
    return [journeyType, babyBirthDate];
  };

  it('told before the journey is of that journey', async () => {
    for (const journeyType of ['gestante', 'com-bebe']) {
      const her = await anyone();
      await save(her, { babyBirthDate: '2026-01-31' });
      expect(await dateOf(her)).toEqual([null, '2026-01-31']);
      await save(her, { journeyType });
      expect(await dateOf(her)).toEqual([journeyType, '2026-01-31']);
    }
  });

  it('when due never becomes a birth by itself, and is as it was once she is pregnant again', async () => {
    const her = await anyone();
    await save(her, { journeyType: 'gestante', babyBirthDate: '2026-06-20' });
    await save(her, { journeyType: 'com-bebe' });
    expect(await dateOf(her)).toEqual(['com-bebe', null]);
    await save(her, { journeyType: 'gestante' });
    expect(await dateOf(her)).toEqual(['gestante', '2026-06-20']);
  });

  it('when due stays known after the birth', async () => {
    const her = await anyone();
    await save(her, { journeyType: 'gestante', babyBirthDate: '2026-03-20' });
    await save(her, { journeyType: 'com-bebe', babyBirthDate: '2026-03-01' });
    const [family] = (await (await her.get('/api/families')).json()).families;
    expect(family.babies).toMatchObject([
      { arrival: 'born', birthDate: '2026-03-01', dueDate: '2026-03-20' },
    ]);
  });

  it('of birth comes back when "pregnant" was a slip', async () => {
    const her = await anyone();
    await save(her, { journeyType: 'com-bebe', babyBirthDate: '2026-01-31' });
    await save(her, { journeyType: 'gestante' });
    await save(her, { journeyType: 'com-bebe' });
    expect(await dateOf(her)).toEqual(['com-bebe', '2026-01-31']);
  });

  it('is forgotten when she takes it back, and so is the journey', async () => {
    const her = await anyone();
    await save(her, { journeyType: 'gestante', babyBirthDate: '2026-06-20' });
    await save(her, { journeyType: null });
    expect(await dateOf(her)).toEqual([null, '2026-06-20']);
    await save(her, { babyBirthDate: null });
    expect(await dateOf(her)).toEqual([null, null]);
  });
});

describe('with two babies', () => {
  /** Hers, and the second of two whom nobody can tell of by this way yet. */
  async function withTwins() {
    const email = `twins${count++}@exemplo.test`;
    const her = await colo.signedIn(email);
    await save(her, { babyName: 'Ana', journeyType: 'com-bebe', babyBirthDate: '2026-01-31' });
    const now = colo.clock.now();
    const familyId = await familyOf(colo, email);
    const second = { familyId, id: randomUUID(), name: 'Bia', createdAt: now, updatedAt: now };
    await colo.services.db.insert(babies).values(second);
    return { her, email, familyId, second: second.id };
  }

  it('a change must say whose, and what is hers alone need not', async () => {
    const { her, second } = await withTwins();
    const refused = await save(her, { babyName: 'Clara' });
    expect((await refused.json()).error).toMatchObject({
      code: 'invalid_input',
      fields: { babyId: 'required' },
    });
    expect((await save(her, { name: 'Mãe' })).status).toBe(200);
    const changed = await (await save(her, { babyName: 'Clara', babyId: second })).json();
    expect(changed.profile).toMatchObject({ name: 'Mãe', babyName: 'Clara', babyBirthDate: null });
    expect(await profileOf(her)).toMatchObject({ babyName: 'Ana', babyBirthDate: '2026-01-31' });
  });

  it('each is told when it is named, and another mother’s is not', async () => {
    const [{ her, second }, another] = [await withTwins(), await withTwins()];
    await save(her, { name: 'Mãe' });
    const told = await (await her.get(`/api/profile?babyId=${second}`)).json();
    expect(told.profile).toMatchObject({ name: 'Mãe', babyName: 'Bia' });
    for (const response of [
      await her.get(`/api/profile?babyId=${another.second}`),
      await save(her, { babyName: 'x', babyId: another.second }),
    ])
      expect((await response.json()).error.fields).toEqual({ babyId: 'unknown_choice' });
  });

  it('a carer reads of them and changes nothing', async () => {
    const { familyId, second } = await withTwins();
    const email = `carer${count++}@exemplo.test`;
    const vo = await colo.signedIn(email);
    await save(vo, { name: 'Vó' });
    await join(colo, familyId, { email, role: 'carer' });
    expect((await (await vo.get(`/api/profile?babyId=${second}`)).json()).profile.babyName).toBe('Bia');
    const refused = await save(vo, { babyName: 'x', babyId: second });
    expect((await refused.json()).error.code).toBe('not_permitted');
  });
});
