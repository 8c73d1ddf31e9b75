import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useEffect } from 'react';
import { ReauthenticationSlot } from '#web/features/access/reauthentication/reauthentication-slot.tsx';
import { useViewer, viewerQuery } from '#web/features/access/use-viewer.ts';
import { useForgetNursing } from '#web/features/nursing/forget-nursing.ts';
import { useSettledFeeds } from '#web/features/nursing/use-settled-feeds.ts';
import { useForgetSleep } from '#web/features/sleep/forget-sleep.ts';
import { startUpdates } from '#web/platform/offline/updates.ts';
import { appOutbox } from '#web/platform/outbox/app-outbox.ts';
import { useOutbox } from '#web/platform/outbox/use-outbox.ts';
import { dismissErrors } from '#web/ui/toast-store.ts';
import { SettlingSlot } from './settling-slot.tsx';
import { UpdatePrompt } from './shell/update-prompt.tsx';
import './introduce-care.ts';

// While developing, files change without a build to list them.
if (import.meta.env.PROD) void startUpdates();

// What went wrong without a network is over with it.
window.addEventListener('online', dismissErrors);

/** What works in the background once the first screen stands: the outbox has its owner, new versions are noticed. */
export default function AfterPaint(): ReactNode {
  useOutboxOwner();
  const isVisitor = useViewer().data === null;
  useForgetNursing(isVisitor);
  useForgetSleep(isVisitor);
  useSettledFeeds();
  return (
    <>
      <SettlingSlot />
      <UpdatePrompt />
      <ReauthenticationSlot />
    </>
  );
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
