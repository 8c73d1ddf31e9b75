import { Devices } from '#web/features/access/devices.tsx';
import { SignOut } from '#web/features/access/sign-out.tsx';
import { useViewer } from '#web/features/access/use-viewer.ts';
import { LanguageRadio } from '#web/features/language/language-radio.tsx';
import { ThemeChoice } from '#web/features/theme/theme-choice.tsx';
import { DocumentTitle } from '#web/platform/document/document-title.tsx';
import { useTexts } from '#web/texts/use-texts.ts';
import { Card } from '#web/ui/card.tsx';
import { Page } from '#web/ui/page.tsx';
import { ProfileSection } from './profile-section.tsx';
import { VisitorCard } from './visitor-card.tsx';

export default function ProfileScreen() {
  const t = useTexts();
  const viewer = useViewer();
  return (
    <Page title={t('profile.title')}>
      <DocumentTitle title={t('profile.title')} />
      <div className="grid gap-6">
        {viewer.data === null && <VisitorCard />}
        {viewer.data && (
          <ProfileSection title={t('profile.account')}>
            <p className="text-ink-soft [overflow-wrap:anywhere]">{viewer.data.email}</p>
          </ProfileSection>
        )}
        <Card>
          <ThemeChoice />
        </Card>
        <Card>
          <LanguageRadio />
        </Card>
        {viewer.data && (
          <>
            <ProfileSection title={t('access.devices')}>
              <Devices />
            </ProfileSection>
            <ProfileSection title={t('access.signOut')}>
              <SignOut />
            </ProfileSection>
          </>
        )}
      </div>
    </Page>
  );
}
