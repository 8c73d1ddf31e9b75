import { DownloadMyData } from '#web/features/account/download-my-data.tsx';
import { ClosedRecords } from '#web/features/consent/closed-records.tsx';
import { DocumentTitle } from '#web/platform/document/document-title.tsx';
import { useTexts } from '#web/texts/use-texts.ts';
import { Page } from '#web/ui/page.tsx';
import { forgetUnsaved } from './forget-unsaved.ts';

type Props = { owner: string; isOpening: boolean };

export default function ClosedScreen({ owner, isOpening }: Props) {
  const t = useTexts();
  return (
    <Page title={t('consent.panelPage')}>
      <DocumentTitle title={t('consent.panelPage')} />
      <ClosedRecords
        isOpening={isOpening}
        download={<DownloadMyData>{t('consent.panelDownload')}</DownloadMyData>}
        onDelete={() => forgetUnsaved(owner)}
      />
    </Page>
  );
}
