import type { Profile } from '#shared/profile/profile.schema.ts';
import type { localOrigin } from '../local-profile.ts';
import { changedFields, type ProfileDraft } from '../profile-draft.ts';
import { type KeepOffer, keepOffer } from './keep-offer.ts';

type Situation = {
  viewerId: string;
  /** The copy on this device, whoever's it is. */
  copy: ProfileDraft | null;
  origin: ReturnType<typeof localOrigin>;
  server: Profile | null;
};

type Plan =
  /** Her own answers that could not be sent when she gave them. */
  | { kind: 'send'; update: ProfileDraft }
  | { kind: 'ask'; offer: KeepOffer }
  /** The account is what counts: the device keeps a copy, for when it cannot be reached. */
  | { kind: 'copy-server' }
  /** The device's copy becomes hers as it is. */
  | { kind: 'adopt' }
  | { kind: 'nothing' };

/** What to do with the answers on this device, now that the server has said what it keeps of her. */
export function planFor({ viewerId, copy, origin, server }: Situation): Plan {
  const withoutQuestion: Plan = server ? { kind: 'copy-server' } : { kind: 'nothing' };
  if (!copy) return withoutQuestion;

  if (origin.owner === viewerId) {
    if (!origin.unsentSince) return withoutQuestion;
    // The account may have changed since, from another device: then she decides, not the clock.
    const isNewer = !server || server.updatedAt <= origin.unsentSince;
    if (isNewer) return { kind: 'send', update: changedFields(copy, server) };
    return asking(copy, server) ?? withoutQuestion;
  }
  // Another mother's answers that still wait to be sent are not ours to overwrite.
  if (origin.owner !== null) return origin.unsentSince ? { kind: 'nothing' } : withoutQuestion;
  if (origin.declinedBy === viewerId) return { kind: 'nothing' };
  return asking(copy, server) ?? (server ? { kind: 'copy-server' } : { kind: 'adopt' });
}

function asking(copy: ProfileDraft, server: Profile | null): Plan | undefined {
  const offer = keepOffer(copy, server);
  return offer ? { kind: 'ask', offer } : undefined;
}
