import type { Quiet } from '#shared/quiet/quiet.rules.ts';
import { appOutbox } from '#web/platform/outbox/app-outbox.ts';
import { keepQuiet } from './kept-quiet.ts';

/** Said, or with null taken back: the screens follow the same moment, the server when it can be reached. */
export function sayQuiet(owner: string | null, quiet: Quiet | null): Promise<void> {
  keepQuiet({ owner, quiet, unsent: true });
  return appOutbox.add('quiet.put', { quiet }, { supersedes: 'quiet' });
}
