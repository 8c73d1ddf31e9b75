import type { QueryClient } from '@tanstack/react-query';
import { paths } from '#shared/navigation/paths.ts';
import type { Sleep, SleepAnswer, SleepWriteKind } from '#shared/sleep/sleep.schema.ts';
import { touches } from '#shared/timer/log.rules.ts';
import {
  putRecord,
  type RecordChange,
  removeRecord,
  timerWriteKinds,
} from '#web/features/timer/timer.outbox.ts';
import { correctQueries } from '#web/platform/outbox/correct-query.ts';
import type { OutboxNoun } from '#web/platform/outbox/outbox-noun.ts';
import { rangeKey, rememberedSleeps } from './query-keys.ts';
import { problemIn } from './sleep-problem.ts';
import { sleepTimer } from './sleep-timer-kind.ts';

/** Resolves once the phone has it, also where the browser lets nothing be kept: then it lives in the page. */
export const putSleep = (sleep: Sleep): Promise<void> => putRecord(sleepTimer, sleep);
export const removeSleep = (id: string): void => removeRecord(sleepTimer, id);

const kinds = timerWriteKinds<SleepAnswer>({
  timer: sleepTimer,
  mendPaths: { record: paths.toolSleepDiary, timer: paths.toolSleepDiary },
  words: {
    recordAt: (time, t) => t('sleepDiary.sleepAt', { time }),
    record: (t) => t('sleepDiary.title'),
    removal: (t) => t('sleepDiary.removing'),
    timer: (t) => t('sleepDiary.timer'),
  },
  problem: (fields, t) => {
    const problem = problemIn(fields);
    return problem && t(`sleepDiary.problem_${problem}`);
  },
  apply,
});

export const sleepOutbox: OutboxNoun<SleepWriteKind> = {
  kinds: {
    'sleep.put': kinds.putRecord,
    'sleep.remove': kinds.removeRecord,
    'sleep-timer.put': kinds.putTimer,
    'sleep-timer.remove': kinds.removeTimer,
  },
  staleKeys: [['sleep']],
  forget: (client) => {
    rememberedSleeps.forget();
    void client.resetQueries({ queryKey: ['sleep'] });
  },
};

function apply(client: QueryClient, { owner, put, without, applied }: RecordChange<SleepAnswer>): void {
  correctQueries<SleepAnswer[]>(client, [...rangeKey, owner], (sleeps, key) => {
    const [from, to] = key.slice(-2).map((moment) => new Date(String(moment)));
    return put && from && to && touches(put, from, to) ? applied(sleeps) : without(sleeps);
  });
  client.invalidateQueries({ queryKey: rangeKey });
  rememberedSleeps.correct(owner, ({ sleeps }) => ({ sleeps: applied(sleeps) }));
}
