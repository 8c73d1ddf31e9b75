import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEntering } from '../use-sign-in.ts';
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
  return useMutation({ mutationFn: signInByPasskey, onSuccess: useEntering() });
}

/** Instead of a code. */
export function useConfirmByPasskey() {
  const enter = useEntering();
  return useMutation({ mutationFn: confirmByPasskey, onSuccess: () => enter() });
}
