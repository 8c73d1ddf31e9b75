import { useState } from 'react';
import { useViewer } from '#web/features/access/use-viewer.ts';
import { useAgeToday } from '#web/features/baby/age-today.ts';
import { ArrivalQuestion } from '#web/features/profile/arrival/arrival-question.tsx';
import { useProfile } from '#web/features/profile/use-profile.ts';
import { useQuiet } from '#web/features/quiet/quiet-context.ts';
import { ThemeChoice } from '#web/features/theme/theme-choice.tsx';
import { DocumentTitle } from '#web/platform/document/document-title.tsx';
import { useTexts } from '#web/texts/use-texts.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { EmptyLamp } from '#web/ui/illustrations/empty-lamp.tsx';
import { Page } from '#web/ui/page.tsx';
import { AboutCards } from './about-cards.tsx';
import { MyDataCard } from './my-data-card.tsx';
import { OptionsCard } from './options-card.tsx';
import { PasskeyCard } from './passkey-card.tsx';
import { ProfileHeader } from './profile-header.tsx';
import { ProfileSheets, type SheetName } from './profile-sheets.tsx';
import { ProfileSkeleton } from './profile-skeleton.tsx';
import { QuietProfile } from './quiet-profile.tsx';
import { SecondFactorCard } from './second-factor-card.tsx';
import { useAskToSignIn } from './use-ask-to-sign-in.ts';
import { VisitorCard } from './visitor-card.tsx';

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
  const askToSignIn = useAskToSignIn();
  const isWaiting = profile === null && (viewer === undefined || isLoading);

  /** What needs an account is asked for kindly; what does not, opens. */
  function open(name: SheetName): void {
    if (ofAnAccount.includes(name) && !viewer) askToSignIn('first');
    else setSheet(name);
  }

  return (
    <Page width="beside" title={t('profile.title')}>
      <DocumentTitle title={t('profile.title')} />
      <div className="gap-6 two-columns desk:gap-x-8">
        <div className="grid grid-cols-1 content-start gap-6">
          {viewer === null && <VisitorCard />}
          {isWaiting && <ProfileSkeleton />}
          {!quiet && !isWaiting && profile === null && isError && (
            <EmptyState
              picture={<EmptyLamp />}
              title={t('profileSaving.loadFailed')}
              text={t('profileSaving.loadFailedText')}
              action={<Button onClick={() => refetch()}>{t('shell.tryAgain')}</Button>}
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
          if (!viewer) askToSignIn('to-keep');
        }}
      />
    </Page>
  );
}
