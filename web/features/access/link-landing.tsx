import { useEffect, useRef } from 'react';
import type { ErrorCode } from '#shared/errors/error-codes.ts';
import { errorCodeOf } from '#web/platform/api/api-error.ts';
import { AccessLoading } from './access-loading.tsx';
import { AccessUnreachable } from './access-unreachable.tsx';
import { useSignIn } from './use-sign-in.ts';

type Props = { tokenHash: string; onDone: (problem: ErrorCode | undefined) => void };

/**
 * Where the mail's link arrives. Opening the page spends nothing, because mail scanners open pages too:
 * the page asks the server, once, and the secret then leaves the address.
 */
export function LinkLanding({ tokenHash, onDone }: Props) {
  const { mutate, isPending, error } = useSignIn();
  const isSpent = useRef(false);

  useEffect(() => {
    // Development runs every effect twice, and a link can be spent only once.
    if (isSpent.current) return;
    isSpent.current = true;
    spend();
  });

  function spend(): void {
    mutate(
      { tokenHash },
      {
        onSuccess: () => onDone(undefined),
        onError: (failure) => {
          const code = errorCodeOf(failure);
          // A link cut short by the mail program is a broken link to her, not an input.
          if (code !== 'unavailable') onDone(code === 'invalid_input' ? 'link_invalid' : code);
        },
      },
    );
  }

  // Without an answer the link is still good: she can try again.
  if (error && errorCodeOf(error) === 'unavailable') {
    return <AccessUnreachable onRetry={spend} isRetrying={isPending} />;
  }
  return <AccessLoading />;
}
