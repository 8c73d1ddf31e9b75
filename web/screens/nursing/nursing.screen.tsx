import { Link } from '@tanstack/react-router';
import { ChevronRight, FileText, List, Settings2 } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { paths } from '#shared/navigation/paths.ts';
import { useOwner } from '#web/features/access/use-owner.ts';
import { whileOpen } from '#web/features/consent/records/while-open.tsx';
import type { DiaryPlace } from '#web/features/diary/diary-place.ts';
import { feedParts } from '#web/features/diary/kinds/feed/feed-parts.tsx';
import { feedTimer } from '#web/features/diary/kinds/feed/feed-timer.tsx';
import { History } from '#web/features/diary/kinds/feed/history.tsx';
import { HistorySkeleton } from '#web/features/diary/kinds/feed/history-skeleton.tsx';
import { KeepAwake } from '#web/features/diary/kinds/feed/keep-awake.tsx';
import { LastFeed } from '#web/features/diary/kinds/feed/last-feed.tsx';
import { NightOffer } from '#web/features/diary/kinds/feed/night-offer.tsx';
import { nursingTimer } from '#web/features/diary/kinds/feed/nursing-timer-kind.ts';
import { useFeeds } from '#web/features/diary/kinds/feed/use-feeds.ts';
import { KindsHere } from '#web/features/diary/kinds/kinds-here.ts';
import { TimerPanel } from '#web/features/diary/timer-panel.tsx';
import { useDiaryPlace } from '#web/features/family/use-diary-place.ts';
import { useTimer } from '#web/features/timer/use-timer.ts';
import { useSignInHere } from '#web/parts/use-sign-in-here.ts';
import { DocumentTitle } from '#web/platform/document/document-title.tsx';
import { useTexts } from '#web/texts/use-texts.ts';
import { IconButton } from '#web/ui/icon-button.tsx';
import { SectionCard } from '#web/ui/section.tsx';

// The timer does not wait for what is rarely opened.
const NursingSettingsSheet = lazy(() => import('#web/features/diary/kinds/feed/settings-sheet.tsx'));

const kindsHere = [feedParts];

export default whileOpen(NursingScreen);

function NursingScreen() {
  const place = useDiaryPlace(useOwner());
  return (
    <KindsHere value={kindsHere}>
      <NursingOf place={place} />
    </KindsHere>
  );
}

function NursingOf({ place }: { place: DiaryPlace }) {
  const t = useTexts();
  const { owner } = place;
  const signIn = useSignInHere();
  const { history, isWaiting } = useFeeds(place);
  const { now } = useTimer(nursingTimer, place);
  /** Undefined until it was opened once. */
  const [isSetting, setSetting] = useState<boolean>();
  return (
    <div className="mx-auto grid w-full max-w-[32rem] grid-cols-1 gap-6 px-4 desk:max-w-[70rem] desk:grid-cols-2 desk:items-start desk:gap-x-10 pt-2 pb-[calc(var(--spacing-tab-bar)+env(safe-area-inset-bottom)+1.5rem)] wide:px-6 wide:pt-6 wide:pb-12">
      <DocumentTitle title={t('nursing.title')} />
      <div className="grid grid-cols-1 gap-6">
        <div className="grid grid-cols-1 gap-2">
          <header className="flex items-center justify-between">
            <h1 tabIndex={-1} className="text-heading font-extrabold">
              {t('nursing.title')}
            </h1>
            <IconButton label={t('nursing.settingsTitle')} onClick={() => setSetting(true)}>
              <Settings2 size={22} aria-hidden />
            </IconButton>
          </header>
          <TimerPanel
            parts={feedTimer}
            place={place}
            onSignIn={signIn}
            idleNote={!isWaiting && <LastFeed feed={history[0]} />}
          />
        </div>
        <NightOffer now={now} />
        <KeepAwake owner={owner} />
      </div>
      <div className="grid grid-cols-1 gap-6">
        <SectionCard title={t('nursing.history')} className="gap-1">
          {isWaiting ? (
            <HistorySkeleton />
          ) : (
            <History place={place} feeds={history} emptyText={t('nursing.historyEmpty')} onSignIn={signIn} />
          )}
        </SectionCard>
        <nav aria-label={t('nursing.history')} className="grid gap-2">
          <Link to={paths.nursingLog} className={linkClass}>
            <List size={22} aria-hidden className="text-clay" />
            <span className="flex-1">{t('nursing.seeAll')}</span>
            <ChevronRight size={20} aria-hidden className="text-ink-soft" />
          </Link>
          <Link to={paths.nursingSheet} className={linkClass}>
            <FileText size={22} aria-hidden className="text-clay" />
            <span className="flex-1">{t('nursing.sheetLink')}</span>
            <ChevronRight size={20} aria-hidden className="text-ink-soft" />
          </Link>
        </nav>
      </div>
      {isSetting !== undefined && (
        <Suspense>
          <NursingSettingsSheet owner={owner} open={isSetting} onClose={() => setSetting(false)} />
        </Suspense>
      )}
    </div>
  );
}

const linkClass =
  'flex min-h-13 items-center gap-3 rounded-card border border-line bg-card px-4 font-bold hover:bg-blush';
