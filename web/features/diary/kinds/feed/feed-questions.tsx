import type { Breast } from '#shared/nursing/nursing.rules.ts';
import { sideOf } from '#shared/nursing/timer.rules.ts';
import { startOf, type Timer } from '#shared/timer/timer.rules.ts';
import { ForgottenCard } from '#web/features/timer/forgotten-card.tsx';
import { OtherTimerCard } from '#web/features/timer/other-timer-card.tsx';
import { useTexts } from '#web/texts/use-texts.ts';
import type { DiaryPlace } from '../../diary-place.ts';
import { TimersBeside } from '../../timers-beside.tsx';
import { nursingTimer } from './nursing-timer-kind.ts';
import { useFeedWords } from './use-feed-words.ts';

type Forgotten = { startedAt: number; now: number; onEnd: (at: Date) => void; onGoOn: () => void };

/** When did it end? */
export function FeedForgotten(props: Forgotten) {
  const t = useTexts();
  const words = useFeedWords();
  return (
    <ForgottenCard
      {...props}
      usualMinutes={[15, 30]}
      guessMinutes={20}
      words={{
        title: t('nursing.forgotten'),
        text: t('nursing.forgottenText', { time: words.time(props.startedAt) }),
        after: (n) => t('nursing.forgottenAfter', { n }),
        now: t('nursing.forgottenNow'),
        pick: t('nursing.forgottenPick'),
        end: t('nursing.forgottenEnd'),
        goOn: t('nursing.forgottenGoOn'),
        apply: t('nursing.forgottenApply'),
      }}
    />
  );
}

type Other = {
  timer: Timer<Breast>;
  isHere?: boolean;
  onJoin: () => void;
  onLeave?: (() => void) | undefined;
};

/** A feed that runs beside the one on screen, and at which side. */
export function OtherFeedCard({ timer, isHere = false, onJoin, onLeave }: Other) {
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

/** What goes on with the other twin. */
export function FeedsBeside({ place }: { place: DiaryPlace }) {
  const t = useTexts();
  const words = useFeedWords();
  return (
    <TimersBeside
      kind={nursingTimer}
      place={place}
      words={{
        said: (status, side) => (status === 'running' ? words.side(side) : t(`nursing.${status}`)),
        pause: t('nursing.pause'),
        resume: t('nursing.resume'),
        stop: t('nursing.stop'),
        save: t('nursing.saveTitle'),
      }}
    />
  );
}
