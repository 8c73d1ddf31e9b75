import { useRouter } from '@tanstack/react-router';
import { lazy, type ReactNode, useEffect } from 'react';
import { OfflineNotice } from '#web/parts/offline-notice.tsx';
import { retryLoad } from '#web/platform/device/retry-load.ts';
import { savesData } from '#web/platform/device/saves-data.ts';
import { whenIdle } from '#web/platform/device/when-idle.ts';
import { withTexts } from '#web/texts/with-texts.ts';
import { AfterScreen } from '../after-screen.tsx';
import { destinations } from './destinations.ts';
import { PlayerSlot } from './player-slot.tsx';
import { PreviewNotice } from './preview-notice.tsx';
import { ShellHeader } from './shell-header.tsx';
import { SideMenu } from './side-menu.tsx';
import { SkipLink } from './skip-link.tsx';
import { TabBar } from './tab-bar.tsx';
import { TimerBarSlot } from './timer-bar-slot.tsx';
import { useSideMenu } from './use-side-menu.ts';

const OutboxState = lazy(() => retryLoad(() => import('./outbox-state.tsx')));

const HelpFooter = lazy(() => retryLoad(() => withTexts(import('#web/features/quiet/help-footer.tsx'))));

// One baby is the rule, and then there is nothing to choose.
const BabySwitch = lazy(() => retryLoad(() => withTexts(import('#web/features/family/baby-switch.tsx'))));

const contentId = 'content';

/** Stands still while the screens change: a menu on the side or tabs below, and the content between. */
export function AppShell({ children }: { children: ReactNode }) {
  const { isOpen, toggle, isDrawerOpen, setDrawerOpen } = useSideMenu();
  useScreensAtHand();
  return (
    <div className="flex min-h-dvh">
      <SkipLink target={contentId} />
      <SideMenu isOpen={isOpen} onToggle={toggle} />
      <div className="flex min-w-0 flex-1 flex-col">
        <ShellHeader isDrawerOpen={isDrawerOpen} onDrawerChange={setDrawerOpen} />
        <OfflineNotice />
        <AfterScreen>
          <OutboxState />
        </AfterScreen>
        <PreviewNotice />
        <AfterScreen>
          <BabySwitch />
        </AfterScreen>
        <TimerBarSlot />
        <main id={contentId} tabIndex={-1} className="flex-1 outline-none">
          {children}
        </main>
        <AfterScreen>
          <HelpFooter />
        </AfterScreen>
        <PlayerSlot />
      </div>
      <TabBar />
    </div>
  );
}

/** Once the page is idle, fetches the other screens, so that a tap answers at once, even offline. */
function useScreensAtHand(): void {
  const router = useRouter();
  useEffect(() => {
    if (savesData()) return;
    return whenIdle(() => {
      for (const { path } of destinations) router.preloadRoute({ to: path });
    });
  }, [router]);
}
