import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { focusHeading } from '#web/platform/document/focus-heading.ts';
import { subscribeToAccess } from './access-channel.ts';
import { clearAfterSignOut, clearCacheOnLeave, refreshAfterSignIn } from './access-state.ts';
import { useViewer } from './use-viewer.ts';

/** What she does in one tab shows in all of them at once: content where she came, the card where she left. */
export function useAccessSync(): void {
  const client = useQueryClient();
  useEffect(
    () =>
      subscribeToAccess((type) =>
        type === 'signed-in' ? refreshAfterSignIn(client) : clearAfterSignOut(client),
      ),
    [client],
  );
  useEffect(() => clearCacheOnLeave(client), [client]);
  useFocusAfterAccessChange();
}

/** The page changed under her hands: if what she held is gone, she goes on from the new heading. */
function useFocusAfterAccessChange(): void {
  const { data: viewer } = useViewer();
  const isVisitor = viewer === undefined ? undefined : viewer === null;
  const wasVisitor = useRef(isVisitor);
  useEffect(() => {
    const hasChanged = wasVisitor.current !== undefined && wasVisitor.current !== isVisitor;
    wasVisitor.current = isVisitor;
    // A page in a frame, or in a tab behind, would take the focus away from where she is.
    const isHere = document.hasFocus() && document.activeElement === document.body;
    if (hasChanged && isHere) focusHeading();
  }, [isVisitor]);
}
