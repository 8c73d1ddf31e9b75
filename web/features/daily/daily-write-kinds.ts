import type { DailyMark, DailyWriteKind } from '#shared/daily/daily.schema.ts';
import { paths } from '#shared/navigation/paths.ts';
import type { WriteKind } from '#web/platform/outbox/write-kind.ts';

const words = { like: 'daily.writeLike', save: 'daily.writeSave', done: 'daily.writeDone' } as const;

/** How daily content speaks of a write that the server refused. */
export const dailyWriteKinds: Record<DailyWriteKind, WriteKind> = {
  'daily-mark.set': {
    describe: ({ body }, { t }) => {
      const { mark = 'save' } = (body ?? {}) as { mark?: DailyMark };
      return t(words[mark]);
    },
    reason: ({ refused }, { t }) => refused && t(`errors.${refused.code}`),
    mendPath: () => paths.home,
  },
};
