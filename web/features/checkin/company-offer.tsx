import { useState } from 'react';
import { HelplinesSlot } from '#web/platform/care/helplines-slot.tsx';
import { useTexts } from '#web/texts/use-texts.ts';
import { Button } from '#web/ui/button.tsx';
import { SectionCard } from '#web/ui/section.tsx';

/** People, offered and never urged: nothing is concluded from what she said, and one tap has it gone. */
export function CompanyOffer() {
  const t = useTexts();
  const [isHidden, setHidden] = useState(false);
  if (isHidden) return null;
  return (
    <SectionCard tone="sage" title={t('checkin.companyTitle')}>
      <p>{t('checkin.companyText')}</p>
      <HelplinesSlot />
      <Button variant="quiet" className="justify-self-start" onClick={() => setHidden(true)}>
        {t('checkin.companyHide')}
      </Button>
    </SectionCard>
  );
}
