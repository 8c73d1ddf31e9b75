import { Refusal } from '#server/platform/http/refusal.ts';
import { reauthenticationMinutes } from '#shared/access/reauthentication.rules.ts';
import type { Viewer } from '../viewer.ts';

type Proofs = { createdAt: Date; secondFactorAt: Date | null; reauthenticatedAt: Date | null };

/** The latest of her proofs in this session: the sign-in itself, a factor or passkey, a code of her mailbox. */
export function provenAt({ createdAt, secondFactorAt, reauthenticatedAt }: Proofs): Date {
  const moments = [createdAt, secondFactorAt ?? createdAt, reauthenticatedAt ?? createdAt];
  return new Date(Math.max(...moments.map((moment) => moment.getTime())));
}

export function needsReauthentication(viewer: Pick<Viewer, 'provenAt'>, now: Date): boolean {
  return now.getTime() - viewer.provenAt.getTime() > reauthenticationMinutes * 60_000;
}

export function refuseIfStale(viewer: Pick<Viewer, 'provenAt'>, now: Date): void {
  if (needsReauthentication(viewer, now))
    throw new Refusal('reauthentication_required', 'Prove first that it is you.');
}
