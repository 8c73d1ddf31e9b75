import { useState } from 'react';
import type { Viewer } from '#web/features/access/access.api.ts';
import { useSignedIn } from '#web/features/access/use-owner.ts';
import { DownloadMyData } from '#web/features/account/download-my-data.tsx';
import { useAgeToday } from '#web/features/baby/age-today.ts';
import { Consents } from '#web/features/consent/consents.tsx';
import { ArrivalQuestion } from '#web/features/family/arrival/arrival-question.tsx';
import { LegalLinks } from '#web/features/legal/legal-links.tsx';
import { useProfile } from '#web/features/profile/use-profile.ts';
import { useQuiet } from '#web/features/quiet/quiet-context.ts';
import { ThemeChoice } from '#web/features/theme/theme-choice.tsx';
import { forgetUnsaved } from '#web/features/timer/forget-unsaved.ts';
import { LoadFailed } from '#web/parts/load-failed.tsx';
import { SignInInvitation } from '#web/parts/sign-in-invitation.tsx';
import { TitledPage } from '#web/parts/titled-page.tsx';
import { useSignInInvitation } from '#web/parts/use-sign-in-invitation.ts';
import { useTexts } from '#web/texts/use-texts.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { AboutCards } from './about-cards.tsx';
import { OptionsCard } from './options-card.tsx';
import { ProfileHeader } from './profile-header.tsx';
import { ProfileSection } from './profile-section.tsx';
import { ProfileSheets, type SheetName } from './profile-sheets.tsx';
import { ProfileSkeleton } from './profile-skeleton.tsx';
import { QuietProfile } from './quiet-profile.tsx';

const ofAnAccount: readonly SheetName[] = ['notifications', 'account', 'second-factor', 'passkeys'];

export default function ProfileScreen() {
  const t = useTexts();
  const viewer = useSignedIn();
  const { profile, isLoading, isError, refetch } = useProfile(viewer);
  const age = useAgeToday(profile);
  const quiet = useQuiet();
  const [sheet, setSheet] = useState<SheetName>();
  const invite = useSignInInvitation();
  const isWaiting = profile === null && (viewer === undefined || isLoading);

  /** What needs an account is asked for kindly; what does not, opens. */
  function open(name: SheetName): void {
    if (ofAnAccount.includes(name) && !viewer)
      invite({ title: t('profile.signInFirst'), text: t('profile.signInFirstText') });
    else setSheet(name);
  }

  return (
    <TitledPage width="beside" title={t('profile.title')}>
      <div className="gap-6 two-columns desk:gap-x-8">
        <div className="grid grid-cols-1 content-start gap-6">
          {viewer === null && (
            <SignInInvitation title={t('profile.visitor')} text={t('profile.visitorText')} />
          )}
          {isWaiting && <ProfileSkeleton />}
          {!quiet && !isWaiting && profile === null && isError && (
            <LoadFailed
              title={t('profileSaving.loadFailed')}
              text={t('profileSaving.loadFailedText')}
              query={{ refetch }}
            />
          )}
          {quiet && !isWaiting && <QuietProfile quiet={quiet} profile={profile} owner={viewer?.id ?? null} />}
          {!quiet && !isWaiting && !(profile === null && isError) && (
            <>
              <ProfileHeader profile={profile} age={age} />
              <ArrivalQuestion viewer={viewer ?? null} age={age} />
              <AboutCards profile={profile} onEdit={open} />
            </>
          )}
        </div>
        <div className="grid grid-cols-1 gap-6 second-column">
          <OptionsCard isQuiet={quiet !== null} onOpen={open} />
          <Card>
            <ThemeChoice />
          </Card>
          {viewer && (
            <>
              <PasskeyCard onOpen={() => open('passkeys')} />
              <SecondFactorCard viewer={viewer} onOpen={() => open('second-factor')} />
              <MyDataCard owner={viewer.id} email={viewer.email} />
            </>
          )}
        </div>
      </div>
      <ProfileSheets
        shown={sheet}
        viewer={viewer ?? null}
        onClose={() => setSheet(undefined)}
        onSaved={() => {
          setSheet(undefined);
          if (!viewer) invite({ title: t('profile.signInToKeep'), text: t('profile.signInToKeepText') });
        }}
      />
    </TitledPage>
  );
}

function PasskeyCard({ onOpen }: { onOpen: () => void }) {
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

function MyDataCard({ owner, email }: { owner: string; email: string }) {
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

function SecondFactorCard({ viewer, onOpen }: { viewer: Viewer; onOpen: () => void }) {
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
