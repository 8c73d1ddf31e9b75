import { type ReactNode, useEffect, useSyncExternalStore } from 'react';
import { type ProfileOwner, useProfile } from '#web/features/profile/use-profile.ts';
import { keepQuiet, keptQuiet, quietText, subscribeToQuiet } from '#web/features/quiet/kept-quiet.ts';
import { QuietContext } from '#web/features/quiet/quiet-context.ts';

type Props = { viewer: ProfileOwner | null | undefined; children: ReactNode };

/** What she said and the server has yet to hear; else what the server says; else what this phone last knew. */
export function QuietProvider({ viewer, children }: Props) {
  const owner = viewer?.id ?? null;
  const { serverProfile } = useProfile(viewer);
  const kept = keptQuiet(
    owner,
    useSyncExternalStore(subscribeToQuiet, quietText, () => null),
  );
  const told = serverProfile === undefined || kept?.unsent ? undefined : (serverProfile?.quiet ?? null);
  useEffect(() => {
    if (owner !== null && told !== undefined) keepQuiet({ owner, quiet: told });
  }, [owner, told]);
  return <QuietContext value={told === undefined ? (kept?.quiet ?? null) : told}>{children}</QuietContext>;
}
