import { useMutation } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { returnPlace } from '#shared/access/return-place.rules.ts';
import type { ErrorCode } from '#shared/errors/error-codes.ts';
import { errorCodeOf } from '#web/platform/api/api-error.ts';
import { useErrorSentence } from '#web/texts/use-error-sentence.ts';
import { useTexts } from '#web/texts/use-texts.ts';
import { lookAtLink } from './access.api.ts';
import { AccessLoading } from './access-loading.tsx';
import { accessToast } from './access-toast.ts';
import { AccessUnreachable } from './access-unreachable.tsx';
import { LinkQuestion } from './link-question.tsx';
import { useSignIn } from './use-sign-in.ts';

type Props = { tokenHash: string; onDone: (problem: ErrorCode | undefined) => void };

/**
 * Where the mail's link arrives. Opening the page spends nothing, because mail scanners open pages too: the page asks
 * the server whose link it is, and spends it at once where it was asked for; anywhere else she says yes first. The
 * secret then leaves the address.
 */
export default function LinkLanding({ tokenHash, onDone }: Props) {
  const t = useTexts();
  const sentenceFor = useErrorSentence();
  const look = useMutation({ mutationFn: lookAtLink });
  const signIn = useSignIn();
  const { history } = useRouter();
  const hasLooked = useRef(false);

  useEffect(() => {
    // Development runs every effect twice, and a link can be spent only once.
    if (hasLooked.current) return;
    hasLooked.current = true;
    begin();
  });

  function begin(): void {
    look.mutate(tokenHash, {
      onSuccess: ({ mustAsk }) => {
        if (!mustAsk) spend();
      },
      onError: fail,
    });
  }

  function spend(): void {
    signIn.mutate({ tokenHash }, { onSuccess: ({ return_to }) => comeBack(return_to), onError: fail });
  }

  /** To where she asked for the link, if that is known. The secret leaves the address with it. */
  function comeBack(told: string | undefined): void {
    const place = placeOf(told);
    if (place) history.replace(place);
    else onDone(undefined);
  }

  function fail(failure: Error): void {
    const code = errorCodeOf(failure);
    if (code === 'unavailable') return;
    // Who is signed in sees no card that could say it.
    if (look.data?.mustAsk)
      accessToast({
        title: t('access.loginError'),
        description: sentenceFor(failure, t('access.signInFailed')),
        tone: 'destructive',
      });
    // A link cut short by the mail program is a broken link to her, not an input.
    onDone(code === 'invalid_input' ? 'link_invalid' : code);
  }

  // Without an answer the link is still good: she can try again.
  const failure = look.error ?? signIn.error;
  if (failure && errorCodeOf(failure) === 'unavailable') {
    const retry = look.data ? spend : begin;
    return <AccessUnreachable onRetry={retry} isRetrying={look.isPending || signIn.isPending} />;
  }
  if (look.data?.mustAsk)
    return (
      <LinkQuestion
        maskedEmail={look.data.maskedEmail}
        isBusy={signIn.isPending}
        onYes={spend}
        onNo={() => onDone(undefined)}
      />
    );
  return <AccessLoading />;
}

/** The server judged it when she asked; what is no page of ours is no way from here either. */
const placeOf = (told: string | undefined) =>
  told === undefined ? undefined : returnPlace(window.location.origin + told, window.location.origin);
