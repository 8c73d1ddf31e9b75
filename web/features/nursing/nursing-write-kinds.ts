import { paths } from '#shared/navigation/paths.ts';
import type { Feed, NursingWriteKind } from '#shared/nursing/nursing.schema.ts';
import { timeOfDay } from '#web/platform/language/format.ts';
import type { WriteKind } from '#web/platform/outbox/write-kind.ts';
import { problemIn } from './feed-problem.ts';

const reason: WriteKind['reason'] = ({ refused }, { t }) => {
  const problem = problemIn(refused?.fields);
  return problem && t(`nursing.problem_${problem}`);
};

/** How nursing speaks of a write that the server refused. */
export const nursingWriteKinds: Record<NursingWriteKind, WriteKind> = {
  'feed.put': {
    describe: ({ body }, { t, language }) => {
      const { startTime } = body as Partial<Feed>;
      const isMoment = !Number.isNaN(Date.parse(startTime ?? ''));
      return startTime && isMoment
        ? t('nursingLog.feedAt', { time: timeOfDay(startTime, language) })
        : t('nursing.title');
    },
    reason,
    mendPath: () => paths.nursingLog,
  },
  'feed.remove': { describe: (_, { t }) => t('nursingLog.removing') },
  'timer.put': {
    describe: (_, { t }) => t('nursing.timer'),
    reason,
    mendPath: () => paths.nursing,
  },
  'timer.remove': { describe: (_, { t }) => t('nursing.timer') },
  'nursing.settings': { describe: (_, { t }) => t('nursing.settingsTitle') },
};
