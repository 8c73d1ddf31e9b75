import { useTexts } from '#web/texts/use-texts.ts';
import { Button } from '#web/ui/button.tsx';
import { ProfileSection } from './profile-section.tsx';

export function PasskeyCard({ onOpen }: { onOpen: () => void }) {
  const t = useTexts();
  return (
    <ProfileSection title={t('passkey.title')}>
      <p className="text-ink-soft">{t('passkey.text')}</p>
      <Button variant="secondary" wide onClick={onOpen}>
        {t('passkey.manage')}
      </Button>
    </ProfileSection>
  );
}
