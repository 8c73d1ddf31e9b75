import { useState } from 'react';
import { useViewer } from '#web/features/access/use-viewer.ts';
import { useAgeToday } from '#web/features/baby/age-today.ts';
import { ArrivalQuestion } from '#web/features/profile/arrival/arrival-question.tsx';
import { useProfile } from '#web/features/profile/use-profile.ts';
import { useQuiet } from '#web/features/quiet/quiet-context.ts';
import { ThemeChoice } from '#web/features/theme/theme-choice.tsx';
import { LoadFailed } from '#web/parts/load-failed.tsx';
import { SignInInvitation } from '#web/parts/sign-in-invitation.tsx';
import { TitledPage } from '#web/parts/titled-page.tsx';
import { useSignInInvitation } from '#web/parts/use-sign-in-invitation.ts';
import { useTexts } from '#web/texts/use-texts.ts';
import { Card } from '#web/ui/card.tsx';
import { AboutCards } from './about-cards.tsx';
import { MyDataCard } from './my-data-card.tsx';
import { OptionsCard } from './options-card.tsx';
import { PasskeyCard } from './passkey-card.tsx';
import { ProfileHeader } from './profile-header.tsx';
import { ProfileSheets, type SheetName } from './profile-sheets.tsx';
import { ProfileSkeleton } from './profile-skeleton.tsx';
import { QuietProfile } from './quiet-profile.tsx';
import { SecondFactorCard } from './second-factor-card.tsx';

const ofAnAccount: readonly SheetName[] = ['notifications', 'account', 'second-factor', 'passkeys'];

export default function ProfileScreen() {
  const t = useTexts();
  const { data } = useViewer();
  // In a preview a session may wait for its second factor: it cannot be used yet.
  const viewer = data?.needsSecondFactor ? null : data;
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
