import { lazy, type ReactNode, Suspense, useSyncExternalStore } from 'react';
import { untilHere } from '#web/platform/device/until-here.ts';
import { withTexts } from '#web/texts/with-texts.ts';
import { AfterFirstPaint } from '#web/ui/after-first-paint.tsx';
import { isOnboardingCompleted, subscribeToLocalProfile } from './local-profile.ts';
import { useLoadFailureToast } from './use-load-failure-toast.ts';
import { type ProfileOwner, useProfile } from './use-profile.ts';

type Props = {
  /** Who is looking: null for a visitor, undefined while that is not known. */
  viewer: ProfileOwner | null | undefined;
  /** What is shown while it is not known where she belongs. */
  loading: ReactNode;
  children: ReactNode;
};

// Without its chunk she goes in: the first run can wait for a better connection, she cannot.
const FirstRun = lazy(() =>
  withTexts(import('./first-run.tsx'), 'profile').catch(() => ({
    default: ({ children }: { children: ReactNode }) => children,
  })),
);

// The app is already on screen behind it, so nothing stands in its place.
const LocalAnswers = lazy(() => untilHere(() => withTexts(import('./keep/local-answers.tsx'), 'profile')));

/** Between the access gate and the shell: her profile is loaded, and the first run comes before anything else. */
export function ProfileGate({ viewer, loading, children }: Props) {
  const { profile, serverProfile, isLoading, isError, hasFailed, refetch } = useProfile(viewer);
  const isCompletedHere = useSyncExternalStore(subscribeToLocalProfile, isOnboardingCompleted);
  useLoadFailureToast(isError, refetch);
  // On a next visit the app opens at once, with her copy on this device, while the server is asked behind it.
  const isKnownHere = profile !== null && (isCompletedHere || profile.onboardingCompleted);
  if (viewer === undefined || (isLoading && !isKnownHere)) return loading;

  // A server that cannot say whether she did it before is no reason to ask her again.
  const isDone = isCompletedHere || serverProfile?.onboardingCompleted || hasFailed || isLoading;
  if (!isDone) {
    return (
      <Suspense fallback={loading}>
        <FirstRun owner={viewer?.id ?? null}>{children}</FirstRun>
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
