import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { signInSessions, users } from '#server/features/access/access.table.ts';
import {
  factorChallenges,
  recoveryCodes,
  secondFactors,
} from '#server/features/access/factors/factors.table.ts';
import type { UserId } from '#server/features/access/viewer.ts';
import type { Owner } from '#server/features/personal-data/personal-data.ts';
import { defaultNotifications } from '#shared/notifications/notifications.schema.ts';
import type { TestApp } from './test-app.ts';

/** A mother who used all of Colo: every table that can hold something of hers does. */
export async function liveFully(colo: TestApp, email: string) {
  const { clock } = colo;
  const { db } = colo.services;
  await colo.browser().post('/api/waitlist', { email, language: 'pt' });
  await colo.signedIn(email);
  clock.pass({ hours: 2 });
  const her = await colo.signedIn(email);
  await her.call('PATCH', '/api/profile', {
    body: {
      name: '=Ana "Flor"',
      age: 31,
      firstMaternity: false,
      previousExperience: 'outra',
      otherExperience: 'uma história,\ncom linhas',
      babyName: 'Bento 🌱',
      babyBirthDate: '2026-01-31',
      interests: ['sono-rotina', 'parto-gestacao'],
      contentPreference: ['audio'],
    },
  });
  await her.call('PUT', '/api/notifications', { body: { ...defaultNotifications, weeklyContent: true } });
  await colo.browser().post('/auth/v1/otp', { email });

  const [user] = await db.select().from(users).where(eq(users.email, email));
  const owner: Owner = { userId: (user?.id ?? '') as UserId, email };
  const [session] = await db.select().from(signInSessions).where(eq(signInSessions.userId, owner.userId));
  // Enrolled and not yet verified: she is not asked for it.
  const factorId = randomUUID();
  await db.insert(secondFactors).values({
    id: factorId,
    userId: owner.userId,
    factorType: 'totp',
    friendlyName: 'Meu celular',
    sealedSecret: 'a sealed secret',
    createdAt: clock.now(),
  });
  await db.insert(recoveryCodes).values([1, 2].map((n) => ({ userId: owner.userId, codeHash: `hash ${n}` })));
  await db.insert(factorChallenges).values({
    id: randomUUID(),
    factorId,
    sessionId: session?.id ?? '',
    expiresAt: clock.now(),
  });
  return { her, owner };
}
