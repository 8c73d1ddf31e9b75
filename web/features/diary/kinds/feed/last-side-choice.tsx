import type { Breast } from '#shared/nursing/nursing.rules.ts';
import { useTexts } from '#web/texts/use-texts.ts';
import { RadioCards } from '#web/ui/radio-cards.tsx';

type Props = { value: Breast | null; onChange: (side: Breast | null) => void };

/** Where a feed at both breasts ended: the next one begins there. Not knowing is an answer. */
export function LastSideChoice({ value, onChange }: Props) {
  const t = useTexts();
  return (
    <RadioCards
      legend={t('nursingLog.lastSide')}
      name="feed-last-side"
      value={value ?? 'unknown'}
      onChange={(side) => onChange(side === 'unknown' ? null : side)}
      options={[
        { value: 'left', label: t('nursing.left') },
        { value: 'right', label: t('nursing.right') },
        { value: 'unknown', label: t('nursingLog.lastSideUnknown') },
      ]}
    />
  );
}
