import type { DiaryNowAnswer } from '#shared/diary/diary.schema.ts';
import type { KindName } from '#shared/diary/kinds.ts';
import type { PendingWrite } from '#shared/timer/merge.rules.ts';
import type { Timed } from '#shared/timer/timed.ts';
import type { Timer, TimerLimits } from '#shared/timer/timer.rules.ts';
import type { TimerKey } from './timer-presence.ts';

/** What a feature tells of its timer; all the rest is the same for every one of them. */
export type TimerKind<Side extends string, Choice> = {
  /** What it becomes a record of; names its answers in the cache, too. */
  name: KindName;
  /** Where it lies on the device. */
  timerKey: TimerKey;
  /** Where the last moment that the phone showed lies, to notice a clock that changed. */
  seenKey: 'nursing_seen' | 'sleep_seen' | 'pumping_seen' | 'activity_seen';
  limits: TimerLimits;
  /** The server takes notes up to here. */
  maxNotesLength: number;
  /** What is saved of a stopped timer, with what she chose in the save step. */
  recordOf: (timer: Timer<Side>, choice: Choice | null) => Pick<Timed, 'id'>;
  /** What else the server's answer about this moment brought. */
  onAnswer?: (answer: DiaryNowAnswer, owner: string, pending: PendingWrite[]) => void;
};

export const timersKey = ['timers'] as const;
/** What the server says of this moment, followed by whose it is. */
export const nowKey = ({ name }: { name: string }) => [...timersKey, name] as const;
