import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { withReauthentication } from '#web/platform/api/reauthentication.ts';
import { useEntering } from '../use-sign-in.ts';
import { viewerQuery } from '../use-viewer.ts';
import {
  answerChallenge,
  challengeFactor,
  fetchFactors,
  removeFactor,
  spendRecoveryCode,
} from './second-factor.api.ts';

const factorsQuery = queryOptions({
  queryKey: ['factors'],
  queryFn: ({ signal }) => fetchFactors(signal),
});

export function useFactors() {
  return useQuery(factorsQuery);
}

/** An app's code needs no challenge beforehand; a phone's was sent by one. */
type Proof = { factorId: string; code: string; challengeId?: string } | { recoveryCode: string };

async function prove(proof: Proof): Promise<void> {
  if ('recoveryCode' in proof) return spendRecoveryCode(proof.recoveryCode);
  const { factorId, code } = proof;
  // Each try has a challenge of its own: the first spends its challenge, even if it was asked again who she is.
  const challengeId = async () => proof.challengeId ?? challengeFactor(factorId);
  return withReauthentication(async () => answerChallenge(factorId, await challengeId(), code));
}

/** At sign-in. */
export function usePassSecondFactor() {
  const enter = useEntering();
  return useMutation({ mutationFn: prove, onSuccess: () => enter() });
}

/** The first code of a new app is what turns it on. */
export function useConfirmFactor() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: prove,
    // Not waited for: the recovery codes come next, and the list would flash before them.
    onSuccess: () => {
      invalidateFactors(client);
    },
  });
}

export function useRemoveFactor() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: removeFactor,
    // Also after a refusal: another device may have removed it, and then the list must say so. Not waited for:
    // the list that was asked from may be gone with its last entry, and nobody would tell her.
    onSettled: () => {
      invalidateFactors(client);
    },
  });
}

function invalidateFactors(client: ReturnType<typeof useQueryClient>) {
  return Promise.all([
    client.invalidateQueries({ queryKey: factorsQuery.queryKey }),
    client.invalidateQueries({ queryKey: viewerQuery.queryKey }),
  ]);
}
