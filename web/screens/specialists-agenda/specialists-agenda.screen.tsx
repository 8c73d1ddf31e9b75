import { DocumentTitle } from '#web/platform/document/document-title.tsx';
import { useTexts } from '#web/texts/use-texts.ts';
import { Page } from '#web/ui/page.tsx';

export default function SpecialistsAgendaScreen() {
  const t = useTexts();
  return (
    <Page title={t('specialists.title')}>
      <DocumentTitle title={t('specialists.title')} />
    </Page>
  );
}
