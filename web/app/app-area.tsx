import { Outlet, useLocation, useNavigate, useSearch } from '@tanstack/react-router';
import { lazy, Suspense, useEffect, useState } from 'react';
import type { ErrorCode } from '#shared/errors/error-codes.ts';
import { paths } from '#shared/navigation/paths.ts';
import { AccessGate } from '#web/features/access/access-gate.tsx';
import { AccessLoading } from '#web/features/access/access-loading.tsx';
import { useViewer } from '#web/features/access/use-viewer.ts';
import { ProfileGate } from '#web/features/profile/profile-gate.tsx';
import { useForgetOnLeave } from '#web/features/profile/use-forget-on-leave.ts';
import { forgetSentQuiet } from '#web/features/quiet/kept-quiet.ts';
import { retryLoad } from '#web/platform/device/retry-load.ts';
import { dismissActions } from '#web/ui/toast-store.ts';
import { AfterScreen } from './after-screen.tsx';
import { QuietGate } from './quiet-gate.tsx';
import { QuietProvider } from './quiet-provider.tsx';
import { isPreview } from './search.ts';
import { AppShell } from './shell/app-shell.tsx';

// Stands under the sign-in card, and comes beside it: who is signed in never waits for it.
const SignInFooter = lazy(() => retryLoad(() => import('./sign-in-footer.tsx')));

const AfterPaint = lazy(() => retryLoad(() => import('./after-paint.tsx')));

/** Everything under /app: the gate, and behind it the shell, which stays while the tabs change. */
export function AppArea() {
  const search = useSearch({ strict: false });
  const navigate = useNavigate();
  const viewer = useViewer();
  const isHome = useLocation({ select: ({ pathname }) => pathname === paths.home });
  // In a preview an unreachable server is no reason to wait: she looks around as a visitor.
  // Not `isError`: each part of the shell asks again as it appears, and would take the shell away while it waits.
  const known = viewer.data === undefined && viewer.errorUpdateCount > 0 ? null : viewer.data;
  useForgetOnLeave(viewer.data);
  useActionsOfOne(viewer.data?.id);
  useForgottenQuiet(viewer.data === null);
  const [linkProblem, setLinkProblem] = useState<ErrorCode>();

  function finishLink(problem: ErrorCode | undefined): void {
    setLinkProblem(problem);
    navigate({ to: '.', search: ({ token_hash: _, type: __, ...kept }) => kept, hash: true, replace: true });
  }

  return (
    <>
      <AccessGate
        isPreview={isPreview(search)}
        linkToken={search.type === 'email' ? search.token_hash : undefined}
        onLinkDone={finishLink}
        linkProblem={linkProblem}
        footer={
          // As high as what comes: the card stands in the middle, and would jump from under her finger.
          <Suspense fallback={<div className="h-36" />}>
            <SignInFooter />
          </Suspense>
        }
      >
        {/* Another person is another page: nothing open or typed in it belongs to her. */}
        <ProfileGate
          key={known?.id}
          viewer={known}
          loading={<AccessLoading />}
          isWork={!isHome && known?.isStaff === true}
        >
          <QuietProvider viewer={known}>
            <AppShell>
              <QuietGate>
                <Outlet />
              </QuietGate>
            </AppShell>
          </QuietProvider>
        </ProfileGate>
      </AccessGate>
      <AfterScreen>
        <AfterPaint />
      </AfterScreen>
    </>
  );
}

/** What she said is nobody else's to see: it leaves the phone with her, unless it has yet to be sent. */
function useForgottenQuiet(isVisitor: boolean): void {
  useEffect(() => {
    if (isVisitor) forgetSentQuiet();
  }, [isVisitor]);
}

/** What she was offered to undo leaves with her. */
function useActionsOfOne(viewerId: string | undefined): void {
  useEffect(() => (viewerId === undefined ? undefined : dismissActions), [viewerId]);
}
