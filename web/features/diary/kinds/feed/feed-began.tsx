import { BeganEarlier } from '#web/features/timer/began-earlier.tsx';
import { useTexts } from '#web/texts/use-texts.ts';

/** Did it begin earlier? */
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
