import { lazy, type ReactNode, Suspense } from 'react';
import type { ErrorCode } from '#shared/errors/error-codes.ts';
import { withTexts } from '#web/texts/with-texts.ts';
import { AccessLoading } from './access-loading.tsx';
import { AccessUnreachable } from './access-unreachable.tsx';
import { useViewer } from './use-viewer.ts';

// Most never see them: they come when they are needed.
const LinkLanding = lazy(() => import('./link-landing.tsx'));
const SecondFactorStep = lazy(() => withTexts(import('./second-factor/second-factor-step.tsx')));

// Who is signed in never waits for it.
const SignInPage = lazy(() => import('./sign-in-page.tsx').then((page) => ({ default: page.SignInPage })));

type Props = {
  /** A preview needs no sign-in; a session that exists still counts. */
  isPreview: boolean;
  /** The secret of the mail's link, while it is in the address. */
  linkToken: string | undefined;
  /** Takes the secret out of the address and its history. */
  onLinkDone: (problem: ErrorCode | undefined) => void;
  /** Why the link she followed did not let her in. */
  linkProblem: ErrorCode | undefined;
  /** What stands under the sign-in card. */
  footer: ReactNode;
  children: ReactNode;
};

export function AccessGate({ isPreview, linkToken, onLinkDone, linkProblem, footer, children }: Props) {
  const viewer = useViewer();
  if (linkToken)
    return (
      <Suspense fallback={<AccessLoading />}>
        <LinkLanding key={linkToken} tokenHash={linkToken} onDone={onLinkDone} />
      </Suspense>
    );
  if (viewer.data?.needsSecondFactor && !isPreview)
    return (
      <Suspense fallback={<AccessLoading />}>
        <SecondFactorStep />
      </Suspense>
    );
  if (isPreview || viewer.data) return children;
  if (viewer.data === null)
    return (
      <Suspense fallback={<AccessLoading />}>
        <SignInPage linkProblem={linkProblem} footer={footer} />
      </Suspense>
    );
  if (viewer.isError)
    return <AccessUnreachable onRetry={() => viewer.refetch()} isRetrying={viewer.isFetching} />;
  return <AccessLoading />;
}
