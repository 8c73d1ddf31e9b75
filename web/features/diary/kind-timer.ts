import { Pause, Play, Square } from 'lucide-react';
import type { RecordKind } from '#shared/diary/kind.ts';
import { paths } from '#shared/navigation/paths.ts';
import type { TimerParts } from './timer-parts.ts';

/** Kinds whose timer stands in the timeline: one button starts it. */
type Timed = 'pumping' | 'activity';

type Special<Details, Choice> = Pick<TimerParts<string, Choice>, 'late'> & {
  side: string;
  Icon: NonNullable<TimerParts<string, Choice>['bar']['Icon']>;
  tone: string;
  /** What she chose in the save step, as the kind tells it. */
  toDetails: (choice: Choice) => Partial<Details>;
};

/** The timer of a kind as its rules in shared tell of it; only what is special is said beside. */
export function kindTimer<Name extends Timed, Details, Problem extends string, Choice>(
  kind: RecordKind<Name, Details, Problem>,
  { side, Icon, tone, toDetails, late }: Special<Details, Choice>,
): TimerParts<string, Choice> {
  const { name, timer, limits } = kind;
  if (!timer) throw new Error(`The kind ${name} has no timer`);
  return {
    kind: {
      name,
      timerKey: `${name as Timed}_timer`,
      seenKey: `${name as Timed}_seen`,
      limits: timer.limits,
      maxNotesLength: limits.notes,
      recordOf: (told, choice) => timer.recordOf(told, choice && toDetails(choice)),
    },
    nouns: [name, 'timing'],
    side,
    icons: { start: Play, pause: Pause, resume: Play, stop: Square },
    beganMinutes: [5, 10, 15],
    bar: { path: paths.diary, tone, Icon },
    late,
  };
}
