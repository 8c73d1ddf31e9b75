import { pumping } from '#shared/diary/kinds/pumping.ts';
import type { KindProblem } from '#shared/diary/kinds.ts';
import type { RecordEnvelope } from '#shared/diary/record.schema.ts';
import { validateRecord } from '#shared/diary/record-check.rules.ts';
import type { Timer } from '#shared/timer/timer.rules.ts';
import type { ChoicesProps, TimerLate } from '../../timer-parts.ts';
import { keepPumped } from '../milk/keep-milk.ts';
import { sayingIn } from '../saying.ts';
import { amountsOf, nothingPumped, PumpingAmounts, type PumpingDraft } from './pumping-amounts.tsx';

/** What the timer of pumping asks later. */
export const late: TimerLate<string, PumpingDraft> = {
  Choices: PumpingChoices,
  usualMinutes: [15, 30],
  guessMinutes: 20,
  problemsOf(timer, choice, t) {
    const { leftMl, rightMl, ml } = validateRecord(pumpingOf(timer, choice), new Date());
    const found = Object.entries({ leftMl, rightMl, ml }).filter(([, code]) => code !== undefined);
    const say = sayingIn(t, ['diary', 'pumping']);
    return Object.fromEntries(found.map(([field, code]) => [field, say(`problem_${code as KindProblem}`)]));
  },
  alsoKeep: (place, timer, choice) => keepPumped(place, pumpingOf(timer, choice), choice?.keepIn ?? null),
};

const pumpingOf = (timer: Timer, choice: PumpingDraft | null) =>
  ({
    ...pumping.timer?.recordOf(timer, choice && amountsOf(choice)),
    kind: 'pumping',
    babyId: null,
    groupId: null,
  }) as RecordEnvelope<'pumping'>;

function PumpingChoices({ choice, choose, errorAt }: ChoicesProps<string, PumpingDraft>) {
  const own = choice ?? nothingPumped;
  return (
    <PumpingAmounts own={own} set={(change) => choose({ ...own, ...change })} errorAt={errorAt} mayKeep />
  );
}
