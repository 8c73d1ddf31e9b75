import { randomUUID } from 'node:crypto';
import type * as v from 'valibot';
import { seal } from '#server/platform/crypto/seal.ts';
import { Refusal } from '#server/platform/http/refusal.ts';
import type { Services } from '#server/services.ts';
import { factorsAllowed } from '#shared/access/factor.rules.ts';
import type { enrolmentSchema } from '#shared/access/factor.schema.ts';
import type { Viewer } from '../viewer.ts';
import {
  addFactor,
  dropUnverified,
  factorsOf,
  hasVerifiedFactor,
  lockUser,
  removeFactor,
} from './factors.repository.ts';
import type { secondFactors } from './factors.table.ts';
import { dropRecoveryCodes } from './recovery-codes.repository.ts';
import { lowerAllSessions, lowerOtherSessions } from './step-up.repository.ts';
import { newTotp, type TotpSetup } from './totp.ts';

type Enrolment = v.InferOutput<typeof enrolmentSchema>;

export const secretPlace = (factorId: string) => `totp secret ${factorId}`;

/** Begins an enrolment. It counts for nothing until she shows once that she holds the factor. */
export async function enrol(services: Services, viewer: Viewer, wish: Enrolment) {
  const { db, clock } = services;
  const id = randomUUID();
  const { setup, columns } = await prepare(services, viewer, { id, wish });
  const now = clock.now();
  const factor = await db.transaction(async (transaction) => {
    await lockUser(transaction, viewer.userId);
    await dropUnverified(transaction, viewer.userId, wish.friendly_name);
    const others = await factorsOf(transaction, viewer.userId, now);
    if (others.some((other) => other.friendlyName === wish.friendly_name))
      throw new Refusal('already_exists', 'A factor with this name exists.', {
        fields: { friendly_name: 'is taken' },
      });
    if (others.length >= factorsAllowed)
      throw new Refusal('already_exists', `There are ${factorsAllowed} factors already. Remove one first.`);
    return addFactor(transaction, {
      id,
      userId: viewer.userId,
      friendlyName: wish.friendly_name,
      createdAt: now,
      ...columns,
    });
  });
  return { factor, setup };
}

type Columns = Pick<typeof secondFactors.$inferInsert, 'factorType' | 'phone' | 'sealedSecret'>;

async function prepare(
  services: Services,
  viewer: Viewer,
  { id, wish }: { id: string; wish: Enrolment },
): Promise<{ setup?: TotpSetup; columns: Columns }> {
  if (wish.factor_type === 'phone') {
    if (!services.sms) throw new Refusal('unsupported', 'This Colo sends no messages to phones.');
    return { columns: { factorType: 'phone', phone: wish.phone } };
  }
  const setup = await newTotp(viewer.email, wish.issuer || 'Colo');
  const sealedSecret = seal(services.secret, secretPlace(id), setup.secret);
  return { setup, columns: { factorType: 'totp', sealedSecret } };
}

/**
 * Takes a factor away. The gate lets only aal2 come here once any factor is verified. Other sessions have to show
 * a factor again; with the last one go the recovery codes and the meaning of aal2. True when it was in use.
 */
export async function unenrol({ db }: Services, viewer: Viewer, factorId: string): Promise<boolean> {
  return db.transaction(async (transaction) => {
    await lockUser(transaction, viewer.userId);
    const removed = await removeFactor(transaction, viewer.userId, factorId);
    if (!removed) throw new Refusal('not_found', 'There is no such factor.');
    if (!removed.verifiedAt) return false;
    // Verified by another session since the gate looked: then this one never showed it.
    if (viewer.assurance === 'aal1')
      throw new Refusal('second_factor_required', 'Show your second factor first.');
    if (await hasVerifiedFactor(transaction, viewer.userId)) {
      await lowerOtherSessions(transaction, viewer.userId, viewer.sessionId);
    } else {
      await lowerAllSessions(transaction, viewer.userId);
      await dropRecoveryCodes(transaction, viewer.userId);
    }
    return true;
  });
}
