import { Link } from '@tanstack/react-router';
import { BookOpen, Heart, HeartHandshake, Users } from 'lucide-react';
import { paths } from '#shared/navigation/paths.ts';
import type { Quiet } from '#shared/quiet/quiet.rules.ts';
import { timeOfDay } from '#shared/time/time-of-day.rules.ts';
import { useOwner } from '#web/features/access/use-owner.ts';
import { useViewer } from '#web/features/access/use-viewer.ts';
import { withoutDefaultName } from '#web/features/profile/default-profile.ts';
import { useProfile } from '#web/features/profile/use-profile.ts';
import { QuietTextList } from '#web/features/quiet/quiet-text-list.tsx';
import { TakeBack } from '#web/features/quiet/take-back.tsx';
import { useLocalTime } from '#web/platform/device/use-local-time.ts';
import { DocumentTitle } from '#web/platform/document/document-title.tsx';
import { useTexts } from '#web/texts/use-texts.ts';
import { buttonClass } from '#web/ui/button.tsx';
import { Page } from '#web/ui/page.tsx';
import { Section } from '#web/ui/section.tsx';
import { OwnRecords } from './own-records.tsx';

/** Home while something changed: her name, somebody to talk to, something to read, and the ways back. */
export function QuietHome({ quiet }: { quiet: Quiet }) {
  const t = useTexts();
  const { hour } = useLocalTime();
  const owner = useOwner();
  const { profile } = useProfile(useViewer().data);
  const { name } = withoutDefaultName({ name: profile?.name ?? undefined });
  const moment = timeOfDay(hour);
  return (
    // Nobody is called "Mama" here for want of a name.
    <Page title={name ? t(`home.${moment}`, { name }) : t(`quiet.${moment}`)}>
      <DocumentTitle title={t('home.name')} />
      <div className="-mt-4 grid grid-cols-1 gap-6">
        <p>{t(`quiet.home_${quiet}`)}</p>
        <Link to={paths.help} className={buttonClass({ size: 'large', wide: true })}>
          <HeartHandshake size={20} strokeWidth={1.75} aria-hidden />
          {t('quiet.talkNow')}
        </Link>
        <QuietTextList quiet={quiet} />
        <Section title={t('quiet.places')}>
          <ul className="grid gap-3 wide:grid-cols-2">
            <Place path={paths.community} Icon={Users} name="shell.tabCommunity" text="quiet.communityText" />
            <Place path={paths.library} Icon={BookOpen} name="shell.tabLibrary" text="quiet.libraryText" />
            <Place path={paths.checkin} Icon={Heart} name="checkin.title" text="quiet.checkinText" />
          </ul>
        </Section>
        <OwnRecords owner={owner} />
        <TakeBack quiet={quiet} owner={owner} />
      </div>
    </Page>
  );
}

type PlaceProps = {
  path: typeof paths.community | typeof paths.library | typeof paths.checkin;
  Icon: typeof Users;
  name: 'shell.tabCommunity' | 'shell.tabLibrary' | 'checkin.title';
  text: 'quiet.communityText' | 'quiet.libraryText' | 'quiet.checkinText';
};

function Place({ path, Icon, name, text }: PlaceProps) {
  const t = useTexts();
  return (
    <li>
      <Link
        to={path}
        className="flex min-h-13 items-center gap-3 rounded-card border border-line bg-card px-4 py-3 hover:bg-blush"
      >
        <Icon size={24} strokeWidth={1.75} aria-hidden className="shrink-0 text-clay" />
        <span className="min-w-0">
          <span className="block font-bold">{t(name)}</span>
          <span className="block text-ink-soft text-small">{t(text)}</span>
        </span>
      </Link>
    </li>
  );
}
