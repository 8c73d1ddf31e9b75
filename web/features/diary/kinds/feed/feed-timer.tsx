import { Pause, Play, Square } from 'lucide-react';
import { paths } from '#shared/navigation/paths.ts';
import type { Breast, NursingSide } from '#shared/nursing/nursing.rules.ts';
import { useStayAwake } from '#web/platform/device/wake-lock.ts';
import type { TimerParts } from '../../timer-parts.ts';
import { useNursingSettings } from './nursing-settings.ts';
import { nursingTimer } from './nursing-timer-kind.ts';
import { SideButtons } from './side-buttons.tsx';

/** The timer of feeds: a breast on each side. */
export const feedTimer: TimerParts<Breast, NursingSide> = {
  kind: nursingTimer,
  nouns: ['nursing'],
  side: 'left',
  Sides: SideButtons,
  sideName: (t, side) => t(`nursing.${side}`),
  icons: { pause: Pause, resume: Play, stop: Square },
  beganMinutes: [5, 10, 15],
  bar: { path: paths.nursing, tone: 'bg-blush' },
  WhileRunning: StayAwake,
  late: () => import('./feed-timer-late.tsx'),
};

function StayAwake() {
  const { keepAwake } = useNursingSettings();
  useStayAwake(keepAwake);
  return null;
}
