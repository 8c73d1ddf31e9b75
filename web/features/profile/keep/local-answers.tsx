import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import type { Profile } from '#shared/profile/profile.schema.ts';
import {
  anyLocalProfile,
  forgetLocalProfile,
  keepLocalProfile,
  localOrigin,
  setLocalOrigin,
} from '../local-profile.ts';
import { adoptOnboarding } from '../onboarding-flag.ts';
import { updateProfile } from '../profile.api.ts';
import { draftOf, type ProfileDraft } from '../profile-draft.ts';
import { profileQuery } from '../use-profile.ts';
import { useSaveProfile } from '../use-save-profile.ts';
import type { KeepOffer } from './keep-offer.ts';
import { KeepSheet } from './keep-sheet.tsx';
import { planFor } from './plan.ts';

type Props = { owner: string; serverProfile: Profile | null };

/** Brings what was answered on this device together with her account, and asks her where only she can know. */
export default function LocalAnswers({ owner, serverProfile }: Props) {
  const client = useQueryClient();
  const save = useSaveProfile({ id: owner });
  const [offer, setOffer] = useState<{ copy: ProfileDraft; offer: KeepOffer } | null>(null);

  const meet = useEffectEvent(async (server: Profile | null) => {
    adoptOnboarding(owner);
    const copy = anyLocalProfile();
    const plan = planFor({ viewerId: owner, copy, origin: localOrigin(), server });
    if (plan.kind === 'ask' && copy) setOffer({ copy, offer: plan.offer });
    if (plan.kind === 'copy-server' && server) keepLocalProfile(draftOf(server), { owner });
    if (plan.kind === 'adopt') setLocalOrigin({ owner });
    if (plan.kind === 'send') {
      try {
        const saved = await updateProfile(plan.update, localOrigin().babyId);
        setLocalOrigin({ owner });
        client.setQueryData(profileQuery(owner).queryKey, saved);
      } catch (error) {
        console.warn('The profile will be sent with the next load', error);
      }
    }
  });
  useEffect(() => {
    meet(serverProfile);
  }, [serverProfile]);

  if (!offer) return null;
  return (
    <KeepSheet
      copy={offer.copy}
      server={serverProfile}
      offer={offer.offer}
      isSaving={save.isPending}
      onKeep={async (chosen) => {
        const before = localOrigin();
        setLocalOrigin({ owner });
        try {
          await save.mutateAsync({ ...chosen, onboardingCompleted: true });
          setOffer(null);
        } catch {
          // The toast has said so; the sheet stays, and the copy is what it was.
          setLocalOrigin(before);
        }
      }}
      onDecline={() => {
        const { owner: copyOwner } = localOrigin();
        if (copyOwner === owner) forgetLocalProfile();
        else setLocalOrigin({ owner: null, declinedBy: owner });
        setOffer(null);
      }}
    />
  );
}
