import { useQueryClient } from '@tanstack/react-query';
import { lazy, type ReactNode, Suspense, useEffect } from 'react';
import { paths } from '#shared/navigation/paths.ts';
import { ReauthenticationSlot } from '#web/features/access/reauthentication/reauthentication-slot.tsx';
import { useViewer, viewerQuery } from '#web/features/access/use-viewer.ts';
import { holdHealthWrites } from '#web/features/consent/hold-health-writes.ts';
import { useForgetNursing } from '#web/features/diary/kinds/feed/forget-nursing.ts';
import { subscribeToLocalProfile } from '#web/features/profile/local-profile.ts';
import { subscribeToQuiet } from '#web/features/quiet/kept-quiet.ts';
import { subscribeToTimer } from '#web/features/timer/timer-presence.ts';
import { retryLoad } from '#web/platform/device/retry-load.ts';
import { whenIdle } from '#web/platform/device/when-idle.ts';
import { startUpdates } from '#web/platform/offline/updates.ts';
import { appOutbox, holdWritesBack } from '#web/platform/outbox/app-outbox.ts';
import { useOutbox } from '#web/platform/outbox/use-outbox.ts';
import { withTexts } from '#web/texts/with-texts.ts';
import { dismissErrors } from '#web/ui/toast-store.ts';
import { tellDeviceFacts } from './device-facts.ts';
import { lookerIn } from './looker.ts';
import { UpdatePrompt } from './shell/update-prompt.tsx';
import './introduce-care.ts';

// While developing, files change without a build to list them.
// The worker takes along all of the app: it begins when nothing else is to be fetched.
if (import.meta.env.PROD) whenIdle(() => void startUpdates());

// What went wrong without a network is over with it.
window.addEventListener('online', dismissErrors);

// Before the outbox learns its owner: nothing of hers leaves unasked.
holdWritesBack(holdHealthWrites);

/** The timer opens on a weak line, and what it needs comes first. */
const afterTimerMs = 2000;

/** The code of every noun that writes: nothing waits for it, and what happens until it is here is kept for it. */
const OutboxReconciler = lazy(async () => {
  if (window.location.pathname.endsWith(paths.nursing))
    await new Promise((resolve) => setTimeout(resolve, afterTimerMs));
  return retryLoad(() => withTexts(import('./outbox-reconciler.tsx'), 'nursing', 'mother'));
});

/** What works in the background once the first screen stands: the outbox has its owner, new versions are noticed. */
export default function AfterPaint(): ReactNode {
  useOutboxOwner();
  const isVisitor = useViewer().data === null;
  useForgetNursing(isVisitor);
  useToldDeviceFacts();
  return (
    <>
      <Suspense>
        <OutboxReconciler />
      </Suspense>
      <UpdatePrompt />
      <ReauthenticationSlot />
    </>
  );
}

/** Whatever changes in what the next page shows, the server hears of it with the next page she asks for. */
function useToldDeviceFacts(): void {
  const client = useQueryClient();
  useEffect(() => {
    const tell = () => tellDeviceFacts(lookerIn(client));
    tell();
    document.addEventListener('visibilitychange', tell);
    const endings = [subscribeToTimer(tell), subscribeToQuiet(tell), subscribeToLocalProfile(tell)];
    return () => {
      document.removeEventListener('visibilitychange', tell);
      for (const end of endings) end();
    };
  }, [client]);
}

function useOutboxOwner(): void {
  const client = useQueryClient();
  const { data: viewer } = useViewer();
  // Short of her second factor she may not write yet.
  const owner = viewer === undefined ? undefined : viewer?.needsSecondFactor ? null : (viewer?.id ?? null);
  useEffect(() => {
    if (owner !== undefined) void appOutbox.setOwner(owner);
  }, [owner]);

  const { state } = useOutbox();
  const isTurnedAway = state === 'signed-out' && Boolean(owner);
  useEffect(() => {
    // The server no longer knows her: the page asks who is looking, and the gate follows.
    if (isTurnedAway) void client.invalidateQueries({ queryKey: viewerQuery.queryKey });
  }, [isTurnedAway, client]);
}
