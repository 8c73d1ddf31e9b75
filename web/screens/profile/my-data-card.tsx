import { DownloadMyData } from '#web/features/account/download-my-data.tsx';
import { Consents } from '#web/features/consent/consents.tsx';
import { LegalLinks } from '#web/features/legal/legal-links.tsx';
import { forgetUnsaved } from '#web/features/timer/forget-unsaved.ts';
import { useTexts } from '#web/texts/use-texts.ts';
import { ProfileSection } from './profile-section.tsx';

export function MyDataCard({ owner, email }: { owner: string; email: string }) {
  const t = useTexts();
  return (
    <ProfileSection title={t('account.data')}>
      <p className="font-bold [overflow-wrap:anywhere]">{email}</p>
      <p className="text-ink-soft">{t('account.dataText')}</p>
      <DownloadMyData>{t('account.download')}</DownloadMyData>
      <Consents owner={owner} onDelete={() => forgetUnsaved(owner)} />
      <LegalLinks />
    </ProfileSection>
  );
}
