import { paths } from '#shared/navigation/paths.ts';
import type { Sleep, SleepWriteKind } from '#shared/sleep/sleep.schema.ts';
import { timeOfDay } from '#web/platform/language/format.ts';
import type { WriteKind } from '#web/platform/outbox/write-kind.ts';
import { problemIn } from './sleep-problem.ts';

const reason: WriteKind['reason'] = ({ refused }, { t }) => {
  const problem = problemIn(refused?.fields);
  return problem && t(`sleepDiary.problem_${problem}`);
};
const mendPath = () => paths.toolSleepDiary;

/** How the sleep diary speaks of a write that the server refused. */
export const sleepWriteKinds: Record<SleepWriteKind, WriteKind> = {
  'sleep.put': {
    describe: ({ body }, { t, language }) => {
      const { startTime } = body as Partial<Sleep>;
      const isMoment = !Number.isNaN(Date.parse(startTime ?? ''));
      return startTime && isMoment
        ? t('sleepDiary.sleepAt', { time: timeOfDay(startTime, language) })
        : t('sleepDiary.title');
    },
    reason,
    mendPath,
  },
  'sleep.remove': { describe: (_, { t }) => t('sleepDiary.removing') },
  'sleep-timer.put': { describe: (_, { t }) => t('sleepDiary.timer'), reason, mendPath },
  'sleep-timer.remove': { describe: (_, { t }) => t('sleepDiary.timer') },
};
