import { useOwner } from '#web/features/access/use-owner.ts';
import { BackToSpecialists } from '#web/features/specialists/back-to-specialists.tsx';
import { Plans } from '#web/features/specialists/plan/plans.tsx';
import { DocumentTitle } from '#web/platform/document/document-title.tsx';
import { useTexts } from '#web/texts/use-texts.ts';
import { Page } from '#web/ui/page.tsx';

export default function PlansScreen() {
  const t = useTexts();
  return (
    <Page title={t('plans.title')} header={<BackToSpecialists />}>
      <DocumentTitle title={t('plans.title')} />
      <Plans owner={useOwner()} />
    </Page>
  );
}
