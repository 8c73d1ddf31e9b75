import { Droplet } from 'lucide-react';
import { pumping } from '#shared/diary/kinds/pumping.ts';
import { kindTimer } from '../../kind-timer.ts';
import { amountsOf, type PumpingDraft } from './pumping-amounts.tsx';

/** The timer of pumping: how much it was is asked when it has ended. */
export const pumpingTimer = kindTimer(pumping, {
  side: 'both',
  Icon: Droplet,
  tone: 'bg-blush',
  toDetails: (choice: PumpingDraft) => amountsOf(choice),
  late: () => import('./pumping-timer-late.tsx'),
});
