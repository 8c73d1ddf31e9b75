import type { QueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { paths } from '#shared/navigation/paths.ts';
import type { Quiet } from '#shared/quiet/quiet.rules.ts';
import type { QuietWriteKind } from '#shared/quiet/quiet.schema.ts';
import { appOutbox as outbox } from '#web/platform/outbox/app-outbox.ts';
import type { OutboxNoun } from '#web/platform/outbox/outbox-noun.ts';
import { useOutbox } from '#web/platform/outbox/use-outbox.ts';
import type { Write } from '#web/platform/outbox/write.ts';
import { keepQuiet, keptQuiet } from './kept-quiet.ts';

const kind: QuietWriteKind = 'quiet.put';
const quietOf = ({ body }: Write) => (body as { quiet: Quiet | null }).quiet;

/** Said, or with null taken back: the screens follow the same moment, the server when it can be reached. */
export function sayQuiet(owner: string | null, quiet: Quiet | null): Promise<void> {
  keepQuiet({ owner, quiet, unsent: true });
  return outbox.add(kind, { quiet }, { supersedes: 'quiet' });
}

/** What the server keeps of it is part of her profile, which is another feature's to correct. */
type CorrectProfile = (client: QueryClient, owner: string, quiet: Quiet | null) => void;

export const quietOutbox = (correctProfile: CorrectProfile): OutboxNoun<QuietWriteKind> => ({
  kinds: {
    'quiet.put': {
      describe: (_, { t }) => t('quiet.title'),
      mendPath: () => paths.somethingChanged,
      acknowledge: (client, write) => {
        const { owner } = write;
        if (owner === null) return;
        correctProfile(client, owner, quietOf(write));
        const isSaidAnew = outbox.snapshot().writes.some((other) => other.kind === kind);
        if (!isSaidAnew) keepQuiet({ owner, quiet: quietOf(write) });
      },
    },
  },
  staleKeys: [['profile']],
});

/** The outbox outlives the phone's small storage: what waits there is what she said. */
export function useWaitingQuiet(): void {
  const { writes } = useOutbox([kind]);
  const last = writes.at(-1);
  useEffect(() => {
    if (last && !keptQuiet(last.owner)?.unsent)
      keepQuiet({ owner: last.owner, quiet: quietOf(last), unsent: true });
  }, [last]);
}
