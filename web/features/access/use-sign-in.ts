import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTexts } from '#web/texts/use-texts.ts';
import { signInByCode, signInByLink } from './access.api.ts';
import { broadcastAccess } from './access-channel.ts';
import { refreshAfterSignIn } from './access-state.ts';
import { accessToast } from './access-toast.ts';

export type Proof = { email: string; code: string } | { tokenHash: string };

/** Stays pending until the page knows who she is, so that nothing flickers between the two answers. */
export function useSignIn() {
  return useMutation({
    mutationFn: (proof: Proof) =>
      'code' in proof ? signInByCode(proof.email, proof.code) : signInByLink(proof.tokenHash),
    onSuccess: useEntering(),
  });
}

/** She is in: the other tabs hear of it, and everything that was refused before is asked again. */
export function useEntering() {
  const t = useTexts();
  const client = useQueryClient();
  return async ({ restored }: { restored?: boolean } = {}) => {
    broadcastAccess('signed-in');
    await refreshAfterSignIn(client);
    if (restored) accessToast({ title: t('access.restored'), description: t('access.restoredText') });
  };
}
