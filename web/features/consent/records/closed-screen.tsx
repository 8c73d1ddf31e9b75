import { DownloadMyData } from '#web/features/account/download-my-data.tsx';
import { forgetUnsaved } from '#web/features/timer/forget-unsaved.ts';
import { TitledPage } from '#web/parts/titled-page.tsx';
import { useTexts } from '#web/texts/use-texts.ts';
import { ClosedRecords } from '../closed-records.tsx';

type Props = { owner: string; isOpening: boolean; isPart: boolean };

export default function ClosedScreen({ owner, isOpening, isPart }: Props) {
  const t = useTexts();
  const panel = (
    <ClosedRecords
      isOpening={isOpening}
      download={<DownloadMyData>{t('consent.panelDownload')}</DownloadMyData>}
      onDelete={() => forgetUnsaved(owner)}
    />
  );
  if (isPart) return panel;
  return <TitledPage title={t('consent.panelPage')}>{panel}</TitledPage>;
}
