import { lazy, type ReactNode, Suspense, useEffect, useEffectEvent, useSyncExternalStore } from 'react';
import { useOnline } from '#web/platform/device/online.ts';
import { retryLoad } from '#web/platform/device/retry-load.ts';
import { useTexts } from '#web/texts/use-texts.ts';
import { withTexts } from '#web/texts/with-texts.ts';
import { AfterFirstPaint } from '#web/ui/after-first-paint.tsx';
import { dismissToast, toast } from '#web/ui/toast-store.ts';
import { subscribeToLocalProfile } from './local-profile.ts';
import { isOnboardingCompleted } from './onboarding-flag.ts';
import { type ProfileOwner, useProfile } from './use-profile.ts';

type Props = {
  /** Who is looking: null for a visitor, undefined while that is not known. */
  viewer: ProfileOwner | null | undefined;
  /** What is shown while it is not known where she belongs. */
  loading: ReactNode;
  /** Who takes care of Colo looks at a page as part of that: the first run waits. */
  isWork: boolean;
  children: ReactNode;
};

// Without its chunk she goes in: the first run can wait for a better connection, she cannot.
const FirstRun = lazy(() =>
  withTexts(import('./first-run.tsx')).catch(() => ({
    default: ({ children }: { children: ReactNode }) => children,
  })),
);

// The app is already on screen behind it, so nothing stands in its place.
const LocalAnswers = lazy(() => retryLoad(() => withTexts(import('./keep/local-answers.tsx'))));

/** Between the access gate and the shell: her profile is loaded, and the first run comes before anything else. */
export function ProfileGate({ viewer, loading, isWork, children }: Props) {
  const { profile, serverProfile, isLoading, isError, hasFailed, refetch } = useProfile(viewer);
  const isCompletedHere = useSyncExternalStore(
    subscribeToLocalProfile,
    () => isOnboardingCompleted(viewer?.id ?? null),
    () => false,
  );
  const isOnline = useOnline();
  // What this phone remembers of her is on screen, or the page says that it is offline: neither is an error to her.
  useLoadFailureToast(isError && isOnline && profile === null, refetch);
  // On a next visit the app opens at once, with her copy on this device, while the server is asked behind it.
  const isKnownHere = profile !== null && (isCompletedHere || profile.onboardingCompleted);
  if (viewer === undefined || (isLoading && !isKnownHere)) return loading;

  // A server that cannot say whether she did it before is no reason to ask her again.
  const isDone = isWork || isCompletedHere || serverProfile?.onboardingCompleted || hasFailed || isLoading;
  if (!isDone) {
    return (
      <Suspense fallback={loading}>
        <FirstRun owner={viewer?.id ?? null} account={serverProfile ?? null}>
          {children}
        </FirstRun>
      </Suspense>
    );
  }
  return (
    <>
      {children}
      {viewer && serverProfile !== undefined && (
        <AfterFirstPaint>
          <LocalAnswers owner={viewer.id} serverProfile={serverProfile} />
        </AfterFirstPaint>
      )}
    </>
  );
}

/** Long enough to find the button with one thumb. */
const duration = 12_000;

/** Says once per failure that her profile could not be loaded, and offers to try again. */
function useLoadFailureToast(isError: boolean, retry: () => void): void {
  const t = useTexts();
  const show = useEffectEvent(() =>
    toast({
      title: t('profileSaving.loadFailed'),
      description: t('profileSaving.loadFailedText'),
      tone: 'destructive',
      action: { label: t('shell.tryAgain'), onAct: retry },
      duration,
    }),
  );
  useEffect(() => {
    if (!isError) return;
    const id = show();
    return () => dismissToast(id);
  }, [isError]);
}
