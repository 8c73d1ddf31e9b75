import type { Context } from 'hono';
import { readerKnowing } from '#server/features/access/access.gate.ts';
import type { Viewer } from '#server/features/access/viewer.ts';
import { herPlan, planOf } from '#server/features/subscribers/subscribers.repository.ts';
import type { Services } from '#server/services.ts';
import type { Plan } from '#shared/specialists/specialists.rules.ts';

/** What lets her into premium sessions: her plan, or that she is staff and has to look after them. */
export type Pass = { plan: Plan; isStaff: boolean };

export const visitorPass: Pass = { plan: 'free', isStaff: false };

export const isLockedFor = ({ plan, isStaff }: Pass, session: { isPremium: boolean }): boolean =>
  session.isPremium && plan === 'free' && !isStaff;

export async function passOf({ db }: Pick<Services, 'db'>, viewer: Viewer): Promise<Pass> {
  return { plan: await planOf(db, viewer), isStaff: viewer.isStaff };
}

/** Who reads, where anyone may, and what she may watch. */
export async function readerWithPass(
  c: Context,
  services: Services,
): Promise<{ reader: Viewer | undefined; pass: Pass }> {
  const reader = await readerKnowing(c, services, herPlan);
  return { reader, pass: reader ? { plan: reader.known, isStaff: reader.isStaff } : visitorPass };
}
