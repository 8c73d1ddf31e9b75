import { DownloadMyData } from '#web/features/account/download-my-data.tsx';
import { useTexts } from '#web/texts/use-texts.ts';
import { SectionCard } from '#web/ui/section.tsx';
import { diaryExportFile } from './imports.api.ts';

/** The diary to take along: a parent all of it, a carer what she recorded. */
export function ExportDiary({ familyId, isParent }: { familyId: string; isParent: boolean }) {
  const t = useTexts();
  return (
    <SectionCard title={t('imports.take')} className="gap-3">
      <p className="text-ink-soft">{t(isParent ? 'imports.takeText' : 'imports.takeOwnText')}</p>
      <DownloadMyData href={diaryExportFile(familyId, 'csv')}>{t('imports.takeCsv')}</DownloadMyData>
      <DownloadMyData href={diaryExportFile(familyId, 'json')}>{t('imports.takeJson')}</DownloadMyData>
    </SectionCard>
  );
}
