import type { Timer } from '#shared/nursing/nursing.schema.ts';
import { sideOf } from '#shared/nursing/timer.rules.ts';
import { startOf } from '#shared/timer/timer.rules.ts';
import { OtherTimerCard } from '#web/features/timer/other-timer-card.tsx';
import { useTexts } from '#web/texts/use-texts.ts';
import { useFeedWords } from './feed-words.ts';

type Props = { timer: Timer; isHere?: boolean; onJoin: () => void; onLeave?: (() => void) | undefined };

/** A feed that runs beside the one on screen, and at which side. */
export function OtherFeedCard({ timer, isHere = false, onJoin, onLeave }: Props) {
  const t = useTexts();
  const words = useFeedWords();
  const side = sideOf(timer);
  const time = words.time(+startOf(timer));
  return (
    <OtherTimerCard
      title={
        timer.stoppedAt
          ? t('nursing.elsewhereStopped')
          : isHere
            ? t('nursing.elsewhereHere')
            : t('nursing.elsewhere')
      }
      text={
        side === 'both'
          ? t('nursing.elsewhereBoth', { time })
          : t('nursing.elsewhereText', { time, side: words.sideInSentence(side) })
      }
      joinLabel={t('nursing.elsewhereJoin')}
      onJoin={onJoin}
      leaveLabel={t('nursing.elsewhereKeep')}
      onLeave={onLeave}
    />
  );
}
