import { paths } from '#shared/navigation/paths.ts';
import type { QuietWriteKind } from '#shared/quiet/quiet.schema.ts';
import type { WriteKind } from '#web/platform/outbox/write-kind.ts';

/** How a write of "something changed" is told, should the server ever refuse it. */
export const quietWriteKinds: Record<QuietWriteKind, WriteKind> = {
  'quiet.put': { describe: (_, { t }) => t('quiet.title'), mendPath: () => paths.somethingChanged },
};
