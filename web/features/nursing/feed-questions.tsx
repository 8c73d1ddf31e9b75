import { BeganEarlier } from '#web/features/timer/began-earlier.tsx';
import { ForgottenCard } from '#web/features/timer/forgotten-card.tsx';
import { useTexts } from '#web/texts/use-texts.ts';
import { useFeedWords } from './feed-words.ts';

/** The questions every timer asks, in the words of nursing: did it begin earlier, and when did it end. */
export function FeedBegan({ onBackdate }: { onBackdate: (minutes: number) => void }) {
  const t = useTexts();
  return (
    <BeganEarlier
      usualMinutes={[5, 10, 15]}
      onBackdate={onBackdate}
      words={{
        title: t('nursing.began'),
        ago: (n) => t('nursing.beganAgo', { n }),
        other: t('nursing.beganOther'),
        minutes: t('nursing.beganMinutes'),
        apply: t('nursing.beganApply'),
      }}
    />
  );
}

type Props = { startedAt: number; now: number; onEnd: (at: Date) => void; onGoOn: () => void };

export function FeedForgotten(props: Props) {
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
