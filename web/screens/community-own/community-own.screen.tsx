import { DocumentTitle } from '#web/platform/document/document-title.tsx';
import { useTexts } from '#web/texts/use-texts.ts';
import { Page } from '#web/ui/page.tsx';

export default function CommunityOwnScreen() {
  const t = useTexts();
  return (
    <Page title={t('community.title')}>
      <DocumentTitle title={t('community.title')} />
    </Page>
  );
}
