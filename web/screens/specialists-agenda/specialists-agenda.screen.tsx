import { useOwner } from '#web/features/access/use-owner.ts';
import { BackToSpecialists } from '#web/features/specialists/back-to-specialists.tsx';
import { WeekList } from '#web/features/specialists/week-list.tsx';
import { DocumentTitle } from '#web/platform/document/document-title.tsx';
import { useTexts } from '#web/texts/use-texts.ts';
import { Page } from '#web/ui/page.tsx';

export default function SpecialistsAgendaScreen() {
  const t = useTexts();
  return (
    <Page title={t('specialists.agenda')} header={<BackToSpecialists />}>
      <DocumentTitle title={t('specialists.agenda')} />
      <WeekList owner={useOwner()} />
    </Page>
  );
}
