import { Consents } from '#web/features/account/consents.tsx';
import { DownloadMyData } from '#web/features/account/download-my-data.tsx';
import { LegalLinks } from '#web/features/legal/legal-links.tsx';
import { useTexts } from '#web/texts/use-texts.ts';
import { ProfileSection } from './profile-section.tsx';

export function MyDataCard({ email }: { email: string }) {
  const t = useTexts();
  return (
    <ProfileSection title={t('account.data')}>
      <p className="font-bold [overflow-wrap:anywhere]">{email}</p>
      <p className="text-ink-soft">{t('account.dataText')}</p>
      <DownloadMyData>{t('account.download')}</DownloadMyData>
      <Consents />
      <LegalLinks />
    </ProfileSection>
  );
}
