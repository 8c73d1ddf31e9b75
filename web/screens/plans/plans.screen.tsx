import { useOwner } from '#web/features/access/use-owner.ts';
import { BackToSpecialists } from '#web/features/specialists/back-to-specialists.tsx';
import { Plans } from '#web/features/specialists/plan/plans.tsx';
import { TitledPage } from '#web/parts/titled-page.tsx';
import { useTexts } from '#web/texts/use-texts.ts';

export default function PlansScreen() {
  const t = useTexts();
  return (
    <TitledPage title={t('plans.title')} header={<BackToSpecialists />}>
      <Plans owner={useOwner()} />
    </TitledPage>
  );
}
