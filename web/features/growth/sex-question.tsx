import type { Sex } from '#shared/growth/growth.rules.ts';
import { useTexts } from '#web/texts/use-texts.ts';
import { Button } from '#web/ui/button.tsx';
import { SectionCard } from '#web/ui/section.tsx';

type Props = { onTell: (sex: Sex) => void; onDecline: () => void };

/** Asked once, because WHO has a table for each; who would rather not say sees the points alone. */
export function SexQuestion({ onTell, onDecline }: Props) {
  const t = useTexts();
  return (
    <SectionCard title={t('growthCurves.askSex')} tone="blush">
      <p>{t('growthCurves.askSexText')}</p>
      <div className="grid grid-cols-2 gap-2">
        <Button variant="secondary" size="large" onClick={() => onTell('f')}>
          {t('growthCurves.girl')}
        </Button>
        <Button variant="secondary" size="large" onClick={() => onTell('m')}>
          {t('growthCurves.boy')}
        </Button>
      </div>
      <Button variant="quiet" onClick={onDecline}>
        {t('growthCurves.decline')}
      </Button>
    </SectionCard>
  );
}
