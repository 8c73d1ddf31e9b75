import type { Viewer } from '#web/features/access/access.api.ts';
import { useTexts } from '#web/texts/use-texts.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { ProfileSection } from './profile-section.tsx';

export function SecondFactorCard({ viewer, onOpen }: { viewer: Viewer; onOpen: () => void }) {
  const t = useTexts();
  return (
    <ProfileSection
      title={t('secondFactor.title')}
      action={
        viewer.hasSecondFactor ? (
          <Badge tone="sage">{t('secondFactor.isOn')}</Badge>
        ) : (
          <Badge tone="quiet">{t('secondFactor.isOff')}</Badge>
        )
      }
    >
      <p className="text-ink-soft">{t('secondFactor.text')}</p>
      <Button variant="secondary" wide onClick={onOpen}>
        {viewer.hasSecondFactor ? t('secondFactor.manage') : t('secondFactor.turnOn')}
      </Button>
    </ProfileSection>
  );
}
