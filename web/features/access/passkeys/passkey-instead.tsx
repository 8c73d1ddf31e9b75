import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { fetchReauthentication } from '../reauthentication/reauthentication.api.ts';
import { ConfirmByPasskey } from './confirm-by-passkey.tsx';
import { canUsePasskeys } from './passkey-support.ts';

/** Who has a passkey need not look for a code. */
export default function PasskeyInstead(): ReactNode {
  const { data } = useQuery({
    queryKey: ['reauthentication'],
    queryFn: ({ signal }) => fetchReauthentication(signal),
    gcTime: 0,
    enabled: canUsePasskeys(),
  });
  return data?.ways.includes('passkey') && <ConfirmByPasskey variant="secondary" />;
}
