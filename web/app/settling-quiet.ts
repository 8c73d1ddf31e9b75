import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { Profile } from '#shared/profile/profile.schema.ts';
import type { Quiet } from '#shared/quiet/quiet.rules.ts';
import { profileOf } from '#web/features/profile/profile-draft.ts';
import { profileQuery } from '#web/features/profile/use-profile.ts';
import { keepQuiet, keptQuiet } from '#web/features/quiet/kept-quiet.ts';
import { appOutbox } from '#web/platform/outbox/app-outbox.ts';
import { useOutbox } from '#web/platform/outbox/use-outbox.ts';
import type { Write } from '#web/platform/outbox/write.ts';

const quietOf = ({ body }: Write) => (body as { quiet: Quiet | null }).quiet;

/** The server has heard that something changed, or that it was taken back: the profile says the same at once. */
export function useSettledQuiet(): (write: Write) => void {
  const client = useQueryClient();
  useWaitingQuiet();
  return (write) => {
    const { kind, owner } = write;
    if (kind !== 'quiet.put' || owner === null) return;
    correctProfile(client, owner, quietOf(write));
    const isSaidAnew = appOutbox
      .snapshot()
      .writes.some((other) => other.kind === kind && other.id !== write.id);
    if (!isSaidAnew) keepQuiet({ owner, quiet: quietOf(write) });
  };
}

function correctProfile(client: QueryClient, owner: string, quiet: Quiet | null): void {
  const { queryKey } = profileQuery(owner);
  const state = client.getQueryState(queryKey);
  if (state?.data === undefined) return;
  const profile: Profile = { ...(state.data ?? profileOf({})), quiet };
  client.setQueryData(queryKey, profile, { updatedAt: state.dataUpdatedAt });
  // An answer under way was asked for before this, and would undo it.
  if (state.fetchStatus === 'fetching') client.invalidateQueries({ queryKey });
}

/** The outbox outlives the phone's small storage: what waits there is what she said. */
function useWaitingQuiet(): void {
  const { writes } = useOutbox('quiet.');
  const last = writes.at(-1);
  useEffect(() => {
    if (last && !keptQuiet(last.owner)?.unsent)
      keepQuiet({ owner: last.owner, quiet: quietOf(last), unsent: true });
  }, [last]);
}
