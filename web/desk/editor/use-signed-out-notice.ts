import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { Editor } from '#web/desk/editing/use-editor.ts';
import { viewerQuery } from '#web/features/access/use-viewer.ts';

/** What autosave learns about the session the page learns too; once she is in again, autosave goes on. */
export function useSignedOutNotice({ autosave, keeping }: Editor, isSignedIn: boolean): void {
  const client = useQueryClient();
  const isRefused = keeping.state === 'signed-out';
  useEffect(() => {
    if (isRefused) client.invalidateQueries({ queryKey: viewerQuery.queryKey });
  }, [isRefused, client]);
  useEffect(() => {
    if (isSignedIn) autosave.resume();
  }, [isSignedIn, autosave]);
}
