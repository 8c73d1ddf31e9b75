import type { Breast } from '#shared/nursing/nursing.rules.ts';
import { perSide } from '#shared/nursing/timer.rules.ts';
import { formatElapsed } from '#shared/timer/elapsed.rules.ts';
import { useTimer } from '#web/features/timer/use-timer.ts';
import type { DiaryPlace } from '../../diary-place.ts';
import { nursingTimer } from './nursing-timer-kind.ts';

/** The feed under way as it is this second, with the time of each side. */
export function useNursingTimer(place: DiaryPlace) {
  const state = useTimer(nursingTimer, place);
  const { timer, at } = state;
  const sides: Record<Breast, number> = timer ? perSide(timer, at) : { left: 0, right: 0 };
  return {
    ...state,
    sideTimes: { left: formatElapsed(sides.left), right: formatElapsed(sides.right) },
    currentSide: timer?.stretches.at(-1)?.side,
  };
}
