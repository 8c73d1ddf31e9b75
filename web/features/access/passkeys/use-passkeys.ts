import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useTexts } from '#web/texts/use-texts.ts';
import { broadcastAccess } from '../access-channel.ts';
import { refreshAfterSignIn } from '../access-state.ts';
import { accessToast } from '../access-toast.ts';
import {
  addPasskey,
  confirmByPasskey,
  fetchPasskeys,
  removePasskey,
  renamePasskey,
  signInByPasskey,
} from './passkeys.api.ts';

const passkeysQuery = queryOptions({
  queryKey: ['passkeys'],
  queryFn: ({ signal }) => fetchPasskeys(signal),
});

export function usePasskeys() {
  return useQuery(passkeysQuery);
}

export function useAddPasskey() {
  return useMutation({ mutationFn: addPasskey, onSettled: useInvalidatePasskeys() });
}

export function useRenamePasskey() {
  return useMutation({ mutationFn: renamePasskey, onSettled: useInvalidatePasskeys() });
}

export function useRemovePasskey() {
  return useMutation({ mutationFn: removePasskey, onSettled: useInvalidatePasskeys() });
}

/** Also after a refusal: another device may have changed the list, and then it must say so. */
function useInvalidatePasskeys() {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: passkeysQuery.queryKey });
}

/** Stays pending until the page knows who she is, so that nothing flickers between the two answers. */
export function useSignInByPasskey() {
  const t = useTexts();
  const client = useQueryClient();
  return useMutation({
    mutationFn: signInByPasskey,
    onSuccess: async ({ restored }) => {
      broadcastAccess('signed-in');
      await refreshAfterSignIn(client);
      if (restored) accessToast({ title: t('access.restored'), description: t('access.restoredText') });
    },
  });
}

/** Instead of a code: afterwards everything that was refused before is asked again. */
export function useConfirmByPasskey() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: confirmByPasskey,
    onSuccess: async () => {
      broadcastAccess('signed-in');
      await refreshAfterSignIn(client);
    },
  });
}
